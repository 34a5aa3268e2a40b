import { mealSchema, mealName } from '@academy/domain/meals';
import { FilterSelect, type FilterOption } from '@academy/ui/filter-bar';
import { ListToolbar, type ListToolbarProps } from '../../shared/lists/list-toolbar';
import { dashboardTexts } from './dashboard-texts';
import {
  monthStateName,
  monthStates,
  type MonthFilterState,
  type StateCounts,
} from './month-filter';

const texts = dashboardTexts.filter;
const allFirst = (options: readonly FilterOption[]) => [
  { value: '', label: texts.all },
  ...options,
];

interface Props<Row> extends Pick<
  ListToolbarProps<Row>,
  'actions' | 'more' | 'file' | 'onPrint' | 'view' | 'primary'
> {
  state: MonthFilterState;
  rows: readonly { grade: string | null }[];
  /** How many there are, and how many of them are shown. */
  count: string;
  /** How many students are in each state; without it the list has no states and no meals. */
  counts?: StateCounts;
}

/** Search, state, grade, meal; how many those are; and what can be done with them. */
export function MonthFilterBar<Row>({ state, rows, counts, ...bar }: Props<Row>) {
  const { filter, setQ, set, narrowed, reset } = state;
  const grades = [...new Set(rows.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <ListToolbar
      {...bar}
      label={texts.label}
      search={texts.label}
      placeholder={texts.placeholder}
      filter={{ q: filter.q ?? '', setQ, narrowed, clear: reset }}
    >
      {counts && (
        <FilterSelect
          label={texts.state}
          value={filter.state ?? ''}
          options={allFirst(
            monthStates.flatMap((value) => {
              const of = counts[value];
              return of === undefined ? [] : [{ value, label: monthStateName(value), count: of }];
            }),
          )}
          onValueChange={(value) => set('state', value)}
        />
      )}
      <FilterSelect
        label={texts.grade}
        value={filter.grade ?? ''}
        options={allFirst(grades.map((value) => ({ value, label: value })))}
        onValueChange={(value) => set('grade', value)}
      />
      {counts && (
        <FilterSelect
          label={texts.meal}
          value={filter.meal ?? ''}
          options={allFirst(mealSchema.options.map((value) => ({ value, label: mealName(value) })))}
          onValueChange={(value) => set('meal', value)}
        />
      )}
    </ListToolbar>
  );
}
