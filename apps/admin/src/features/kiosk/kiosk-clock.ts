import { createUseNow } from '@academy/app-kit/device';
import { serverClock } from '../../shared/session/session';

const KEY = 'academy.kiosk.clock';

function kept(): number {
  try {
    const offset = Number(localStorage.getItem(KEY));
    return Number.isFinite(offset) ? offset : 0;
  } catch {
    return 0;
  }
}

let last = kept();

/**
 * The server's clock on this device. Started without a network it goes by how far the two were
 * apart when they last met: a tablet's own clock may be anything.
 */
export const kioskClock = {
  serverNow: () => new Date(Date.now() + last),
  subscribe: serverClock.subscribe,
  /** The server has just answered. */
  keep(): void {
    last = serverClock.offset();
    try {
      localStorage.setItem(KEY, String(last));
    } catch {
      // It holds as long as the page does.
    }
  },
};

serverClock.subscribe(kioskClock.keep);

export const useKioskNow = createUseNow(kioskClock);
