import { useUrlParams, useUrlSort, useUrlText } from '@academy/app-kit/url';
import { STUDENT_STATUSES } from '@academy/domain/identity';
import { isStudentSort, type StudentFilter } from '@academy/domain/students';
import { useMemo } from 'react';

export type StudentToggle = 'noSeat' | 'noMeals' | 'neverIn' | 'unpaid';
const STATUSES = [...STUDENT_STATUSES, 'ALL', 'DELETED'] as const;
const NARROWING = [
  'grade',
  'school',
  'class',
  'penalty',
  'unpaid',
  'noSeat',
  'noMeals',
  'neverIn',
] as const;
/** The penalty of an address that means who has reached a step of the warnings. */
export const OVER_STEP = 'over';
/** All that a saved condition holds. */
const KEPT = ['q', 'status', 'sort', ...NARROWING] as const;

/** The conditions that an address holds. What it does not know is no condition. */
function filterOf(
  address: URLSearchParams,
): Omit<StudentFilter, 'q'> & { status: NonNullable<StudentFilter['status']> } {
  const is = (toggle: StudentToggle) => address.get(toggle) === '1';
  const sort = address.get('sort') ?? '';
  const column = sort.replace(/^-/, '');
  const penalty = Number(address.get('penalty') ?? '');
  return {
    status: STATUSES.find((status) => status === address.get('status')) ?? 'ENROLLED',
    grade: address.get('grade') ?? undefined,
    school: address.get('school') ?? undefined,
    className: address.get('class') ?? undefined,
    ...(Number.isInteger(penalty) && penalty > 0 && { penaltyFrom: penalty }),
    ...(address.get('penalty') === OVER_STEP && { overStep: 'true' as const }),
    ...(is('unpaid') && { unpaid: 'true' as const }),
    ...(is('noSeat') && { hasSeat: 'false' as const }),
    ...(is('noMeals') && { hasMeals: 'false' as const }),
    ...(is('neverIn') && { signedIn: 'false' as const }),
    ...(isStudentSort(column) && {
      sort: column,
      order: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
    }),
  };
}

/**
 * The conditions of the grid as the address holds them: a link or a reload shows the same students
 * in the same order.
 */
export function useStudentFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const [sort, setSort] = useUrlSort();
  const text = params.toString();
  const filter = useMemo(() => ({ ...filterOf(new URLSearchParams(text)), q }), [text, q]);

  return {
    filter,
    q,
    setQ,
    sort,
    setSort,
    isOn: (toggle: StudentToggle) => params.get(toggle) === '1',
    toggle: (name: StudentToggle, on: boolean) => change({ [name]: on ? '1' : '' }),
    set: (name: 'status' | 'grade' | 'school' | 'class' | 'penalty', value: string) =>
      change({ [name]: value }),
    narrowed: q !== '' || NARROWING.some((name) => params.has(name)),
    clear() {
      setQ('');
      change(Object.fromEntries(['q', ...NARROWING].map((name) => [name, ''])));
    },
    /** The conditions as a text to keep, and back. */
    query: new URLSearchParams(
      KEPT.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
    ).toString(),
    apply(query: string) {
      const kept = new URLSearchParams(query);
      setQ(kept.get('q') ?? '');
      change(Object.fromEntries(KEPT.map((name) => [name, kept.get(name) ?? ''])));
    },
  };
}

export type StudentFilterState = ReturnType<typeof useStudentFilter>;
