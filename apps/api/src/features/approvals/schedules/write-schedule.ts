import {
  checkSchedule,
  decideApproval,
  keptExceptions,
  planManagerEdit,
  replacedBy,
  tidySchedule,
  type ScheduleDraft,
  type scheduleManagementEndpoints,
  type RegularSchedule,
} from '@academy/domain/schedule';
import type { CalendarDay } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { copyAttachments } from '../../../shared/attachments/attachments-db';
import { insertSchedule } from '../../../shared/schedule/schedule-writes-db';
import {
  answered,
  lockFor,
  lockSchedule,
  refuse,
  refuseOther,
  readAgain,
  writeAll,
} from './managed-schedule';

/**
 * The student's form, but for the past: what has been reported at the desk can be written down
 * afterwards (ADR 0016).
 */
function checked(form: ScheduleDraft): ScheduleDraft {
  refuseFields(checkSchedule(form, { today: form.firstDate }));
  return tidySchedule(form);
}

/**
 * Registers a schedule for a student: it holds at once (대리 등록). What it meets was shown before;
 * nothing of it is refused.
 */
export async function createScheduleFor(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.createScheduleFor>,
) {
  const {
    params: { studentId },
    body,
    now,
    actor: { managerId },
  } = call;
  const draft = checked(body);
  return once(db, { ...call, again: readAgain }, async (tx) => {
    const locked = await lockFor(tx, studentId);
    const id = await insertSchedule(tx, {
      studentId,
      draft,
      exceptions: [],
      replacesId: null,
      now,
      by: managerId,
    });
    return answered(await writeAll(tx, call, locked, [], [{ id, action: 'create-schedule-for' }]));
  });
}

/**
 * 수정 후 승인: a waiting schedule is approved with other contents than the student's; those stay in its
 * history.
 */
export async function approveChanged(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.approveChanged>,
) {
  const {
    params: { scheduleId },
    body: { version, ...form },
    now,
    actor: { managerId },
  } = call;
  const draft = checked(form);
  return once(db, { ...call, again: readAgain }, async (tx) => {
    const locked = await lockSchedule(tx, scheduleId);
    const { schedule, own } = locked;
    if (schedule.status === 'PENDING') refuseOther(schedule, version);
    const decision = decideApproval(schedule, { decision: 'approve', version, reason: '' });
    if (!decision.allowed) throw refuse(decision.reason);
    const change = {
      draft,
      exceptions: keptExceptions(draft, schedule.exceptions),
      status: 'APPROVED' as const,
      rejectReason: null,
      decidedBy: managerId,
      decidedAt: now,
    };
    const replaced = own.find(
      ({ id, status }) => id === schedule.replacesId && status === 'APPROVED',
    );
    const ended = replaced && {
      action: 'cancel-schedule-for' as const,
      before: replaced,
      change: replacedBy(replaced, draft),
    };
    return answered(
      await writeAll(tx, call, locked, [
        { action: 'approve-schedule', before: schedule, change },
        ...(ended ? [ended] : []),
      ]),
    );
  });
}

/**
 * A day that a split leaves to the one that ends keeps its cancellation there, the others go on
 * with the new one.
 */
const exceptionsUntil = (exceptions: readonly CalendarDay[], lastDate: CalendarDay) =>
  exceptions.filter((date) => date <= lastDate);

/**
 * Edits an approved schedule: as a whole, or from a day on, with the days before it left as they
 * were.
 */
export async function editScheduleFor(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.editScheduleFor>,
) {
  const {
    params: { scheduleId },
    body: { version, effectiveFrom, ...form },
    now,
    actor: { managerId },
  } = call;
  const again = async (tx: Tx, { content }: { content: readonly RegularSchedule[] }) => ({
    content: await Promise.all(content.map((schedule) => readAgain(tx, schedule))),
  });
  return once(db, { ...call, again }, async (tx) => {
    const locked = await lockSchedule(tx, scheduleId);
    const { studentId, schedule, waiting } = locked;
    refuseOther(schedule, version);
    if (schedule.status !== 'APPROVED') throw refuse('not-in-force');
    if (waiting) throw refuse('change-waiting');
    const plan =
      effectiveFrom === null
        ? { as: 'correct' as const, draft: form }
        : planManagerEdit(schedule, form, effectiveFrom);
    const draft = checked(plan.draft);
    const exceptions = keptExceptions(draft, schedule.exceptions);
    if (plan.as === 'correct')
      return writeAll(tx, call, locked, [
        { action: 'edit-schedule-for', before: schedule, change: { draft, exceptions } },
      ]);
    const id = await insertSchedule(tx, {
      studentId,
      draft,
      exceptions,
      replacesId: null,
      now,
      by: managerId,
    });
    await copyAttachments(tx, scheduleId, { scheduleId: id });
    const ended = {
      lastDate:
        schedule.lastDate !== null && schedule.lastDate < plan.lastDate
          ? schedule.lastDate
          : plan.lastDate,
      exceptions: exceptionsUntil(schedule.exceptions, plan.lastDate),
    };
    return writeAll(
      tx,
      call,
      locked,
      [{ action: 'edit-schedule-for', before: schedule, change: ended }],
      [{ id, action: 'create-schedule-for' }],
    );
  });
}
