import type { Wish } from './wish';

/**
 * Where wishes wait on the device until the server has confirmed them (write-ahead): a closed tab
 * or a killed app loses nothing. One student's wishes; two tabs of one browser share it.
 */
export interface OutboxStore {
  load(): Promise<Wish[]>;
  put(wishes: readonly Wish[]): Promise<void>;
  /**
   * Removes those that still have the given revision: another tab may have stored a newer tap
   * meanwhile.
   */
  remove(wishes: readonly Wish[]): Promise<void>;
}
