import type { ClockTime } from '../time';
import { SOON_MINUTES } from './limits';
import { isEmptyCell, markIn, prefilled } from './plan-fill';
import type { AttendanceRow, MarkStatus, MarkValue, Period, ToldAbsence } from './schemas';
import { visitState } from './visit';

/** The tiles of a day, in their order. A student can be counted by several. */
export const DAY_FILTERS = [
  'all',
  'present',
  'late',
  'missing',
  'out',
  'left-early',
  'absent',
  'told',
  'unmarked',
] as const;
export type DayFilter = (typeof DAY_FILTERS)[number];

type Row = Pick<AttendanceRow, 'studentId' | 'told' | 'marks' | 'visit'>;

/** What counts for each period: the mark, or else what an approved absence pre-fills. */
export const countedMarks = (row: Row, periods: readonly Period[]): (MarkValue | null)[] =>
  periods.map((period) => {
    const mark = markIn(row, period.number);
    return isEmptyCell(mark) ? prefilled(row, period) : mark;
  });

/** Whether a student should be here by now and is not: a period began (with the grace), nothing was told for it, and nobody saw them. */
function isMissing(row: Row, periods: readonly Period[], clock: ClockTime): boolean {
  if (visitState(row.visit) !== 'not-here') return false;
  const begun = periods.filter(({ from }) => from <= clock);
  const seen = row.marks.some(({ mark: { status } }) => status !== null && status !== 'ABSENT');
  return (
    begun.length > 0 &&
    !seen &&
    begun.some(
      (period) => isEmptyCell(markIn(row, period.number)) && prefilled(row, period) === null,
    )
  );
}

/** Under which tiles a student falls at a time of the study day. */
export function dayFiltersOf(
  row: Row,
  periods: readonly Period[],
  clock: ClockTime,
): ReadonlySet<DayFilter> {
  const marks = countedMarks(row, periods);
  const has = (status: MarkStatus) => marks.some((mark) => mark?.status === status);
  const filters: Readonly<Record<DayFilter, boolean>> = {
    all: true,
    present: has('PRESENT') || has('LATE') || visitState(row.visit) === 'here',
    late: has('LATE'),
    missing: isMissing(row, periods, clock),
    out: visitState(row.visit) === 'out',
    'left-early': has('EARLY_LEAVE'),
    absent: marks.length > 0 && marks.every((mark) => mark?.status === 'ABSENT'),
    told: row.told.some(({ approved }) => approved),
    unmarked: periods.some(
      ({ number }, index) => isEmptyCell(markIn(row, number)) && marks[index] === null,
    ),
  };
  return new Set(DAY_FILTERS.filter((filter) => filters[filter]));
}

/** How many students fall under each tile. */
export function countDay(
  rows: readonly Row[],
  periods: readonly Period[],
  clock: ClockTime,
): Record<DayFilter, number> {
  const sets = rows.map((row) => dayFiltersOf(row, periods, clock));
  const count = (filter: DayFilter) => sets.filter((set) => set.has(filter)).length;
  return {
    all: count('all'),
    present: count('present'),
    late: count('late'),
    missing: count('missing'),
    out: count('out'),
    'left-early': count('left-early'),
    absent: count('absent'),
    told: count('told'),
    unmarked: count('unmarked'),
  };
}

/** Who is to come or go within the next half hour, by what was approved. */
export interface Soon<R> {
  row: R;
  moves: 'comes' | 'goes';
  at: ClockTime;
  told: ToldAbsence;
}

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The strip `30분 안에 올/나갈 학생`, the first to move first. A whole day's absence moves nobody. */
export function movingSoon<R extends Row>(rows: readonly R[], clock: ClockTime): Soon<R>[] {
  const soon = (time: ClockTime) =>
    minutesOf(time) >= minutesOf(clock) && minutesOf(time) <= minutesOf(clock) + SOON_MINUTES;
  return rows
    .flatMap((row) =>
      row.told
        .filter(({ approved, kind }) => approved && kind !== 'ALL_DAY')
        .flatMap((told): Soon<R>[] => [
          ...(told.kind !== 'LATE' && soon(told.from)
            ? [{ row, moves: 'goes' as const, at: told.from, told }]
            : []),
          ...(told.kind !== 'EARLY_LEAVE' && soon(told.to)
            ? [{ row, moves: 'comes' as const, at: told.to, told }]
            : []),
        ]),
    )
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
