import type { StudentChoice } from '@academy/domain/identity';
import { compareNaturally } from '@academy/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api';
import { useManager } from '../session/use-manager';

/** Default names of the grades, as the national exams call them. */
const USUAL = ['고1', '고2', '고3', 'N수'];
/** More students than any academy has. */
const ALL = 2000;

/** What something may be limited to; undefined while it is not known. */
export interface TargetChoices {
  targetGrades: readonly string[] | undefined;
  targetClasses: readonly string[] | undefined;
  students: readonly StudentChoice[] | undefined;
}

const namesOf = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.filter((name) => name !== null && name !== ''))]
    .filter((name) => name !== null)
    .toSorted(compareNaturally);

/** The enrolled students with their grades and classes, with the right to read names. */
export function useTargetChoices(): TargetChoices {
  const { can } = useManager();
  const { data } = useQuery({
    queryKey: ['student-choices', 'targets'],
    queryFn: ({ signal }) =>
      api.lookUpStudents({ query: { status: 'ENROLLED', size: ALL }, signal }),
    select: ({ content }) => content,
    enabled: can('student-names.read'),
  });
  const grades = data && namesOf(data.map(({ grade }) => grade));
  return {
    targetGrades: grades && grades.length > 0 ? grades : USUAL,
    targetClasses: data && namesOf(data.map(({ className }) => className)),
    students: data,
  };
}
