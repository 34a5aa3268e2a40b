import { byColumn, matchesStudent, STUDENT_STATUSES, type studentEndpoints, type StudentRow, type StudentsPage } from '@academy/domain/students';
import type { Call } from '../../http/serve';

/** What the grid asks for, and its files with it. */
export type StudentFilter = Omit<Call<typeof studentEndpoints.exportStudents>['query'], 'contacts'>;

const OWED = new Set<StudentRow['depositState']>(['unpaid', 'partial']);
const agrees = (wanted: 'true' | 'false' | undefined, is: boolean) => wanted === undefined || (wanted === 'true') === is;
const isThe = (wanted: string | undefined, value: string | null) => wanted === undefined || wanted === '' || wanted === value;

function isInList({ deletedAt, status }: StudentRow, wanted: StudentFilter['status'] = 'ENROLLED'): boolean {
  if (wanted === 'DELETED') return deletedAt !== null;
  return deletedAt === null && (wanted === 'ALL' || wanted === status);
}

const fits = (row: StudentRow, filter: StudentFilter): boolean =>
  isInList(row, filter.status) && isThe(filter.grade, row.grade) && isThe(filter.school, row.school) && isThe(filter.className, row.className)
  && agrees(filter.hasSeat, row.seat !== null) && agrees(filter.hasMeals, row.lunchCount + row.dinnerCount > 0) && agrees(filter.unpaid, OWED.has(row.depositState))
  && agrees(filter.signedIn, row.lastLoginAt !== null) && row.penaltyTotal >= (filter.penaltyFrom ?? 0) && matchesStudent(row, filter.q ?? '');

/** Who fits the filter, in the order asked for (by seat unless told otherwise): the same for the page, the file and the paper. */
export const filterStudents = (rows: readonly StudentRow[], filter: StudentFilter): StudentRow[] =>
  rows.filter((row) => fits(row, filter)).toSorted(byColumn(filter.sort ?? 'seat', filter.order === 'desc'));

const offered = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null))].toSorted((a, b) => a.localeCompare(b, 'ko'));

/** How many of each status there are, and what the filters offer: of everybody in the list, whatever the filter. */
export function factsOfList(rows: readonly StudentRow[]): Pick<StudentsPage, 'counts' | 'grades' | 'schools' | 'classes'> {
  const listed = rows.filter(({ deletedAt }) => deletedAt === null);
  const [enrolled, onLeave, left] = STUDENT_STATUSES.map((wanted) => listed.filter(({ status }) => status === wanted).length);
  return {
    counts: { ENROLLED: enrolled ?? 0, ON_LEAVE: onLeave ?? 0, LEFT: left ?? 0 },
    grades: offered(listed.map(({ grade }) => grade)), schools: offered(listed.map(({ school }) => school)), classes: offered(listed.map(({ className }) => className)),
  };
}
