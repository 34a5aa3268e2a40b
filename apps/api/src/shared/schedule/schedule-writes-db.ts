import type { ManagerId, ScheduleId, StudentId } from '@academy/domain/ids';
import type { RegularSchedule, ScheduleDraft } from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { regularSchedules } from '../../db/schema';

const columnsOf = ({
  from: fromTime,
  to: toTime,
  type,
  kind,
  title,
  weekdays,
  place,
  memo,
  firstDate,
  lastDate,
  everyWeeks,
}: ScheduleDraft) => ({
  fromTime,
  toTime,
  type,
  kind,
  title,
  weekdays,
  place,
  memo,
  firstDate,
  lastDate,
  everyWeeks,
});

interface NewSchedule {
  studentId: StudentId;
  draft: ScheduleDraft;
  exceptions: CalendarDay[];
  replacesId: ScheduleId | null;
  now: Date;
  /**
   * The manager who registers it for the student: it holds at once. Without one it is a request
   * that waits.
   */
  by?: ManagerId;
}

const registration = ({ by, now }: NewSchedule) =>
  by === undefined
    ? { status: 'PENDING' as const, registeredBy: 'student' as const }
    : {
        status: 'APPROVED' as const,
        registeredBy: 'manager' as const,
        decidedBy: by,
        decidedAt: now,
      };

/** Inserts schedules in the order of the list. */
export async function insertSchedules(
  tx: Tx,
  schedules: readonly NewSchedule[],
): Promise<ScheduleId[]> {
  if (schedules.length === 0) return [];
  const rows = await tx
    .insert(regularSchedules)
    .values(
      schedules.map((schedule) => {
        const { studentId, draft, exceptions, replacesId, now } = schedule;
        return {
          ...columnsOf(draft),
          ...registration(schedule),
          studentId,
          exceptions,
          replacesId,
          createdAt: now,
          updatedAt: now,
        };
      }),
    )
    .returning({ id: regularSchedules.id });
  return rows.map(({ id }) => id);
}

export async function insertSchedule(tx: Tx, schedule: NewSchedule): Promise<ScheduleId> {
  const [id] = await insertSchedules(tx, [schedule]);
  if (id === undefined) throw new Error('the schedule was not inserted');
  return id;
}

/** Who changes a schedule, and when. */
export interface ScheduleChanger {
  by: 'student' | 'manager';
  now: Date;
}

/** Keeps the present versions for the history (변경 이력), before they change. */
async function keepVersions(
  tx: Tx,
  ids: readonly ScheduleId[],
  { by, now }: ScheduleChanger,
): Promise<void> {
  await tx.execute(sql`
    insert into schedule_versions (schedule_id, version, value, by_kind, at)
    select id, version, to_jsonb(present), ${by}, ${now.toISOString()}::timestamptz from regular_schedules present where id = any(${sql.param([...ids])}::bigint[])`);
}

/** What can change of a schedule; what is left out stays. */
export interface ScheduleChange {
  draft?: ScheduleDraft;
  exceptions?: CalendarDay[];
  status?: RegularSchedule['status'];
  lastDate?: CalendarDay | null;
  endedAt?: Date | null;
  replacesId?: ScheduleId | null;
  rejectReason?: string | null;
  decidedBy?: ManagerId;
  decidedAt?: Date;
}

/**
 * Keeps the present versions and gives all the same change. A schedule that waits again loses what
 * was decided about it.
 */
export async function changeSchedules(
  tx: Tx,
  ids: readonly ScheduleId[],
  { draft, ...change }: ScheduleChange,
  changer: ScheduleChanger,
): Promise<void> {
  if (ids.length === 0) return;
  await keepVersions(tx, ids, changer);
  const undecided =
    change.status === 'PENDING' ? { rejectReason: null, decidedBy: null, decidedAt: null } : {};
  await tx
    .update(regularSchedules)
    .set({
      ...(draft && columnsOf(draft)),
      ...change,
      ...undecided,
      version: sql`${regularSchedules.version} + 1`,
      updatedAt: changer.now,
    })
    .where(inArray(regularSchedules.id, [...ids]));
}

/** The state of a schedule, and its end. `endedAt` in UTC ISO. */
export interface ScheduleState {
  id: ScheduleId;
  status: string;
  lastDate: CalendarDay | null;
  endedAt: string | null;
}

/** Sets schedules to a state each and keeps what they were before for their history. */
export async function writeScheduleStates(
  tx: Tx,
  states: readonly ScheduleState[],
  changer: ScheduleChanger,
): Promise<void> {
  if (states.length === 0) return;
  await keepVersions(
    tx,
    states.map(({ id }) => id),
    changer,
  );
  await tx.execute(sql`
    update regular_schedules s set status = w.status, last_date = w."lastDate", ended_at = w."endedAt", version = s.version + 1, updated_at = ${changer.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as w (id bigint, status text, "lastDate" date, "endedAt" timestamptz) where s.id = w.id`);
}

/** Which of its versions a schedule goes back to. */
export interface ScheduleVersionRef {
  id: ScheduleId;
  version: number;
}

/**
 * Brings schedules back to kept versions of theirs, as a whole: that is a version of its own, and
 * what stood until now is kept as well.
 */
export async function restoreVersions(
  tx: Tx,
  versions: readonly ScheduleVersionRef[],
  changer: ScheduleChanger,
): Promise<void> {
  if (versions.length === 0) return;
  await keepVersions(
    tx,
    versions.map(({ id }) => id),
    changer,
  );
  await tx.execute(sql`
    update regular_schedules s set
      type = v.type, kind = v.kind, title = v.title, weekdays = v.weekdays, from_time = v.from_time, to_time = v.to_time, place = v.place, memo = v.memo,
      first_date = v.first_date, last_date = v.last_date, every_weeks = v.every_weeks, exceptions = v.exceptions, status = v.status, replaces_id = v.replaces_id,
      reject_reason = v.reject_reason, decided_by = v.decided_by, decided_at = v.decided_at, ended_at = v.ended_at,
      version = s.version + 1, updated_at = ${changer.now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as w (id bigint, version int)
      join schedule_versions kept on kept.schedule_id = w.id and kept.version = w.version
      cross join lateral jsonb_populate_record(null::regular_schedules, kept.value) as v
    where s.id = w.id`);
}
