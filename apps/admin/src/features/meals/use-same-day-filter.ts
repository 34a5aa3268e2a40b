import { useState } from 'react';
import { useUrlParams } from '../../shared/use-url-state';
import type { MealFilter, SameDayFilter } from './same-day-view';

const readMeal = (text: string | null): MealFilter => (text === 'lunch' || text === 'dinner' ? text : 'all');

/** What of the list is shown and how large, kept in the address. */
export function useSameDayFilter() {
  const { params, change } = useUrlParams();
  // The address follows what is typed: it changes in a transition, too late for a Korean keyboard that is still composing a syllable.
  const [search, setTyped] = useState(params.get('q') ?? '');
  const filter: SameDayFilter = { meal: readMeal(params.get('meal')), search, waitingOnly: params.get('waiting') === '1' };
  return {
    ...filter,
    largeType: params.get('large') === '1',
    setMeal: (meal: MealFilter) => change({ meal: meal === 'all' ? '' : meal }),
    setSearch: (typed: string) => {
      setTyped(typed);
      change({ q: typed });
    },
    setWaitingOnly: (on: boolean) => change({ waiting: on ? '1' : '' }),
    setLargeType: (on: boolean) => change({ large: on ? '1' : '' }),
    reset: () => {
      setTyped('');
      change({ meal: '', q: '', waiting: '' });
    },
  };
}

export type SameDayFilterState = ReturnType<typeof useSameDayFilter>;
