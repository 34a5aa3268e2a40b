import { type DepositState, type MonthFilter, depositStateName } from '@academy/domain/deposits';
import { mealName } from '@academy/domain/meals';

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
