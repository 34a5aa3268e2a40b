import { reasonSpan } from '../../reasons/reason-times';
import type { AbsenceReason, ReasonType } from '../../reasons/schemas';
import { occursOn } from './occurrences';
import type { RegularSchedule, ScheduleKind } from '../schemas';
import { timeSpan } from './time-span';
import type { CalendarDay } from '../../time';
import type { ReportedAbsence } from './reported-absence-schema';

const KIND_OF_SCHEDULE: Readonly<Record<ScheduleKind, ReportedAbsence['kind']>> = {
  LATE_ARRIVAL: 'LATE',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ALL_DAY: 'ALL_DAY',
};
const KIND_OF_REASON: Readonly<Record<ReasonType, ReportedAbsence['kind']>> = {
  LATE: 'LATE',
  EARLY_LEAVE: 'EARLY_LEAVE',
  OUTING: 'OUTING',
  ABSENT: 'ALL_DAY',
};

const ofSchedule = (schedule: RegularSchedule): ReportedAbsence => ({
  source: 'schedule',
  id: schedule.id,
  kind: KIND_OF_SCHEDULE[schedule.kind],
  ...timeSpan(schedule),
  title: schedule.title,
  approved: schedule.status === 'APPROVED',
});

const ofReason = (reason: AbsenceReason): ReportedAbsence => ({
  source: 'reason',
  id: reason.id,
  kind: KIND_OF_REASON[reason.type],
  ...reasonSpan(reason),
  title: reason.text,
  approved: reason.status === 'APPROVED',
  ...(reason.attachments.length > 0 && { attachments: reason.attachments }),
});

/**
 * What a student reported for a day, from regular schedules and one-off reasons that wait or are
 * approved, in order of time.
 */
export const reportedAbsences = (
  date: CalendarDay,
  schedules: readonly RegularSchedule[],
  reasons: readonly AbsenceReason[],
): ReportedAbsence[] =>
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
