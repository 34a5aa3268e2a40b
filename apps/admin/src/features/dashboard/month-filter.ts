import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import {
  DEPOSIT_STATES,
  type DepositState,
  depositStateName,
  type MonthFilter,
  reportedName,
} from '@academy/domain/deposits';
import { mealName, mealSchema } from '@academy/domain/meals';
import { useMemo } from 'react';

type MonthState = DepositState | 'reported';
/** What the 입금 tab can be narrowed to: the states, and what students reported. */
export const monthStates: readonly MonthState[] = [...DEPOSIT_STATES, 'reported'];
export const monthStateName = (state: MonthState): string =>
  state === 'reported' ? reportedName : depositStateName(state);
export type StateCounts = Record<DepositState, number> & { reported?: number };

/**
 * Which students of the month are shown, kept in the address; the file asks the server for the
 * same.
 */
export function useMonthFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const state = monthStates.find((one) => one === params.get('state'));
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

export type MonthFilterState = ReturnType<typeof useMonthFilter>;

/** What the filter shows, in words, for the head of a print. */
export const filterFacts = ({ q, grade, state, meal }: MonthFilter) => [
  q,
  grade,
  state && monthStateName(state),
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
