import { DEPOSIT_STATES, type DepositState, depositStateName } from '@academy/domain/deposits';
import { mealSchema, mealName } from '@academy/domain/meals';
import { FilterBar } from '@academy/ui/filter-bar';
import { Select } from '@academy/ui/select';
import type { ReactNode } from 'react';
import { listTexts } from '../../shared/kit-texts';
import { ListSearch } from '../../shared/lists/list-search';
import { dashboardTexts } from './dashboard-texts';
import type { MonthFilterState } from './month-filter';

const texts = dashboardTexts.filter;
const allOf = (label: string) => `${label}: ${texts.all}`;

interface Props {
  state: MonthFilterState;
  rows: readonly { grade: string | null }[];
  /** How many there are, and how many of them are shown. */
  count: string;
  /** How many students are in each state; without it the list has no states and no meals. */
  counts?: Record<DepositState, number>;
  actions: ReactNode;
}

/** Search, state, grade, meal; how many those are; and what can be done with them. */
export function MonthFilterBar({
  state: { filter, setQ, set, narrowed, reset },
  rows,
  count,
  counts,
  actions,
}: Props) {
  const grades = [...new Set(rows.flatMap(({ grade }) => grade ?? []))].toSorted();
  return (
    <FilterBar
      label={texts.label}
      count={count}
      actions={actions}
      clearLabel={narrowed ? listTexts.clearFilter : undefined}
      onClear={reset}
    >
      <ListSearch
        label={texts.label}
        placeholder={texts.placeholder}
        value={filter.q ?? ''}
        onValueChange={setQ}
      />
      {counts && (
        <Select
          size="dense"
          label={texts.state}
          labelHidden
          value={filter.state ?? ''}
          onValueChange={(value) => set('state', value)}
        >
          <option value="">{allOf(texts.state)}</option>
          {DEPOSIT_STATES.map((state) => (
            <option
              key={state}
              value={state}
            >{`${depositStateName(state)} (${counts[state]})`}</option>
          ))}
        </Select>
      )}
      <Select
        size="dense"
        label={texts.grade}
        labelHidden
        value={filter.grade ?? ''}
        onValueChange={(value) => set('grade', value)}
      >
        <option value="">{allOf(texts.grade)}</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </Select>
      {counts && (
        <Select
          size="dense"
          label={texts.meal}
          labelHidden
          value={filter.meal ?? ''}
          onValueChange={(value) => set('meal', value)}
        >
          <option value="">{allOf(texts.meal)}</option>
          {mealSchema.options.map((meal) => (
            <option key={meal} value={meal}>
              {mealName(meal)}
            </option>
          ))}
        </Select>
      )}
    </FilterBar>
  );
}
