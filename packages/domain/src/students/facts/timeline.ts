import { attendanceMarkText } from '../../attendance/attendance-texts';
import { depositEntryText } from '../../deposits/deposit-texts';
import { pointFilterName } from '../../points/point-texts';
import { reasonStatusName, reasonTypeName } from '../../reasons/reason-texts';
import { scheduleStatusName } from '../../schedule/schedule-texts';
import { timelineTexts as texts } from './timeline-texts';
import { fill } from '../../text/fill';
import { formatDay, formatMonth } from '../../time';
import { formatPoint } from '../../points/format-points';
import type { StudentFacts } from './facts-schemas';

export type TimelineKind =
  | 'meals'
  | 'deposit'
  | 'point'
  | 'mock'
  | 'schedule'
  | 'reason'
  | 'attendance';

/** One thing that happened to a student; `id` is unique in the timeline, `text` is final. */
export interface TimelineEvent {
  id: string;
  at: string;
  kind: TimelineKind;
  text: string;
}

/** The last change of each month, with what is ordered in it now. */
const mealEvents = (months: NonNullable<StudentFacts['months']>): TimelineEvent[] =>
  months.flatMap(({ month, reservations, changedAt }) => {
    if (changedAt === null) return [];
    const lunch = reservations.filter((day) => day.lunch).length;
    const dinner = reservations.filter((day) => day.dinner).length;
    const text = fill(texts.meals, { month: formatMonth(month), lunch, dinner });
    return [{ id: `meals-${month}`, at: changedAt, kind: 'meals', text }];
  });

/** A day like any other is no news. */
const attendanceEvents = (attendance: NonNullable<StudentFacts['attendance']>): TimelineEvent[] =>
  attendance
    .filter(({ status }) => status !== 'PRESENT')
    .map(({ date, at, ...mark }) => ({
      id: `attendance-${date}`,
      at,
      kind: 'attendance',
      text: fill(texts.attendance, { day: formatDay(date), mark: attendanceMarkText(mark) }),
    }));

function events({
  months = [],
  entries = [],
  points = [],
  registrations = [],
  schedules = [],
  reasons = [],
  attendance = [],
}: StudentFacts): TimelineEvent[] {
  return [
    ...mealEvents(months),
    ...entries.map((entry): TimelineEvent => ({
      id: `deposit-${entry.id}`,
      at: entry.createdAt,
      kind: 'deposit',
      text: depositEntryText(entry),
    })),
    ...points.map((point): TimelineEvent => ({
      id: `point-${point.id}`,
      at: point.createdAt,
      kind: 'point',
      text: fill(texts.point, {
        type: pointFilterName(point.pointType),
        points: formatPoint(point),
        reason: point.reason,
        issuer: point.issuerName,
      }),
    })),
    ...registrations.map(({ id, registeredAt, canceledAt, exam }): TimelineEvent => ({
      id: `mock-${id}`,
      at: canceledAt ?? registeredAt,
      kind: 'mock',
      text: fill(canceledAt === null ? texts.mock : texts.mockCancelled, { title: exam.title }),
    })),
    ...schedules.map(({ id, updatedAt, title, status }): TimelineEvent => ({
      id: `schedule-${id}`,
      at: updatedAt,
      kind: 'schedule',
      text: fill(texts.schedule, { title, status: scheduleStatusName(status) }),
    })),
    ...reasons.map(({ id, updatedAt, type, date, status }): TimelineEvent => ({
      id: `reason-${id}`,
      at: updatedAt,
      kind: 'reason',
      text: fill(texts.reason, {
        day: formatDay(date),
        type: reasonTypeName(type),
        status: reasonStatusName(status),
      }),
    })),
    ...attendanceEvents(attendance),
  ];
}

/**
 * A student's facts in order of time, the newest first; facts of the same instant are ordered by
 * id.
 */
export const timelineOf = (facts: StudentFacts): TimelineEvent[] =>
  events(facts).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? -1 : 1));
