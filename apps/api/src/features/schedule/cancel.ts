import { decideScheduleCancel, type scheduleEndpoints } from '@academy/domain/schedule';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import { attach } from '../../shared/attachments/attach';
import type { StoredSchedule } from '../../shared/schedule/schedules-db';
import { changeRequestOf, lockSchedules, oneOf, refuse, writeChange } from './own-schedules';

/** Already withdrawn, or ended by the student before: a repeated request finds its work done. */
const isDone = ({ status, endedAt, lastDate }: StoredSchedule, today: CalendarDay) =>
  status === 'CANCELLED' || (endedAt !== null && lastDate !== null && lastDate < today);

/**
 * Cancels a schedule from today on; days that have been stay. A change request that waits for it
 * goes with it: the two are one plan. What is withdrawn as a whole loses its pictures. Repeated, it
 * answers like the first time.
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

    const withdraw = async (before: StoredSchedule) => {
      await attach(tx, { studentId, to: { scheduleId: before.id } }, []);
      return writeChange(tx, call, mine, {
        action: 'cancel-schedule',
        before,
        change: { status: 'CANCELLED' },
      });
    };
    const waiting = changeRequestOf(mine, scheduleId);
    if (waiting) await withdraw(waiting);
    if (decision.as === 'withdraw') return withdraw(schedule);
    return writeChange(tx, call, mine, {
      action: 'cancel-schedule',
      before: schedule,
      change: { lastDate: decision.lastDate, endedAt: now },
    });
  });
}
