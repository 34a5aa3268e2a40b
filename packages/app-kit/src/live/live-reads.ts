import { pause } from '../writes/back-off';

/**
 * How long what was just read is left alone, in ms: with it a change elsewhere is on the screen
 * within the 2 s that are promised, whatever the number of changes.
 */
export const LIVE_PAUSE_MS = 500;

/**
 * Reads again at the first hint at once, and what is hinted while that goes on once more
 * afterwards: a colleague who marks a whole column sends a hint per cell, and a read that every
 * hint begins again would never end.
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
