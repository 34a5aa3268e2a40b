import { byColumn, type SortedRow, type StudentSort } from './sort-students';
import type { StudentRow, StudentsPage } from '../schemas';
import { studentMatcher, type Searchable } from '../../identity/search';
import { STUDENT_STATUSES, type StudentStatus } from '../../identity/status';

type Flag = 'true' | 'false' | undefined;

/**
 * Filter of the grid, its files and its paper. Without a status only 재원; ALL is every student who
 * is not deleted.
 */
export interface StudentFilter {
  q?: string | undefined;
  status?: StudentStatus | 'ALL' | 'DELETED' | undefined;
  grade?: string | undefined;
  school?: string | undefined;
  className?: string | undefined;
  hasSeat?: Flag;
  hasMeals?: Flag;
  unpaid?: Flag;
  signedIn?: Flag;
  penaltyFrom?: number | undefined;
  /** Who has reached a step of the warnings (벌점 기준 초과). */
  overStep?: Flag;
  sort?: StudentSort | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/**
 * What filter, order and counts ask of a row: without sums, where `asksForSums` says that none are
 * needed.
 */
export type ListedRow = SortedRow &
  Searchable &
  Pick<StudentRow, 'deletedAt' | 'depositState' | 'penaltyTotal' | 'pointStep'>;

const OWED = new Set<StudentRow['depositState']>(['unpaid', 'partial']);
const agrees = (wanted: Flag, is: boolean) => wanted === undefined || (wanted === 'true') === is;
const isThe = (wanted: string | undefined, value: string | null) =>
  wanted === undefined || wanted === '' || wanted === value;

function isInList(
  { deletedAt, status }: ListedRow,
  wanted: StudentFilter['status'] = 'ENROLLED',
): boolean {
  if (wanted === 'DELETED') return deletedAt !== null;
  return deletedAt === null && (wanted === 'ALL' || wanted === status);
}

const fits = (row: ListedRow, filter: StudentFilter): boolean =>
  isInList(row, filter.status) &&
  isThe(filter.grade, row.grade) &&
  isThe(filter.school, row.school) &&
  isThe(filter.className, row.className) &&
  agrees(filter.hasSeat, row.seat !== null) &&
  agrees(filter.hasMeals, (row.lunchCount ?? 0) + (row.dinnerCount ?? 0) > 0) &&
  agrees(filter.unpaid, OWED.has(row.depositState)) &&
  agrees(filter.signedIn, row.lastLoginAt !== null) &&
  (row.penaltyTotal ?? 0) >= (filter.penaltyFrom ?? 0) &&
  agrees(filter.overStep, (row.pointStep ?? null) !== null);

const ADDED_UP: ReadonlySet<StudentFilter['sort']> = new Set<StudentSort>([
  'lunch',
  'dinner',
  'reward',
  'penalty',
  'lastLogin',
]);

/**
 * Whether filter or order need sums of meals, money, points or logins; otherwise the records alone
 * are enough.
 */
export const asksForSums = (filter: StudentFilter): boolean =>
  ADDED_UP.has(filter.sort) ||
  (filter.penaltyFrom ?? 0) > 0 ||
  [filter.hasMeals, filter.unpaid, filter.signedIn, filter.overStep].some(
    (flag) => flag !== undefined,
  );

/**
 * Who fits the filter, in the order asked for (by seat by default): the same on the
 * screen, in the file and on paper.
 */
export function filterStudents<Row extends ListedRow>(
  rows: readonly Row[],
  filter: StudentFilter,
): Row[] {
  const matches = studentMatcher(filter.q ?? '');
  return rows
    .filter((row) => fits(row, filter) && matches(row))
    .toSorted(byColumn(filter.sort ?? 'seat', filter.order === 'desc'));
}

const offered = (values: readonly (string | null)[]) =>
  [...new Set(values.filter((value) => value !== null))].toSorted((a, b) =>
    a.localeCompare(b, 'ko'),
  );

/** How many of each status there are, and what the filters offer, over the whole list. */
export function factsOfStudents(
  rows: readonly ListedRow[],
): Pick<StudentsPage, 'counts' | 'grades' | 'schools' | 'classes'> {
  const listed = rows.filter(({ deletedAt }) => deletedAt === null);
  const [enrolled, onLeave, left] = STUDENT_STATUSES.map(
    (wanted) => listed.filter(({ status }) => status === wanted).length,
  );
  return {
    counts: { ENROLLED: enrolled ?? 0, ON_LEAVE: onLeave ?? 0, LEFT: left ?? 0 },
    grades: offered(listed.map(({ grade }) => grade)),
    schools: offered(listed.map(({ school }) => school)),
    classes: offered(listed.map(({ className }) => className)),
  };
}
