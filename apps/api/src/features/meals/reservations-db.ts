import type { StudentId } from '@academy/domain/ids';
import type { Reservation } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { reservations } from '../../db/schema';

/** A row as a save needs it: with the device and the counter of its last write. */
export type WrittenReservation = Reservation & {
  writtenDevice: string | null;
  writtenSeq: number | null;
};

export async function readWritten(
  tx: Tx,
  studentId: StudentId,
  first: CalendarDay,
  last: CalendarDay,
): Promise<WrittenReservation[]> {
  return tx
    .select({
      date: reservations.date,
      lunch: reservations.lunch,
      dinner: reservations.dinner,
      writtenDevice: reservations.writtenDevice,
      writtenSeq: reservations.writtenSeq,
    })
    .from(reservations)
    .where(and(eq(reservations.studentId, studentId), between(reservations.date, first, last)))
    .orderBy(asc(reservations.date));
}

/** The device and its counter, from `X-Client-Seq`. */
export interface ClientSeq {
  device: string;
  counter: number;
}

/**
 * Writes all rows in one statement. A row that changes nothing is not rewritten, except that it
 * takes over the counter: a late older save of the same device must find it.
 */
export async function upsertReservations(
  tx: Tx,
  studentId: StudentId,
  rows: readonly Reservation[],
  seq: ClientSeq | null,
  now: Date,
): Promise<void> {
  const column = <T>(of: (row: Reservation) => T) => sql.param(rows.map(of));
  await tx.execute(sql`
    insert into reservations as r (student_id, date, lunch, dinner, updated_at, updated_by_kind, written_device, written_seq)
    select ${studentId}::bigint, date, lunch, dinner, ${now.toISOString()}::timestamptz, 'student', ${seq?.device ?? null}::text, ${seq?.counter ?? null}::bigint
    from unnest(${column((row) => row.date)}::date[], ${column((row) => row.lunch)}::boolean[], ${column((row) => row.dinner)}::boolean[]) as wished (date, lunch, dinner)
    on conflict (student_id, date) do update set
      lunch = excluded.lunch, dinner = excluded.dinner, updated_by_kind = excluded.updated_by_kind,
      updated_at = case when (r.lunch, r.dinner) is distinct from (excluded.lunch, excluded.dinner) then excluded.updated_at else r.updated_at end,
      written_device = excluded.written_device, written_seq = excluded.written_seq
    where (r.lunch, r.dinner, r.written_device, r.written_seq) is distinct from (excluded.lunch, excluded.dinner, excluded.written_device, excluded.written_seq)`);
}
