import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';

const line = (most: number) => z.string().check(z.maxLength(most));

/**
 * Whom something is for, as a manager writes it: students of these grades, of these classes, and of
 * this list. Null: the grade, the class or the person does not matter.
 */
export const targetsShape = {
  targetGrades: z.nullable(z.array(line(20)).check(z.maxLength(20))),
  targetClasses: z.nullable(z.array(line(40)).check(z.maxLength(60))),
  targetStudents: z.nullable(z.array(studentIdSchema).check(z.maxLength(2_000))),
};
