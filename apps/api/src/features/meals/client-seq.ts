import { Refusal } from '../../http/errors/refusal';
import type { ClientSeq, WrittenReservation } from './reservations-db';

/** Reads `X-Client-Seq: <deviceId>:<counter>`. Clients that know nothing of it send none. */
export function clientSeqOf(header: string | string[] | undefined): ClientSeq | null {
  if (header === undefined) return null;
  const [, device, counter] = /^([\w-]{1,64}):(\d{1,15})$/.exec(String(header)) ?? [];
  if (!device || !counter) throw new Refusal('malformed-body');
  return { device, counter: Number(counter) };
}

/**
 * Whether a save comes too late for a day: the same device has sent a newer one, which overtook it
 * (a retry after a keepalive). Days that other devices wrote last are not concerned.
 */
export const isOvertaken = (row: WrittenReservation | undefined, seq: ClientSeq | null): boolean =>
  row !== undefined &&
  seq !== null &&
  row.writtenDevice === seq.device &&
  row.writtenSeq !== null &&
  row.writtenSeq > seq.counter;
