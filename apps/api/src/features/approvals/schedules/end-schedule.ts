import {
  decideCancelOccurrence,
  decideRestoreOccurrence,
  decideRollback,
  lastDayOf,
  occursOn,
  rolledBack,
  type OccurrenceChange,
  type RegularSchedule,
  type scheduleManagementEndpoints,
} from '@academy/domain/schedule';
import { shiftDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { transact } from '../../../http/writes/transact';
import type { ScheduleChange } from '../../../shared/schedule/schedule-writes-db';
import {
  answered,
  lockSchedule,
  refuse,
  refuseOther,
  readAgain,
  writeAll,
} from './managed-schedule';
import { readVersion } from './versions-db';

/**
 * Ends an approved schedule from a day on; one that has not begun by then is cancelled as a whole.
 * A change request that waits for it goes with it.
 */
export async function cancelScheduleFor(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.cancelScheduleFor>,
) {
  const {
    params: { scheduleId },
    body: { from, version },
    now,
  } = call;
  return once(db, { ...call, again: readAgain }, async (tx) => {
    const locked = await lockSchedule(tx, scheduleId);
    const { schedule, waiting } = locked;
    refuseOther(schedule, version);
    if (schedule.status !== 'APPROVED') throw refuse('not-in-force');
    if (from > lastDayOf(schedule)) throw refuse('schedule-ended');
    const change: ScheduleChange =
      from <= schedule.firstDate
        ? { status: 'CANCELLED' }
        : { lastDate: shiftDay(from, -1), endedAt: now };
    const withIt = waiting
      ? [
          {
            action: 'cancel-schedule-for' as const,
            before: waiting,
            change: { status: 'CANCELLED' as const },
          },
        ]
      : [];
    return answered(
      await writeAll(tx, call, locked, [
        { action: 'cancel-schedule-for', before: schedule, change },
        ...withIt,
      ]),
    );
  });
}

type DayCall =
  | Call<typeof scheduleManagementEndpoints.cancelOccurrenceFor>
  | Call<typeof scheduleManagementEndpoints.restoreOccurrenceFor>;

interface DayChange {
  action: 'cancel-occurrence-for' | 'restore-occurrence-for';
  decide: (schedule: RegularSchedule) => OccurrenceChange;
  isDone: (schedule: RegularSchedule) => boolean;
}

/**
 * Changes one day of a schedule and of its waiting change request, which would otherwise undo it
 * when it is approved. Repeated, it answers like the first time.
 */
async function changeDay(db: Db, call: DayCall, { action, decide, isDone }: DayChange) {
  return transact(db, async (tx) => {
    const locked = await lockSchedule(tx, call.params.scheduleId);
    const { schedule, waiting } = locked;
    if (schedule.status !== 'APPROVED') throw refuse('not-in-force');
    if (isDone(schedule)) return schedule;
    const decision = decide(schedule);
    if (!decision.allowed) throw refuse(decision.reason);
    const there = waiting && decide(waiting);
    const withIt =
      waiting && there?.allowed
        ? [{ action, before: waiting, change: { exceptions: there.exceptions } }]
        : [];
    return answered(
      await writeAll(tx, call, locked, [
        { action, before: schedule, change: { exceptions: decision.exceptions } },
        ...withIt,
      ]),
    );
  });
}

// The day itself is passed as today: the desk may correct past days too, for their sheet.
export const cancelOccurrenceFor = (
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.cancelOccurrenceFor>,
) => {
  const { date } = call.params;
  return changeDay(db, call, {
    action: 'cancel-occurrence-for',
    decide: (one) => decideCancelOccurrence(one, date, date),
    isDone: ({ exceptions }) => exceptions.includes(date),
  });
};

export const restoreOccurrenceFor = (
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.restoreOccurrenceFor>,
) => {
  const { date } = call.params;
  return changeDay(db, call, {
    action: 'restore-occurrence-for',
    decide: (one) => decideRestoreOccurrence(one, date, date),
    isDone: (one) => occursOn(one, date),
  });
};

/** Restores an earlier version; the present one stays in the history. */
export async function rollBackSchedule(
  db: Db,
  call: Call<typeof scheduleManagementEndpoints.rollBackSchedule>,
) {
  const {
    params: { scheduleId },
    body: { to, version },
  } = call;
  return once(db, { ...call, again: readAgain }, async (tx) => {
    const locked = await lockSchedule(tx, scheduleId);
    const { schedule, own } = locked;
    refuseOther(schedule, version);
    const decision = decideRollback(schedule);
    if (!decision.allowed) throw refuse(decision.reason);
    const earlier = await readVersion(tx, scheduleId, to);
    if (!earlier) throw new Refusal('version-unknown');
    const { draft, exceptions, status } = rolledBack(schedule, earlier);
    const taken =
      status === 'PENDING' &&
      schedule.replacesId !== null &&
      own.some(
        (one) =>
          one.id !== scheduleId &&
          one.replacesId === schedule.replacesId &&
          one.status === 'PENDING',
      );
    if (taken) throw refuse('change-waiting');
    return answered(
      await writeAll(tx, call, locked, [
        {
          action: 'roll-back-schedule',
          before: schedule,
          change: { draft, exceptions, status, endedAt: null },
        },
      ]),
    );
  });
}
