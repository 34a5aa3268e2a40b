import { pause } from '../writes/back-off';

/**
 * Minimum time between two reads, in ms: short enough to show a change within the promised 2 s,
 * whatever the number of changes.
 */
export const LIVE_PAUSE_MS = 500;

/**
 * Reads at the first event at once, and once more for all events that arrive while it reads. A
 * colleague who marks a whole column causes an event for each cell; restarting the read at every
 * one would never finish.
 */
export function liveReads<Key extends readonly unknown[]>(
  read: (key: Key) => Promise<unknown>,
  signal: AbortSignal,
): (key: Key) => void {
  const again = new Map<string, boolean>();

  async function keepReading(name: string, key: Key) {
    while (again.get(name) === true && !signal.aborted) {
      again.set(name, false);
      await read(key);
      await pause(LIVE_PAUSE_MS, signal);
    }
    again.delete(name);
  }

  return (key) => {
    const name = JSON.stringify(key);
    const reading = again.has(name);
    again.set(name, true);
    if (!reading) void keepReading(name, key);
  };
}
