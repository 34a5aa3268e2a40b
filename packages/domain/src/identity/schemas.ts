import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';
import { STUDENT_STATUSES } from './status';

export const studentStatusSchema = z.enum(STUDENT_STATUSES);

/** A student in a picker or in the palette: enough to distinguish namesakes. */
export const studentChoiceSchema = z.object({
  id: studentIdSchema,
  name: z.string(),
  seat: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  school: z.nullable(z.string()),
  className: z.nullable(z.string()),
  phoneTail: z.string(),
  status: studentStatusSchema,
  /** Goes back as `If-Match` when the student is changed. */
  version: z.int(),
});
export type StudentChoice = z.output<typeof studentChoiceSchema>;
