import {
  dayContext,
  decideCloseDay,
  mayBeMissed,
  previewClose,
  studyDayAt,
  type attendanceEndpoints,
} from '@academy/domain/attendance';
import { formatDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import {
  nextRevision,
  readStudyDay,
  writeClose,
  writeReopen,
} from '../../../shared/attendance/study-days-db';
import { readDay } from './read-day';
import { readAttendanceSettings } from '../../../shared/settings/kept-settings';
import { watchDay } from './undo-closes';

/**
 * 하루 마감: writes down that the day is closed, by which timetable, and what was open. Cells are
 * worked out as before. Refused if anything was written since the manager read the sheet.
 */
export function closeDay(db: Db, call: Call<typeof attendanceEndpoints.closeDay>) {
  const {
    actor,
    now,
    params: { date },
    body: { revision: seen },
  } = call;
  return once(db, call, async (tx) => {
    const { closed: before, revision } = await nextRevision(tx, date);
    const settings = await readAttendanceSettings(tx);
    const today = studyDayAt(now, settings);
    const decision = decideCloseDay({ date, today, closed: before !== null });
    if (!decision.allowed) throw new Refusal(decision.reason);
    if (revision !== seen + 1) throw new Refusal('sheet-changed');
    const day = await readDay(tx, date, now);
    const plan = previewClose(day.rows, dayContext(day, settings, now));
    const [absent, seenOff] = [plan.absent.length, plan.seenOff.length];
    const record = await watchDay(tx, call, date);
    await writeClose(tx, date, {
      closedAt: now,
      closedBy: actor.managerId,
      closedPeriods: day.periods,
      closedGrace: settings.lateGraceMinutes,
      closedRoll: day.rows.filter(mayBeMissed).map(({ studentId }) => studentId),
      closedOpen: plan.open,
    });
    const undo = await record();
    await auditManager(tx, call, {
      action: 'close-day',
      entity: 'attendance',
      entityId: date,
      subject: formatDay(date),
      before: {},
      after: { absent, seenOff },
    });
    await notify(tx, { topic: 'attendance', date, revision });
    const { closed } = await readStudyDay(tx, date);
    if (!closed) throw new Error('the close that was just written is gone');
    return { closed, absent, seenOff, open: plan.open.length, undo };
  });
}

/** 마감 해제: marks need no reason any more. */
export function reopenDay(db: Db, call: Call<typeof attendanceEndpoints.reopenDay>) {
  const {
    params: { date },
    body: { reason },
  } = call;
  return once(db, call, async (tx) => {
    const { closed, revision } = await nextRevision(tx, date);
    if (closed === null) throw new Refusal('day-open');
    const record = await watchDay(tx, call, date);
    await writeReopen(tx, date, reason.trim());
    const undo = await record();
    await auditManager(tx, call, {
      action: 'reopen-day',
      entity: 'attendance',
      entityId: date,
      subject: formatDay(date),
      before: {},
      after: { reason: reason.trim() },
    });
    await notify(tx, { topic: 'attendance', date, revision });
    return { success: true as const, undo };
  });
}
