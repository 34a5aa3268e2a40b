/**
 * What a page says to a worker. `take-over`: answer for all pages from now on. `yours`: was the
 * page with this script built with you?
 */
export type WorkerMessage = { say: 'take-over' } | { say: 'yours'; entry: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Undefined for what some other script, or another version of this app, may say. */
export function readMessage(data: unknown): WorkerMessage | undefined {
  if (!isRecord(data)) return undefined;
  if (data.say === 'take-over') return { say: 'take-over' };
  return data.say === 'yours' && typeof data.entry === 'string'
    ? { say: 'yours', entry: data.entry }
    : undefined;
}
