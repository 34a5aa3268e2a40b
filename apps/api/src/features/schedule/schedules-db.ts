import type { ScheduleId, StudentId } from '@academy/domain/ids';
import { defaultScheduleSettings, scheduleSettingsSchema, type RegularSchedule, type ScheduleDraft, type ScheduleSettings } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { regularSchedules, scheduleSettings } from '../../db/schema';
import { readSchedules, type StoredSchedule } from '../../shared/schedules-db';

/** The schedules that touch the asked days; an end that is left out is open. */
export const readTouching = (db: Db, studentId: StudentId, { from, to }: { from: CalendarDay | undefined; to: CalendarDay | undefined }) =>
  readSchedules(db, studentId, and(from && or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, from)), to && lte(regularSchedules.firstDate, to)));

/** One of a student's schedules as it stands in this transaction. */
export async function readSchedule(tx: Tx, studentId: StudentId, id: ScheduleId): Promise<StoredSchedule> {
  const [schedule] = await readSchedules(tx, studentId, eq(regularSchedules.id, id));
  if (!schedule) throw new Error(`schedule ${id} is not the student's`);
  return schedule;
}

/** Several of them, by first day and id. */
export const readSome = (tx: Tx, studentId: StudentId, ids: readonly ScheduleId[]): Promise<StoredSchedule[]> =>
  readSchedules(tx, studentId, inArray(regularSchedules.id, [...ids]));

/** What managers decided about schedules; the domain's defaults until somebody saves. */
export async function readScheduleSettings(db: Db): Promise<ScheduleSettings> {
  const [row] = await db.select({ value: scheduleSettings.value }).from(scheduleSettings);
  return row ? scheduleSettingsSchema.parse(row.value) : defaultScheduleSettings;
}

/** Whether a schedule exists, whoever's it is. */
export async function scheduleExists(tx: Tx, id: ScheduleId): Promise<boolean> {
  return (await tx.$count(regularSchedules, eq(regularSchedules.id, id))) > 0;
}

const columnsOf = ({ from: fromTime, to: toTime, type, kind, title, weekdays, place, memo, firstDate, lastDate, everyWeeks }: ScheduleDraft) =>
  ({ fromTime, toTime, type, kind, title, weekdays, place, memo, firstDate, lastDate, everyWeeks });

interface NewSchedule {
  studentId: StudentId;
  draft: ScheduleDraft;
  exceptions: CalendarDay[];
  replacesId: ScheduleId | null;
  now: Date;
}

/** Inserts requests that wait for their approval. */
export async function insertSchedules(tx: Tx, schedules: readonly NewSchedule[]): Promise<ScheduleId[]> {
  if (schedules.length === 0) return [];
  const rows = await tx.insert(regularSchedules).values(schedules.map(({ studentId, draft, exceptions, replacesId, now }) => ({
    ...columnsOf(draft), studentId, exceptions, replacesId, status: 'PENDING' as const, registeredBy: 'student' as const, createdAt: now, updatedAt: now,
  }))).returning({ id: regularSchedules.id });
  return rows.map(({ id }) => id);
}

export async function insertSchedule(tx: Tx, schedule: NewSchedule): Promise<ScheduleId> {
  const [id] = await insertSchedules(tx, [schedule]);
  if (id === undefined) throw new Error('the schedule was not inserted');
  return id;
}

/** What can change of a schedule; what is left out stays. */
export interface ScheduleChange {
  draft?: ScheduleDraft;
  exceptions?: CalendarDay[];
  status?: RegularSchedule['status'];
  lastDate?: CalendarDay;
  endedAt?: Date;
  replacesId?: ScheduleId | null;
}

/** Keeps the present version for the history and writes the next one. A schedule that waits again loses what was decided about it. */
export async function changeSchedule(tx: Tx, id: ScheduleId, { draft, ...change }: ScheduleChange, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into schedule_versions (schedule_id, version, value, by_kind, at)
    select id, version, to_jsonb(present), 'student', ${now.toISOString()}::timestamptz from regular_schedules present where id = ${id}::bigint`);
  const undecided = change.status === 'PENDING' ? { rejectReason: null, decidedBy: null, decidedAt: null } : {};
  await tx.update(regularSchedules)
    .set({ ...(draft && columnsOf(draft)), ...change, ...undecided, version: sql`${regularSchedules.version} + 1`, updatedAt: now })
    .where(eq(regularSchedules.id, id));
}
