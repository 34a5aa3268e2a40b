import { decideScheduleCancel, type scheduleEndpoints } from '@academy/domain/schedule';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import type { StoredSchedule } from '../../shared/schedule/schedules-db';
import { changeRequestOf, lockSchedules, oneOf, refuse, writeChange } from './own-schedules';

/** Already withdrawn, or ended by the student before: a repeated request finds its work done. */
const isDone = ({ status, endedAt, lastDate }: StoredSchedule, today: CalendarDay) =>
  status === 'CANCELLED' || (endedAt !== null && lastDate !== null && lastDate < today);

/**
 * Cancels a schedule from today on; days that have been stay. A change request that waits for it
 * goes with it: the two are one plan. Repeated, it answers like the first time.
 */
export async function cancelSchedule(db: Db, call: Call<typeof scheduleEndpoints.cancelSchedule>) {
  const {
    actor: { studentId },
    params: { scheduleId },
    now,
  } = call;
  const today = seoulDay(now);
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    if (isDone(schedule, today)) return schedule;
    const decision = decideScheduleCancel(schedule, today);
    if (!decision.allowed) throw refuse(decision.reason);

    const waiting = changeRequestOf(mine, scheduleId);
    if (waiting)
      await writeChange(tx, call, mine, {
        action: 'cancel-schedule',
        before: waiting,
        change: { status: 'CANCELLED' },
      });
    const change =
      decision.as === 'withdraw'
        ? { status: 'CANCELLED' as const }
        : { lastDate: decision.lastDate, endedAt: now };
    return writeChange(tx, call, mine, { action: 'cancel-schedule', before: schedule, change });
  });
}
