import type { ClockTime } from '../../time';
import { hasBegun, type DayContext } from './day-context';
import { SOON_MINUTES } from '../limits';
import { dayStatus } from '../month-summary';
import type { AttendanceRow } from '../schemas';
import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';
import { expectedIn, isEmptyCell, markIn, effectiveMarks, wasSeen } from '../marks/effective-mark';
import { settledVisit } from './settled-visit';
import { visitState } from './visit';

/** The tiles of a day, in their order. `approved` (사유 승인) is counted beside the others. */
export const DAY_FILTERS = [
  'all',
  'present',
  'late',
  'missing',
  'out',
  'left-early',
  'absent',
  'approved',
  'unmarked',
] as const;
export type DayFilter = (typeof DAY_FILTERS)[number];

/**
 * Where a student is on a day. Each is in one of these: their counts add up to all students.
 */
export type DayState = Exclude<DayFilter, 'all' | 'approved'>;

type Row = Pick<AttendanceRow, 'studentId' | 'reportedAbsences' | 'marks' | 'visit' | 'onRoll'>;

/** Whether marks and approved absences leave no period of the day in which the student may come. */
const isAwayAllDay = (row: Row, context: DayContext): boolean =>
  context.periods.length > 0 &&
  context.periods.every((period) => {
    const mark = markIn(row, period.number);
    const known = isEmptyCell(mark) ? expectedIn(row, period, context) : mark;
    return known?.status === 'ABSENT';
  });

/**
 * State of a student who was not seen: absent when nothing more is expected that day, from its
 * beginning on, or when marks say so of all periods so far; missing once a period without report or
 * mark began.
 */
function stateOfUnseen(row: Row, context: DayContext): DayState {
  if (row.onRoll === false) return 'unmarked';
  if (isAwayAllDay(row, context)) return 'absent';
  const begun = context.periods.filter((period) => hasBegun(period, context));
  const marks = effectiveMarks(row, { ...context, periods: begun });
  if (marks.includes(null)) return 'missing';
  const missed = begun.length > 0 && marks.every((mark) => mark?.status === 'ABSENT');
  const marked = begun.some(({ number }) => !isEmptyCell(markIn(row, number)));
  return missed && (marked || context.closed) ? 'absent' : 'unmarked';
}

/** Where a student is at a time of the study day. */
export function dayStateOf(row: Row, context: DayContext): DayState {
  if (!wasSeen(row)) return stateOfUnseen(row, context);
  const state = visitState(settledVisit(row.visit, context));
  if (state === 'out') return 'out';
  const { status } = dayStatus(effectiveMarks(row, context).flatMap((mark) => mark ?? []));
  if (status === 'LATE') return 'late';
  if (status === 'EARLY_LEAVE') return 'left-early';
  return status === 'ABSENT' && state !== 'here' ? 'absent' : 'present';
}

/**
 * Under which tiles a student falls at a time of the study day: all, the state, and beside it
 * whether an absence was approved.
 */
export const dayFiltersOf = (row: Row, context: DayContext): ReadonlySet<DayFilter> =>
  new Set<DayFilter>([
    'all',
    dayStateOf(row, context),
    ...(row.reportedAbsences.some(({ approved }) => approved) ? ['approved' as const] : []),
  ]);

/** How many students fall under each tile. */
export function countDay(sets: Iterable<ReadonlySet<DayFilter>>): Record<DayFilter, number> {
  const count: Record<DayFilter, number> = {
    all: 0,
    present: 0,
    late: 0,
    missing: 0,
    out: 0,
    'left-early': 0,
    absent: 0,
    approved: 0,
    unmarked: 0,
  };
  for (const filters of sets) for (const filter of filters) count[filter] += 1;
  return count;
}

/** Who is to come or go within the next half hour, by what was approved. */
export interface Soon<R> {
  row: R;
  moves: 'comes' | 'goes';
  at: ClockTime;
  absence: ReportedAbsence;
}

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Students who come or leave within 30 minutes (`30분 안에 올/나갈 학생`), in order of time. An absence of
 * the whole day is left out.
 */
export function movingSoon<R extends Row>(rows: readonly R[], clock: ClockTime): Soon<R>[] {
  const soon = (time: ClockTime) =>
    minutesOf(time) >= minutesOf(clock) && minutesOf(time) <= minutesOf(clock) + SOON_MINUTES;
  return rows
    .filter(({ visit }) => visitState(visit) !== 'left')
    .flatMap((row) => {
      const state = visitState(row.visit);
      return row.reportedAbsences
        .filter(({ approved, kind }) => approved && kind !== 'ALL_DAY')
        .flatMap((absence): Soon<R>[] => [
          ...(absence.kind !== 'LATE' && state !== 'out' && soon(absence.from)
            ? [{ row, moves: 'goes' as const, at: absence.from, absence }]
            : []),
          ...(absence.kind !== 'EARLY_LEAVE' &&
          (absence.kind !== 'LATE' || state === 'not-here') &&
          soon(absence.to)
            ? [{ row, moves: 'comes' as const, at: absence.to, absence }]
            : []),
        ]);
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
