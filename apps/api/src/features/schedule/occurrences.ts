import {
  decideCancelOccurrence,
  decideRestoreOccurrence,
  findClash,
  occursOn,
  type OccurrenceChange,
  type scheduleEndpoints,
} from '@academy/domain/schedule';
import { seoulDay, type CalendarDay } from '@academy/domain/time';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/writes/transact';
import type { StoredSchedule } from '../../shared/schedule/schedules-db';
import {
  changeRequestOf,
  lockSchedules,
  oneOf,
  refuse,
  refuseClash,
  writeChange,
  type OwnSchedules,
} from './own-schedules';

interface DayChange {
  action: 'cancel-occurrence' | 'restore-occurrence';
  schedule: StoredSchedule;
  exceptions: CalendarDay[];
  /** What becomes of the same day in the change request that waits. */
  inRequest: (waiting: StoredSchedule) => OccurrenceChange | null;
}

/**
 * Changes a day of a schedule and of its waiting change request, which would otherwise undo it when
 * it is approved.
 */
async function changeDay(
  tx: Tx,
  call: { now: Date; request: FastifyRequest },
  mine: OwnSchedules,
  { action, schedule, exceptions, inRequest }: DayChange,
) {
  const waiting = changeRequestOf(mine, schedule.id);
  const there = waiting && inRequest(waiting);
  if (waiting && there?.allowed)
    await writeChange(tx, call, mine, {
      action,
      before: waiting,
      change: { exceptions: there.exceptions },
    });
  return writeChange(tx, call, mine, { action, before: schedule, change: { exceptions } });
}

/** Cancels one day of a schedule (이 날만 취소). Repeated, it answers like the first time. */
export async function cancelOccurrence(
  db: Db,
  call: Call<typeof scheduleEndpoints.cancelOccurrence>,
) {
  const {
    actor: { studentId },
    params: { scheduleId, date },
    now,
  } = call;
  const decide = (one: StoredSchedule) => decideCancelOccurrence(one, date, seoulDay(now));
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    const decision = decide(schedule);
    if (!decision.allowed && decision.reason === 'occurrence-cancelled') return schedule;
    if (!decision.allowed) throw refuse(decision.reason);
    return changeDay(tx, call, mine, {
      action: 'cancel-occurrence',
      schedule,
      exceptions: decision.exceptions,
      inRequest: decide,
    });
  });
}

/**
 * Takes a cancelled day back, unless another schedule is there by now. Repeated, it answers
 * like the first time.
 */
export async function restoreOccurrence(
  db: Db,
  call: Call<typeof scheduleEndpoints.restoreOccurrence>,
) {
  const {
    actor: { studentId },
    params: { scheduleId, date },
    now,
  } = call;
  const decide = (one: StoredSchedule) => decideRestoreOccurrence(one, date, seoulDay(now));
  return transact(db, async (tx) => {
    const mine = await lockSchedules(tx, studentId);
    const schedule = await oneOf(tx, mine, scheduleId);
    const decision = decide(schedule);
    if (!decision.allowed && decision.reason === 'not-an-occurrence' && occursOn(schedule, date))
      return schedule;
    if (!decision.allowed) throw refuse(decision.reason);
    refuseClash({ ...schedule, exceptions: decision.exceptions }, mine, schedule);
    // A change request has times of its own: what is in the way of those alone keeps its day
    // cancelled and refuses nothing.
    const inRequest = (waiting: StoredSchedule) => {
      const there = decide(waiting);
      return there.allowed &&
        findClash({ ...waiting, exceptions: there.exceptions }, mine.own, waiting) === null
        ? there
        : null;
    };
    return changeDay(tx, call, mine, {
      action: 'restore-occurrence',
      schedule,
      exceptions: decision.exceptions,
      inRequest,
    });
  });
}
