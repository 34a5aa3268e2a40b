import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { useManager } from '../../shared/use-manager';

/** What grades are called here when nobody may tell: as the national exams call them. */
const USUAL = ['고1', '고2', '고3', 'N수'];

/** The grades that students have, for whoever may read them. */
export function useGrades(): readonly string[] {
  const { can } = useManager();
  const { data } = useQuery({
    queryKey: ['mocks', 'grades'],
    queryFn: ({ signal }) => api.students({ query: { size: 1 }, signal }),
    select: ({ grades }) => grades,
    enabled: can('students.read'),
  });
  return data && data.length > 0 ? data : USUAL;
}
