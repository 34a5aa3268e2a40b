import type { DayStudent, MealDay } from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import { matchesStudent } from '@academy/domain/identity';
import { DataGrid, sortRows, useGridView, type GridSort } from '@academy/ui/data-grid';
import { EmptyState } from '@academy/ui/empty-state';
import { Tabs } from '@academy/ui/tabs';
import { useMemo, useState } from 'react';
import { copiedText, selectAllText } from '../../../shared/texts/kit-texts';
import { ListSearch } from '../../../shared/lists/list-search';
import { useManager } from '../../../shared/session/use-manager';
import { dayColumns } from './day-columns';
import styles from './day-panel.module.css';
import { dayTexts as texts } from './day-texts';

const views = {
  lunch: ({ lunch }: DayStudent) => lunch,
  dinner: ({ dinner }: DayStudent) => dinner,
  both: ({ lunch, dinner }: DayStudent) => lunch && dinner,
  neither: ({ lunch, dinner }: DayStudent) => !lunch && !dinner,
} as const;
export type DayView = keyof typeof views;
const order: readonly DayView[] = ['lunch', 'dinner', 'both', 'neither'];
const idOf = ({ studentId }: DayStudent) => studentId;
const gridTexts = {
  selectAll: selectAllText,
  row: ({ name }: DayStudent) => name,
  copied: copiedText,
};

interface Props {
  day: MealDay;
  view: DayView;
  onViewChange: (view: DayView) => void;
  onEdit: (row: DayStudent) => void;
}

/** Who eats on a day and who does not, with what a manager must know to change it. */
export function DayStudents({ day: { rows }, view, onViewChange, onEdit }: Props) {
  const { missing } = useManager();
  const reason = missing('meals.write');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<GridSort | null>(null);
  const twins = useMemo(
    () =>
      new Set(
        [...groupBy(rows, ({ name }) => name)].flatMap(([name, mine]) =>
          mine.length > 1 ? [name] : [],
        ),
      ),
    [rows],
  );
  const columns = useMemo(() => dayColumns({ twins, reason, onEdit }), [twins, reason, onEdit]);
  const grid = useGridView('meal-day', columns);
  const ofView = rows.filter(views[view]);
  const shown = sortRows(
    ofView.filter((row) => matchesStudent(row, search)),
    columns,
    sort,
  );
  return (
    <Tabs
      label={texts.applicants}
      items={order.map((value) => ({
        value,
        label: `${texts.tabs[value]} ${rows.filter(views[value]).length}`,
      }))}
      value={view}
      onValueChange={onViewChange}
    >
      <div className={styles.students}>
        <ListSearch
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={setSearch}
        />
        <DataGrid
          className={styles.grid}
          label={texts.tabs[view]}
          view={grid}
          rows={shown}
          rowId={idOf}
          texts={gridTexts}
          sort={sort}
          onSortChange={setSort}
          {...(reason === undefined && { onRowOpen: onEdit })}
          empty={
            <EmptyState
              title={ofView.length === 0 && view !== 'neither' ? texts.none : texts.nobody}
            />
          }
        />
      </div>
    </Tabs>
  );
}
