import { DAY_FILTERS } from '@academy/domain/attendance';
import { buttonClassName } from '@academy/ui/button';
import { EmptyState } from '@academy/ui/empty-state';
import { Select } from '@academy/ui/select';
import { StatTile } from '@academy/ui/stat-tile';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '../../../shared/kit-texts';
import { ListToolbar } from '../../../shared/lists/list-toolbar';
import { attendanceTexts as texts } from '../attendance-texts';
import styles from './day-filter.module.css';
import type { DayFilterState } from './use-day-filter';

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
