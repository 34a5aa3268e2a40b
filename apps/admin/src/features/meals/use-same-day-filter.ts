import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import type { SameDayFilter } from '@academy/domain/calendar';
import type { MealFilter } from './same-day-view';

const readMeal = (text: string | null): MealFilter =>
  text === 'lunch' || text === 'dinner' ? text : 'all';
const FLAGS = ['waiting', 'unpaid', 'away'] as const;

/** What of the list is shown and how large, kept in the address. */
export function useSameDayFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const isOn = (name: string) => params.get(name) === '1';
  const shown: SameDayFilter = {
    meal: readMeal(params.get('meal')),
    q,
    waiting: isOn('waiting'),
    unpaid: isOn('unpaid'),
    away: isOn('away'),
  };
  return {
    shown,
    /** The same for the server, which makes the file. */
    query: {
      meal: shown.meal,
      ...(q && { q }),
      ...Object.fromEntries(
        FLAGS.filter((name) => shown[name]).map((name) => [name, 'true' as const]),
      ),
    },
    largeType: isOn('large'),
    setMeal: (meal: MealFilter) => change({ meal: meal === 'all' ? '' : meal }),
    setQ,
    toggle: (name: (typeof FLAGS)[number] | 'large', on: boolean) =>
      change({ [name]: on ? '1' : '' }),
    reset: () => {
      setQ('');
      change({ meal: '', q: '', waiting: '', unpaid: '', away: '' });
    },
  };
}

export type SameDayFilterState = ReturnType<typeof useSameDayFilter>;
