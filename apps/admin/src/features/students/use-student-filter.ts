import { STUDENT_SORTS, STUDENT_STATUSES, type StudentFilter, type StudentSort } from '@academy/domain/students';
import { useMemo } from 'react';
import { useUrlSort, useUrlText } from '../../shared/use-url-list';
import { useUrlParams } from '../../shared/use-url-state';


export type StudentToggle = 'noSeat' | 'noMeals' | 'neverIn' | 'unpaid';
const STATUSES = [...STUDENT_STATUSES, 'ALL', 'DELETED'] as const;

const isSort = (text: string): text is StudentSort => STUDENT_SORTS.some((sort) => sort === text);

/** The conditions of the grid as the address holds them: a link or a reload shows the same students in the same order. */
export function useStudentFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const text = params.toString();

  const filter = useMemo((): StudentFilter & { status: NonNullable<StudentFilter['status']> } => {
    const address = new URLSearchParams(text);
    const is = (toggle: StudentToggle) => address.get(toggle) === '1';
    const column = (address.get('sort') ?? '').replace(/^-/, '');
    return {
      q, status: STATUSES.find((status) => status === address.get('status')) ?? 'ENROLLED', grade: address.get('grade') ?? undefined, school: address.get('school') ?? undefined,
      className: address.get('class') ?? undefined, ...(is('unpaid') && { unpaid: 'true' as const }),
      ...(is('noSeat') && { hasSeat: 'false' as const }), ...(is('noMeals') && { hasMeals: 'false' as const }), ...(is('neverIn') && { signedIn: 'false' as const }),
      ...(isSort(column) && { sort: column, order: address.get('sort')?.startsWith('-') ? 'desc' as const : 'asc' as const }),
    };
  }, [text, q]);

  return {
    filter, q, setQ, sort, setSort,
    isOn: (toggle: StudentToggle) => params.get(toggle) === '1',
    toggle: (name: StudentToggle, on: boolean) => change({ [name]: on ? '1' : '' }),
    set: (name: 'status' | 'grade' | 'school' | 'class', value: string) => change({ [name]: value }),
    narrowed: q !== '' || ['grade', 'school', 'class', 'unpaid', 'noSeat', 'noMeals', 'neverIn'].some((name) => params.has(name)),
    clear() {
      setQ('');
      change({ q: '', grade: '', school: '', class: '', unpaid: '', noSeat: '', noMeals: '', neverIn: '' });
    },
  };
}

export type StudentFilterState = ReturnType<typeof useStudentFilter>;
