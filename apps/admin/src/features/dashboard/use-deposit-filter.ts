import { DEPOSIT_STATES, depositTotals, type DepositRow } from '@academy/domain/deposits';
import { matchesStudent } from '@academy/domain/students';
import { useMemo } from 'react';
import { useUrlText } from '../../shared/use-url-list';
import { useUrlParams } from '../../shared/use-url-state';

/** What of the deposits is shown, kept in the address; the file asks the server for the same. */
export function useDepositFilter(rows: readonly DepositRow[]) {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const state = DEPOSIT_STATES.find((one) => one === params.get('state'));
  const grade = params.get('grade') ?? '';
  const shown = useMemo(
    () => rows.filter((row) => matchesStudent(row, q) && (state === undefined || row.account.state === state) && (grade === '' || row.grade === grade)),
    [rows, q, state, grade],
  );
  return {
    q, setQ, state, grade, shown,
    setState: (value: string) => change({ state: value }),
    setGrade: (value: string) => change({ grade: value }),
    narrowed: q !== '' || state !== undefined || grade !== '',
    reset: () => {
      setQ('');
      change({ q: '', state: '', grade: '' });
    },
    grades: useMemo(() => [...new Set(rows.flatMap((row) => row.grade ?? []))].toSorted(), [rows]),
    counts: useMemo(() => depositTotals(rows.map(({ account }) => account)).byState, [rows]),
  };
}

export type DepositFilterState = ReturnType<typeof useDepositFilter>;
