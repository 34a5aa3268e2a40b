import * as z from 'zod/mini';
import { mealSchema } from '../meals/schemas';
import { matchesStudent, type Searchable } from '../students/search';
import { depositStateSchema, type DepositState } from './state-schema';

const line = z.optional(z.string().check(z.maxLength(100)));

/** Which students of a month are listed. What is left out or empty narrows nothing. `meal`: who has at least one of it. */
export const monthFilterSchema = z.object({ q: line, grade: line, state: z.optional(depositStateSchema), meal: z.optional(mealSchema) });
export type MonthFilter = z.output<typeof monthFilterSchema>;

interface Listed extends Searchable {
  grade: string | null;
}

interface Billed extends Listed {
  lunchCount: number;
  dinnerCount: number;
}

/** Whether the filter lists a student by who they are: the list of 미신청자 has no more to ask. */
export const fitsPerson = (student: Listed, { q = '', grade = '' }: MonthFilter): boolean => matchesStudent(student, q) && (grade === '' || student.grade === grade);

/** Whether the filter lists a student's month: one rule for the screen, the paper and the file. */
export const fitsMonth = (student: Billed, ofStudent: DepositState, filter: MonthFilter): boolean =>
  fitsPerson(student, filter) && (filter.state === undefined || ofStudent === filter.state) && (filter.meal === undefined || (filter.meal === 'lunch' ? student.lunchCount : student.dinnerCount) > 0);
