import { DAY_FILTERS } from '@academy/domain/attendance';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { FilterSelect } from '@academy/ui/filter-bar';
import { StatLine, StatTile } from '@academy/ui/stat-tile';
import { Link } from 'react-router-dom';
import { countText } from '../../../shared/texts/kit-texts';
import { ListToolbar, type ListToolbarProps } from '../../../shared/lists/list-toolbar';
import { attendanceTexts as texts } from '../attendance-texts';
import type { DayFilterState } from './use-day-filter';

interface Props<Row> extends Pick<
  ListToolbarProps<Row>,
  'actions' | 'more' | 'file' | 'onPrint' | 'view' | 'primary'
> {
  filter: Pick<DayFilterState, 'q' | 'setQ' | 'grade' | 'setGrade' | 'narrowed' | 'clear'> & {
    shown: readonly unknown[];
  };
  rows: readonly { grade: string | null }[] | undefined;
}

/** Search and grade, how many students those are, and what can be done with them. */
export function DayFilterBar<Row>({ filter, rows, ...bar }: Props<Row>) {
  const grades = [...new Set(rows?.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <ListToolbar
      {...bar}
      filter={filter}
      search={texts.find}
      placeholder={texts.placeholder}
      label={texts.find}
      count={rows && countText(rows.length, filter.shown.length, texts.unit)}
    >
      <FilterSelect
        label={texts.grade}
        value={filter.grade}
        options={[
          { value: '', label: texts.everyGrade },
          ...grades.map((value) => ({ value, label: value })),
        ]}
        onValueChange={filter.setGrade}
      />
    </ListToolbar>
  );
}

/** What somebody has to do something about. */
const ALARMING: ReadonlySet<string> = new Set(['missing', 'absent']);

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
    <StatLine label={texts.numbers}>
      {DAY_FILTERS.map((one) => (
        <StatTile
          key={one}
          label={texts.tile(one)}
          value={loaded ? counts[one] : '—'}
          unit={loaded ? texts.unit : undefined}
          quiet={loaded && counts[one] === 0 && one !== 'all'}
          tone={ALARMING.has(one) && loaded && counts[one] > 0 ? 'alert' : 'neutral'}
          filter={{
            label: texts.onlyTile(one),
            pressed: tile === one,
            onPressedChange: (pressed) => setTile(pressed ? one : 'all'),
          }}
        />
      ))}
    </StatLine>
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
