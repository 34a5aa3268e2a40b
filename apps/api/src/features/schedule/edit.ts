import type { ScheduleId } from '@academy/domain/ids';
import {
  checkSchedule,
  decideScheduleEdit,
  isInForce,
  keptExceptions,
  lastDayOf,
  regularScheduleSchema,
  tidySchedule,
  type RegularSchedule,
  type scheduleEndpoints,
} from '@academy/domain/schedule';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { once } from '../../http/writes/once';
import { Refusal } from '../../http/errors/refusal';
import { refuseFields } from '../../http/errors/refuse-fields';
import type { Call } from '../../http/serve';
import {
  changeRequestOf,
  lockSchedules,
  noteChanges,
  oneOf,
  refuse,
  refuseClash,
  writeChange,
  type OwnSchedules,
} from './own-schedules';
import { attach } from '../../shared/attachments/attach';
import { insertSchedule } from '../../shared/schedule/schedule-writes-db';
import { readSchedule } from './schedules-db';

/**
 * What a request that is handed in again replaces: still the same approved schedule, nothing when
 * that is gone. One that got another change request meanwhile takes no second.
 */
function replacedAgain(
  { replacesId }: RegularSchedule,
  mine: OwnSchedules,
  today: CalendarDay,
): ScheduleId | null {
  const replaced = mine.own.find(({ id }) => id === replacesId);
  if (!replaced || !isInForce(replaced) || lastDayOf(replaced) < today) return null;
  if (changeRequestOf(mine, replaced.id)) throw refuse('change-pending');
  return replacesId;
}

/**
 * Edits a schedule that the student has read (its `version`). A waiting one changes, a rejected one
 * is handed in again, an approved one stays in force and gets a change request, which is the answer
 * then.
 */
export async function editSchedule(db: Db, call: Call<typeof scheduleEndpoints.editSchedule>) {
  const {
    actor: { studentId },
    params: { scheduleId },
    body: { version, attachmentIds, ...form },
    now,
    request,
  } = call;
  const today = seoulDay(now);
  const asItIsNow = (tx: Tx, { id }: RegularSchedule) => readSchedule(tx, studentId, id);
  return once(db, { ...call, again: asItIsNow }, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    if (schedule.version !== version)
      throw new Refusal('stale', {
        extra: { current: regularScheduleSchema.parse(schedule) },
      });
    const edit = decideScheduleEdit(schedule, mine.own, today);
    if (!edit.allowed) throw refuse(edit.reason);
    const again =
      edit.as === 'resubmit'
        ? { status: 'PENDING' as const, replacesId: replacedAgain(schedule, mine, today) }
        : {};
    refuseFields(checkSchedule(form, { today, current: schedule }));
    const draft = tidySchedule(form);
    const exceptions = keptExceptions(draft, schedule.exceptions);
    refuseClash({ ...draft, exceptions }, mine, schedule);

    if (edit.as === 'change-request') {
      const id = await insertSchedule(tx, {
        studentId,
        draft,
        exceptions,
        replacesId: scheduleId,
        now,
      });
      await attach(tx, { studentId, to: { scheduleId: id }, from: scheduleId }, attachmentIds);
      const after = await readSchedule(tx, studentId, id);
      await noteChanges(tx, request, mine, {
        action: 'request-schedule-change',
        before: schedule,
        after,
      });
      return after;
    }
    await attach(tx, { studentId, to: { scheduleId } }, attachmentIds);
    return writeChange(tx, call, mine, {
      action: 'edit-schedule',
      before: schedule,
      change: { draft, exceptions, ...again },
    });
  });
}
