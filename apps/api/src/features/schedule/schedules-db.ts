import type { ScheduleId, StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { regularSchedules } from '../../db/schema';
import { readSchedules, type StoredSchedule } from '../../shared/schedule/schedules-db';

/** The schedules that touch the asked days; an end that is left out is open. */
export const readTouching = (
  db: Db,
  studentId: StudentId,
  { from, to }: { from: CalendarDay | undefined; to: CalendarDay | undefined },
) =>
  readSchedules(
    db,
    studentId,
    and(
      from && or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, from)),
      to && lte(regularSchedules.firstDate, to),
    ),
  );

/** One of a student's schedules as it is in this transaction. */
export async function readSchedule(
  tx: Tx,
  studentId: StudentId,
  id: ScheduleId,
): Promise<StoredSchedule> {
  const [schedule] = await readSchedules(tx, studentId, eq(regularSchedules.id, id));
  if (!schedule) throw new Error(`schedule ${id} is not the student's`);
  return schedule;
}

/** Several of them, by first day and id. */
export const readSome = (
  tx: Tx,
  studentId: StudentId,
  ids: readonly ScheduleId[],
): Promise<StoredSchedule[]> =>
  readSchedules(tx, studentId, inArray(regularSchedules.id, [...ids]));

/** Whether a schedule exists, of any student. */
export async function scheduleExists(tx: Tx, id: ScheduleId): Promise<boolean> {
  return (await tx.$count(regularSchedules, eq(regularSchedules.id, id))) > 0;
}
