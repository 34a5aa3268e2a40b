import { createUseNow, readKept, writeKept } from '@academy/app-kit/device';
import { serverClock } from '../../shared/session/session';

const KEY = 'academy.kiosk.clock';

const kept = Number(readKept(KEY));
let last = Number.isFinite(kept) ? kept : 0;

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
    writeKept(KEY, String(last));
  },
};

serverClock.subscribe(kioskClock.keep);

export const useKioskNow = createUseNow(kioskClock);
