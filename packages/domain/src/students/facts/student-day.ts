import {
  effectiveMark,
  hasBegun,
  prefilled,
  type AttendanceRow,
  type DayContext,
} from '../../attendance';
import type { MyMockRegistration } from '../../mocks';
import { reasonSentence, type AbsenceReason } from '../../reasons';
import { scheduleSentence, type RegularSchedule } from '../../schedule';
import type { CalendarDay } from '../../time';
import type { DayPeriod, OpenRequest } from './day-schemas';

/** The periods of a student's day in their order, each with what is known of it. */
export const periodsOfDay = (
  row: Pick<AttendanceRow, 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'>,
  context: DayContext,
): DayPeriod[] =>
  context.periods.map((period) => ({
    ...period,
    begun: hasBegun(period, context),
    mark: effectiveMark(row, period, context),
    expected: prefilled(row, period, context),
  }));

/** An objection that waits, with the reason of its point. */
interface WaitingObjection {
  pointId: string;
  reason: string;
  at: string;
}

/** What a student waits for, in words, the oldest first. */
export const openRequests = ({
  schedules,
  reasons,
  objections,
}: {
  schedules: readonly RegularSchedule[];
  reasons: readonly AbsenceReason[];
  objections: readonly WaitingObjection[];
}): OpenRequest[] =>
  [
    ...schedules.map((schedule) => ({
      kind: 'schedule' as const,
      id: schedule.id,
      text: `${schedule.title} · ${scheduleSentence(schedule)}`,
      at: schedule.updatedAt,
    })),
    ...reasons.map((reason) => ({
      kind: 'reason' as const,
      id: reason.id,
      text: reasonSentence(reason),
      at: reason.updatedAt,
    })),
    ...objections.map(({ pointId, reason, at }) => ({
      kind: 'objection' as const,
      id: pointId,
      text: reason,
      at,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));

/**
 * The exams still ahead of a student, the next one first; one of today counts as ahead. Cancelled
 * registrations and exams are left out.
 */
export const examsAhead = (
  registrations: readonly MyMockRegistration[],
  today: CalendarDay,
): MyMockRegistration[] =>
  registrations
    .filter(({ canceled, exam }) => !canceled && exam.cancelled === null && exam.examDate >= today)
    .toSorted((a, b) => (a.exam.examDate < b.exam.examDate ? -1 : 1));
