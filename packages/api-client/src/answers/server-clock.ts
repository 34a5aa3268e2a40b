import { createListeners } from '@academy/domain/collections';

/**
 * One answer's view of the server's clock; all in ms since epoch, the first two by the device's
 * clock.
 */
export interface ClockSample {
  sentAt: number;
  receivedAt: number;
  serverTime: number;
}

export interface ServerClock {
  observe: (sample: ClockSample) => void;
  /** The server's current time; the device's own until the first answer. */
  serverNow: () => Date;
  /** Server minus device, ms. */
  offset: () => number;
  /**
   * Called when the offset changes, so that screens can re-evaluate cutoffs. Returns an unsubscribe
   * function.
   */
  subscribe: (listener: () => void) => () => void;
}

const KEPT = 5;
const rtt = ({ sentAt, receivedAt }: ClockSample) => receivedAt - sentAt;
const offsetOf = ({ sentAt, receivedAt, serverTime }: ClockSample) =>
  serverTime - (sentAt + receivedAt) / 2;

/**
 * Estimates the server's clock from `X-Server-Time`: server time minus the midpoint of the request,
 * taken from the fastest of the last five, since the true offset lies within half its round trip.
 * An answer that contradicts the kept samples means that the device's clock was changed: they are
 * dropped.
 */
export function createServerClock(now: () => number = () => Date.now()): ServerClock {
  const listeners = createListeners();
  let samples: ClockSample[] = [];
  let offset = 0;

  const contradicts = (sample: ClockSample) => (kept: ClockSample) =>
    Math.abs(offsetOf(kept) - offsetOf(sample)) > (rtt(kept) + rtt(sample)) / 2 + 1;

  return {
    observe(sample) {
      if (!Number.isFinite(sample.serverTime) || rtt(sample) < 0) return;
      samples = [...(samples.some(contradicts(sample)) ? [] : samples), sample].slice(-KEPT);
      const quickest = samples.reduce((best, each) => (rtt(each) < rtt(best) ? each : best));
      const next = Math.round(offsetOf(quickest));
      if (next === offset) return;
      offset = next;
      listeners.tell();
    },
    serverNow: () => new Date(now() + offset),
    offset: () => offset,
    subscribe: listeners.subscribe,
  };
}
