import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import {
  countDay,
  DAY_FILTERS,
  dayFiltersOf,
  type AttendanceRow,
  type DayContext,
  type DayFilter,
} from '@academy/domain/attendance';
import { matchesStudent } from '@academy/domain/identity';
import { useMemo } from 'react';

const NO_ROWS: readonly never[] = [];

/**
 * Under which tiles a student falls, worked out again only for rows that changed: a mark in one of
 * a thousand rows costs one.
 */
function tilesOf(context: DayContext) {
  const known = new WeakMap<AttendanceRow, ReadonlySet<DayFilter>>();
  return (row: AttendanceRow) => {
    const tiles = known.get(row) ?? dayFiltersOf(row, context);
    known.set(row, tiles);
    return tiles;
  };
}

/**
 * Which students of the day are shown, kept in the address and shared by all views: words, grade,
 * and a tile.
 */
export function useDayFilter<Row extends AttendanceRow>(
  known: readonly Row[] | undefined,
  context: DayContext,
) {
  const rows = known ?? NO_ROWS;
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  const tile = DAY_FILTERS.find((one) => one === params.get('tile')) ?? 'all';
  const tiles = useMemo(() => tilesOf(context), [context]);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (grade === '' || row.grade === grade) && tiles(row).has(tile) && matchesStudent(row, q),
      ),
    [rows, grade, tile, q, tiles],
  );
  const counts = useMemo(() => countDay(rows.map(tiles)), [rows, tiles]);
  return {
    q,
    setQ,
    grade,
    tile,
    shown,
    counts,
    /** Before the day is known a count of none would be a lie. */
    loaded: known !== undefined,
    setGrade: (value: string) => change({ grade: value }),
    setTile: (value: DayFilter) => change({ tile: value === 'all' ? '' : value }),
    /** The same for the server, which makes the file. */
    query: { ...(q && { q }), ...(grade && { grade }) },
    narrowed: q !== '' || grade !== '' || tile !== 'all',
    clear() {
      setQ('');
      change({ q: '', grade: '', tile: '' });
    },
  };
}

export type DayFilterState = ReturnType<typeof useDayFilter>;

interface Person {
  name: string;
  seat: string | null;
  phoneTail: string;
  grade: string | null;
}

/**
 * Which students of a month are shown: the words and the grade of the day's filter, as they stand
 * in the address.
 */
export function useStudentFilter<Row extends Person>(rows: readonly Row[]) {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  const shown = useMemo(
    () => rows.filter((row) => (grade === '' || row.grade === grade) && matchesStudent(row, q)),
    [rows, q, grade],
  );
  return {
    q,
    setQ,
    grade,
    shown,
    narrowed: q !== '' || grade !== '',
    query: { ...(q && { q }), ...(grade && { grade }) },
    setGrade: (value: string) => change({ grade: value }),
    clear() {
      setQ('');
      change({ q: '', grade: '' });
    },
  };
}
