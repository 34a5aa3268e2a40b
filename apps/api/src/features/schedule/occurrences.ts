import { decideCancelOccurrence, decideRestoreOccurrence, occursOn, type scheduleEndpoints } from '@academy/domain/schedule';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { lockSchedules, noteChange, oneOf, refuse, refuseClash, reread } from './own-schedules';
import { changeSchedule } from './schedules-db';

/** Cancels one day of a schedule (이 날만 취소). Repeated, it answers like the first time. */
export async function cancelOccurrence(db: Db, { actor: { studentId }, params: { scheduleId, date }, now, request }: Call<typeof scheduleEndpoints.cancelOccurrence>) {
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    const decision = decideCancelOccurrence(schedule, date, seoulDay(now));
    if (!decision.allowed && decision.reason === 'occurrence-cancelled') return schedule;
    if (!decision.allowed) throw refuse(decision.reason);
    await changeSchedule(tx, scheduleId, { exceptions: decision.exceptions }, now);
    const after = await reread(tx, mine, scheduleId);
    await noteChange(tx, request, mine, { action: 'cancel-occurrence', id: scheduleId, before: schedule, after });
    return after;
  });
}

/** Takes a cancelled day back, unless another schedule stands there by now. Repeated, it answers like the first time. */
export async function restoreOccurrence(db: Db, { actor: { studentId }, params: { scheduleId, date }, now, request }: Call<typeof scheduleEndpoints.restoreOccurrence>) {
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    const decision = decideRestoreOccurrence(schedule, date, seoulDay(now));
    if (!decision.allowed && decision.reason === 'not-an-occurrence' && occursOn(schedule, date)) return schedule;
    if (!decision.allowed) throw refuse(decision.reason);
    refuseClash({ ...schedule, exceptions: decision.exceptions }, mine, schedule);
    await changeSchedule(tx, scheduleId, { exceptions: decision.exceptions }, now);
    const after = await reread(tx, mine, scheduleId);
    await noteChange(tx, request, mine, { action: 'restore-occurrence', id: scheduleId, before: schedule, after });
    return after;
  });
}
