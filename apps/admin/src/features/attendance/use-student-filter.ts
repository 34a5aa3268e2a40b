import { matchesStudent } from '@academy/domain/students';
import { useMemo } from 'react';
import { useUrlText } from '../../shared/use-url-list';
import { useUrlParams } from '../../shared/use-url-state';

interface Person {
  name: string;
  seat: string | null;
  phoneTail: string;
  grade: string | null;
}

/** Which students a view of attendance shows, kept in the address; files ask the server for the same. */
export function useStudentFilter() {
  const { params, change } = useUrlParams();
  const [q, setQ] = useUrlText('q');
  const grade = params.get('grade') ?? '';
  const fits = useMemo(() => (row: Person) => matchesStudent(row, q) && (grade === '' || row.grade === grade), [q, grade]);
  return {
    q, grade, fits, setQ, setGrade: (value: string) => change({ grade: value }), narrowed: q !== '' || grade !== '',
    /** As the endpoints of files take it. */
    query: { ...(q !== '' && { q }), ...(grade !== '' && { grade }) },
    reset: () => {
      setQ('');
      change({ q: '', grade: '' });
    },
  };
}

export type StudentFilterState = ReturnType<typeof useStudentFilter>;
