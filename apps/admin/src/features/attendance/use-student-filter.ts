import { useUrlParams, useUrlText } from '@academy/app-kit/url';
import { matchesStudent } from '@academy/domain/identity';
import { useMemo } from 'react';

interface Person {
  name: string;
  seat: string | null;
  phoneTail: string;
  grade: string | null;
}

/**
 * Which students of a month are shown: the words and the grade of the day's filter, as they stand
 * in the address.
 */
export function useStudentFilter<Row extends Person>(rows: readonly Row[]) {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  const shown = useMemo(
    () => rows.filter((row) => (grade === '' || row.grade === grade) && matchesStudent(row, q)),
    [rows, q, grade],
  );
  return {
    q,
    setQ,
    grade,
    shown,
    narrowed: q !== '' || grade !== '',
    query: { ...(q && { q }), ...(grade && { grade }) },
    setGrade: (value: string) => change({ grade: value }),
    clear() {
      setQ('');
      change({ q: '', grade: '' });
    },
  };
}
