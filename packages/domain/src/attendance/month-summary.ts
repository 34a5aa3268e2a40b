import type { DayContext } from './day/day-context';
import type { MarkStatus, MarkValue } from './schemas';
import { effectiveMarks, type SeenRow } from './marks/effective-mark';
import { studyMinutes } from './day/study-minutes';
import { outingMinutes } from './day/visit';
import type { ClockTime } from '../time';

/**
 * A student's day in the month view: one status for all its periods; null when nothing is known of
 * it.
 */
export interface DaySummary {
  status: MarkStatus | null;
  excused: boolean;
  outingMinutes: number;
}

const has = (marks: readonly MarkValue[], status: MarkStatus) =>
  marks.some((mark) => mark.status === status);

/**
 * The status of a day: absent when absent all day, else the first of late, left early, out that a
 * period has, else present.
 */
function statusOf(marks: readonly MarkValue[]): MarkStatus | null {
  if (marks.length === 0) return null;
  if (marks.every(({ status }) => status === 'ABSENT')) return 'ABSENT';
  const order: readonly MarkStatus[] = ['LATE', 'EARLY_LEAVE', 'OUTING'];
  return order.find((status) => has(marks, status)) ?? 'PRESENT';
}

/** One status for all marks of a day. It is excused when every period that is not 출석 is. */
export function dayStatus(marks: readonly MarkValue[]): Pick<DaySummary, 'status' | 'excused'> {
  const blemishes = marks.filter(({ status }) => status !== 'PRESENT');
  return {
    status: statusOf(marks),
    excused: blemishes.length > 0 && blemishes.every(({ excused }) => excused),
  };
}

/**
 * Sums up one day by what counts in its periods so far. A day with an arrival counts even without a
 * period. An outing without a return lasts until now, or until the last period ended.
 */
export function summarizeDay(row: SeenRow, context: DayContext): DaySummary {
  const { periods, clock, dayStartsAt } = context;
  const marks = effectiveMarks(row, context).flatMap((mark) => mark ?? []);
  const day = dayStatus(marks);
  const minute = (time: ClockTime) => studyMinutes(time, dayStartsAt);
  const end = periods.at(-1)?.to ?? dayStartsAt;
  const until = minute(clock) < minute(end) ? clock : end;
  return {
    ...day,
    status: day.status ?? (row.visit?.arrivedAt ? 'PRESENT' : null),
    outingMinutes: row.visit ? outingMinutes(row.visit, dayStartsAt, until) : 0,
  };
}

/** A student's month in numbers: days, not periods. */
export interface MonthSummary {
  present: number;
  late: number;
  leftEarly: number;
  out: number;
  absent: number;
  /** Of the absent days. */
  excusedAbsent: number;
  outingMinutes: number;
}

/**
 * Adds the days of a month up. Late, left early and out are days on which the student was present
 * too. In one turn: a report of ten thousand students adds two hundred thousand days up.
 */
export function summarizeMonth(list: readonly DaySummary[]): MonthSummary {
  const days = { PRESENT: 0, LATE: 0, EARLY_LEAVE: 0, OUTING: 0, ABSENT: 0 };
  let [excusedAbsent, outings] = [0, 0];
  for (const { status, excused, outingMinutes: minutes } of list) {
    outings += minutes;
    if (status === null) continue;
    days[status] += 1;
    if (status === 'ABSENT' && excused) excusedAbsent += 1;
  }
  return {
    present: days.PRESENT + days.LATE + days.EARLY_LEAVE + days.OUTING,
    late: days.LATE,
    leftEarly: days.EARLY_LEAVE,
    out: days.OUTING,
    absent: days.ABSENT,
    excusedAbsent,
    outingMinutes: outings,
  };
}
