import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { newsCategorySchema, newsStateSchema } from '@academy/domain/news';
import { calendarMonthSchema } from '@academy/domain/time';
import { useMemo } from 'react';
import type { NewsFilter } from './news-queries';

const CONDITIONS = ['category', 'state', 'month'] as const;

/**
 * The conditions of the list as the address holds them: a link or a reload shows the same notices.
 * Pages count from 1 there.
 */
export function useNewsFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const text = params.toString();
  const filter = useMemo((): NewsFilter => {
    const address = new URLSearchParams(text);
    const [category, state, month] = [
      newsCategorySchema.safeParse(address.get('category')),
      newsStateSchema.safeParse(address.get('state')),
      calendarMonthSchema.safeParse(address.get('month')),
    ];
    const page = Math.floor(Number(address.get('page') ?? 1));
    return {
      ...(q && { q: q.slice(0, 100) }),
      ...(category.success && { category: category.data }),
      ...(state.success && { state: state.data }),
      ...(month.success && { month: month.data }),
      ...(page > 1 && page <= 100_000 && { page: page - 1 }),
    };
  }, [text, q]);
  return {
    filter,
    q,
    setQ: (typed: string) => {
      setQ(typed);
      change({ q: typed, page: '' });
    },
    set: (name: (typeof CONDITIONS)[number], value: string) => change({ [name]: value, page: '' }),
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    narrowed: q !== '' || CONDITIONS.some((name) => params.has(name)),
    clear: () => {
      setQ('');
      change({ q: '', category: '', state: '', month: '', page: '' });
    },
  };
}

export type NewsFilterState = ReturnType<typeof useNewsFilter>;
