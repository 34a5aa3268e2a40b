import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import {
  DEPOSIT_STATES,
  type DepositState,
  depositStateName,
  type MonthFilter,
} from '@academy/domain/deposits';
import { mealName, mealSchema } from '@academy/domain/meals';
import { FilterBar } from '@academy/ui/filter-bar';
import { Select } from '@academy/ui/select';
import { type ReactNode, useMemo } from 'react';
import { listTexts } from '../../shared/kit-texts';
import { ListSearch } from '../../shared/lists/list-search';
import { dashboardTexts } from './dashboard-texts';

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

/**
 * Which students of the month are shown, kept in the address; the file asks the server for the
 * same.
 */
export function useMonthFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const state = DEPOSIT_STATES.find((one) => one === params.get('state'));
  const meal = mealSchema.options.find((one) => one === params.get('meal'));
  const grade = params.get('grade') ?? '';
  const filter = useMemo((): MonthFilter => ({ q, grade, state, meal }), [q, grade, state, meal]);
  return {
    filter,
    setQ,
    set: (name: 'state' | 'grade' | 'meal', value: string) => change({ [name]: value }),
    narrowed: q !== '' || state !== undefined || grade !== '' || meal !== undefined,
    reset: () => {
      setQ('');
      change({ q: '', state: '', grade: '', meal: '' });
    },
  };
}

type MonthFilterState = ReturnType<typeof useMonthFilter>;

/** What the filter shows, in words, for the head of a print. */
export const filterFacts = ({ q, grade, state, meal }: MonthFilter) => [
  q,
  grade,
  state && depositStateName(state),
  meal && mealName(meal),
];

/** How many students are in each state. */
export function countStates(states: readonly DepositState[]): Record<DepositState, number> {
  const counts = {
    none: 0,
    unpaid: 0,
    partial: 0,
    confirmed: 0,
    overpaid: 0,
    'refund-due': 0,
    refunded: 0,
  };
  for (const state of states) counts[state] += 1;
  return counts;
}
