import {
  DAY_FILTERS,
  dayFiltersOf,
  type AttendanceRow,
  type DayFilter,
  type Period,
} from '@academy/domain/attendance';
import { matchesStudent } from '@academy/domain/students';
import type { ClockTime } from '@academy/domain/time';
import { useMemo } from 'react';
import { useUrlText } from '../../shared/use-url-list';
import { useUrlParams } from '../../shared/use-url-state';

const NO_ROWS: readonly never[] = [];

/** Under which tiles a student falls, worked out again only for rows that changed: a mark in one of a thousand rows costs one. */
function tilesOf(periods: readonly Period[], clock: ClockTime) {
  const known = new WeakMap<AttendanceRow, ReadonlySet<DayFilter>>();
  return (row: AttendanceRow) => {
    const tiles = known.get(row) ?? dayFiltersOf(row, periods, clock);
    known.set(row, tiles);
    return tiles;
  };
}

/** Which students of the day are shown, kept in the address and shared by all views: words, grade, and a tile. */
export function useDayFilter<Row extends AttendanceRow>(
  known: readonly Row[] | undefined,
  periods: readonly Period[] = NO_ROWS,
  clock: ClockTime,
) {
  const rows = known ?? NO_ROWS;
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  const tile = DAY_FILTERS.find((one) => one === params.get('tile')) ?? 'all';
  const tiles = useMemo(() => tilesOf(periods, clock), [periods, clock]);
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (grade === '' || row.grade === grade) && tiles(row).has(tile) && matchesStudent(row, q),
      ),
    [rows, grade, tile, q, tiles],
  );
  const counts = useMemo(() => {
    const sum: Record<DayFilter, number> = {
      all: 0,
      present: 0,
      late: 0,
      missing: 0,
      out: 0,
      'left-early': 0,
      absent: 0,
      told: 0,
      unmarked: 0,
    };
    for (const row of rows) for (const one of tiles(row)) sum[one] += 1;
    return sum;
  }, [rows, tiles]);
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
