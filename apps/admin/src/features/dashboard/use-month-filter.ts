import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { DEPOSIT_STATES, type MonthFilter } from '@academy/domain/deposits';
import { mealSchema } from '@academy/domain/meals';
import { useMemo } from 'react';

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

export type MonthFilterState = ReturnType<typeof useMonthFilter>;
