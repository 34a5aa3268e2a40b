import { reasonSpan } from '../reasons/reason-times';
import type { AbsenceReason, ReasonType } from '../reasons/schemas';
import { occursOn } from './occurrences';
import type { RegularSchedule, ScheduleKind } from './schemas';
import { timeSpan } from './time-span';
import type { CalendarDay } from '../time';
import type { ToldAbsence } from './told-schema';

const KIND_OF_SCHEDULE: Readonly<Record<ScheduleKind, ToldAbsence['kind']>> = {
  LATE_ARRIVAL: 'LATE',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ALL_DAY: 'ALL_DAY',
};
const KIND_OF_REASON: Readonly<Record<ReasonType, ToldAbsence['kind']>> = {
  LATE: 'LATE',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ABSENT: 'ALL_DAY',
};

const ofSchedule = (schedule: RegularSchedule): ToldAbsence => ({
  source: 'schedule',
  id: schedule.id,
  kind: KIND_OF_SCHEDULE[schedule.kind],
  ...timeSpan(schedule),
  title: schedule.title,
  approved: schedule.status === 'APPROVED',
});

const ofReason = (reason: AbsenceReason): ToldAbsence => ({
  source: 'reason',
  id: reason.id,
  kind: KIND_OF_REASON[reason.type],
  ...reasonSpan(reason),
  title: reason.text,
  approved: reason.status === 'APPROVED',
});

/**
 * What a student told for a day, from regular schedules and one-off reasons that wait or are
 * approved, in order of time.
 */
export const toldAbsences = (
  date: CalendarDay,
  schedules: readonly RegularSchedule[],
  reasons: readonly AbsenceReason[],
): ToldAbsence[] =>
  [
    ...schedules
      .filter(
        (schedule) =>
          (schedule.status === 'APPROVED' ||
            (schedule.status === 'PENDING' && schedule.replacesId === null)) &&
          occursOn(schedule, date),
      )
      .map(ofSchedule),
    ...reasons
      .filter(
        (reason) =>
          (reason.status === 'APPROVED' || reason.status === 'PENDING') && reason.date === date,
      )
      .map(ofReason),
  ].toSorted((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1));
