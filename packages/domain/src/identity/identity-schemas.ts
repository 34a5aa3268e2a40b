import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';

/** The facts by which managers distinguish students, namesakes too. */
export const studentIdentity = {
  studentId: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  phoneTail: z.string(),
};
