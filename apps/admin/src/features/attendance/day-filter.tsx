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
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Select } from '@academy/ui/select';
import { StatTile } from '@academy/ui/stat-tile';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../shared/kit-texts';
import { ListToolbar } from '../../shared/lists/list-toolbar';
import styles from './day-filter.module.css';
import { attendanceTexts as texts } from './attendance-texts';

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

type DayFilterState = ReturnType<typeof useDayFilter>;

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

interface Props {
  filter: Pick<DayFilterState, 'q' | 'setQ' | 'grade' | 'setGrade' | 'narrowed' | 'clear'> & {
    shown: readonly unknown[];
  };
  rows: readonly { grade: string | null }[] | undefined;
  /** What can be done with what is shown: files, paper. */
  actions?: ReactNode;
}

/** Search and grade, how many students those are, and what can be done with them. */
export function DayFilterBar({ filter, rows, actions }: Props) {
  const grades = [...new Set(rows?.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <ListToolbar
      filter={filter}
      search={texts.find}
      placeholder={texts.placeholder}
      label={texts.find}
      count={rows && countText(rows.length, filter.shown.length, texts.unit)}
      actions={actions}
    >
      <Select
        size="dense"
        label={texts.grade}
        labelHidden
        value={filter.grade}
        onValueChange={filter.setGrade}
      >
        <option value="">{texts.everyGrade}</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </Select>
    </ListToolbar>
  );
}

/**
 * How many students of the day are present, late, missing…; each tile narrows the views below to
 * them.
 */
export function DayTiles({
  filter: { counts, loaded, tile, setTile },
}: {
  filter: DayFilterState;
}) {
  return (
    <div className={styles.tiles}>
      {DAY_FILTERS.map((one) => (
        <StatTile
          key={one}
          label={texts.tile(one)}
          value={loaded ? counts[one] : '—'}
          unit={loaded ? texts.unit : undefined}
          filter={{
            label: texts.onlyTile(one),
            pressed: tile === one,
            onPressedChange: (pressed) => setTile(pressed ? one : 'all'),
          }}
        />
      ))}
    </div>
  );
}

/** In place of the day's rows: nobody is enrolled, or nobody fits the filter. */
export function NobodyShown({
  rows,
  none,
}: {
  rows: readonly unknown[] | undefined;
  /** What is said while nobody is enrolled. */
  none: string;
}) {
  return rows?.length === 0 ? (
    <EmptyState
      title={none}
      action={
        <Link className={buttonClassName()} to="/student?do=create">
          {texts.toStudents}
        </Link>
      }
    />
  ) : (
    <EmptyState title={texts.noMatch} />
  );
}
