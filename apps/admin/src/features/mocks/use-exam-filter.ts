import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import { examStateSchema, type ExamFilter } from '@academy/domain/mocks';
import { useMemo } from 'react';

/** Which exams are shown, kept in the address; the file asks the server for the same. */
export function useExamFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const state = examStateSchema.safeParse(params.get('state')).data;
  const year = Number(params.get('year')) || undefined;
  const filter = useMemo(
    (): ExamFilter => ({
      ...(q && { q: q.slice(0, 100) }),
      ...(state && { state }),
      ...(year !== undefined && Number.isInteger(year) && { year }),
    }),
    [q, state, year],
  );
  return {
    filter,
    q,
    setQ,
    sort,
    setSort,
    set: (name: 'state' | 'year', value: string) => change({ [name]: value }),
    narrowed: q !== '' || state !== undefined || year !== undefined,
    clear: () => {
      setQ('');
      change({ q: '', state: '', year: '' });
    },
  };
}

export type ExamFilterState = ReturnType<typeof useExamFilter>;
