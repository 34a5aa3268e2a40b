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
import { useCallback, useMemo } from 'react';

const NO_ROWS: readonly never[] = [];

/**
 * Under which tiles a student falls, worked out again only for rows that changed: a mark in one of
 * a thousand rows costs one.
 */
function tilesOf(context: DayContext) {
  const known = new WeakMap<AttendanceRow, ReadonlySet<DayFilter>>();
  return (row: AttendanceRow) => {
    const before = known.get(row);
    if (before) return before;
    const tiles = dayFiltersOf(row, context);
    known.set(row, tiles);
    return tiles;
  };
}

type Counts = ReturnType<typeof countDay>;

/** How many fall under each tile. When some rows changed, only those are counted again. */
function countsOf(tiles: ReturnType<typeof tilesOf>) {
  let last: { rows: readonly AttendanceRow[]; counts: Counts } | undefined;

  function recount(before: readonly AttendanceRow[], counts: Counts, rows: typeof before): Counts {
    const next = { ...counts };
    rows.forEach((row, index) => {
      const old = before[index];
      if (old === undefined || old === row) return;
      for (const tile of tiles(old)) next[tile] -= 1;
      for (const tile of tiles(row)) next[tile] += 1;
    });
    return next;
  }

  return (rows: readonly AttendanceRow[]): Counts => {
    const counts =
      last?.rows.length === rows.length
        ? recount(last.rows, last.counts, rows)
        : countDay(rows.map(tiles));
    last = { rows, counts };
    return counts;
  };
}

/**
 * The words and the grade that students are narrowed to, as they are in the address; the same
 * object until one of them changes. `tile`: what else narrows them, '' for nothing.
 */
function useWords(tile?: string) {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  return useMemo(
    () => ({
      q,
      setQ,
      grade,
      setGrade: (value: string) => change({ grade: value }),
      /** The same for the server, which makes the file. */
      query: { ...(q && { q }), ...(grade && { grade }) },
      narrowed: q !== '' || grade !== '' || Boolean(tile),
      clear() {
        setQ('');
        change({ q: '', grade: '', ...(tile !== undefined && { tile: '' }) });
      },
    }),
    [q, setQ, grade, tile, change],
  );
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
  const tile = DAY_FILTERS.find((one) => one === params.get('tile')) ?? 'all';
  const words = useWords(tile === 'all' ? '' : tile);
  const { q, grade } = words;
  const tiles = useMemo(() => tilesOf(context), [context]);
  const shown = useMemo(
    () =>
      words.narrowed
        ? rows.filter(
            (row) =>
              (grade === '' || row.grade === grade) &&
              tiles(row).has(tile) &&
              matchesStudent(row, q),
          )
        : rows,
    [rows, words, grade, tile, q, tiles],
  );
  const count = useMemo(() => countsOf(tiles), [tiles]);
  const counts = useMemo(() => count(rows), [count, rows]);
  const setTile = useCallback(
    (value: DayFilter) => change({ tile: value === 'all' ? '' : value }),
    [change],
  );
  return {
    words,
    tile,
    shown,
    counts,
    /** Before the day is known a count of none would be a lie. */
    loaded: known !== undefined,
    setTile,
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
 * Which students of a month are shown: the words and the grade of the day's filter, as they are in
 * the address.
 */
export function useStudentFilter<Row extends Person>(rows: readonly Row[]) {
  const words = useWords();
  const { q, grade } = words;
  const shown = useMemo(
    () => rows.filter((row) => (grade === '' || row.grade === grade) && matchesStudent(row, q)),
    [rows, q, grade],
  );
  return { words, shown };
}
