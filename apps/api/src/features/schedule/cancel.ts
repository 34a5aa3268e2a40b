import { decideScheduleCancel, type scheduleEndpoints } from '@academy/domain/schedule';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import type { StoredSchedule } from '../../shared/schedules-db';
import { lockSchedules, noteChange, oneOf, refuse, reread } from './own-schedules';
import { changeSchedule } from './schedules-db';

/** Already withdrawn, or ended by the student before: a repeated request finds its work done. */
const isDone = ({ status, endedAt, lastDate }: StoredSchedule, today: CalendarDay) =>
  status === 'CANCELLED' || (endedAt !== null && lastDate !== null && lastDate < today);

/**
 * Cancels a schedule from today on; days that have been stay. A change request that waits for it goes with it: the two are one plan.
 * Repeated, it answers like the first time.
 */
export async function cancelSchedule(db: Db, { actor: { studentId }, params: { scheduleId }, now, request }: Call<typeof scheduleEndpoints.cancelSchedule>) {
  const today = seoulDay(now);
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    if (isDone(schedule, today)) return schedule;
    const decision = decideScheduleCancel(schedule, today);
    if (!decision.allowed) throw refuse(decision.reason);

    await changeSchedule(tx, scheduleId, decision.as === 'withdraw' ? { status: 'CANCELLED' } : { lastDate: decision.lastDate, endedAt: now }, now);
    for (const waiting of mine.own.filter(({ replacesId, status }) => replacesId === scheduleId && status === 'PENDING')) {
      await changeSchedule(tx, waiting.id, { status: 'CANCELLED' }, now);
    }
    const after = await reread(tx, mine, scheduleId);
    await noteChange(tx, request, mine, { action: 'cancel-schedule', id: scheduleId, before: schedule, after });
    return after;
  });
}
