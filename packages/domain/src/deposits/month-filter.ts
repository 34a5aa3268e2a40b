import { matchesStudent, type Searchable } from '../identity/search';
import type { MonthFilter } from './schemas';
import type { DepositState } from './state-schema';

interface Listed extends Searchable {
  grade: string | null;
  /** The payer's name on the last deposit. */
  depositorName?: string;
}

interface Billed extends Listed {
  lunchCount: number;
  dinnerCount: number;
  /** What the student says they paid, where that is known. */
  reported?: unknown;
}

const fitsState = (
  { reported = null }: Billed,
  ofStudent: DepositState,
  wanted: MonthFilter['state'],
): boolean =>
  wanted === undefined || (wanted === 'reported' ? reported !== null : ofStudent === wanted);

/** Who has paid for a student is found by that name too. */
const withPayers = ({
  depositorNames = [],
  depositorName = '',
  ...student
}: Listed): Searchable => ({
  ...student,
  depositorNames: [...depositorNames, depositorName].filter(Boolean),
});

/** Whether the filter lists a student by name: the list of 미신청자 has no more to ask. */
export const fitsPerson = (student: Listed, { q = '', grade = '' }: MonthFilter): boolean =>
  matchesStudent(withPayers(student), q) && (grade === '' || student.grade === grade);

/** Whether the filter lists a student's month: one rule for the screen, the paper and the file. */
export const fitsMonth = (student: Billed, ofStudent: DepositState, filter: MonthFilter): boolean =>
  fitsPerson(student, filter) &&
  fitsState(student, ofStudent, filter.state) &&
  (filter.meal === undefined ||
    (filter.meal === 'lunch' ? student.lunchCount : student.dinnerCount) > 0);
