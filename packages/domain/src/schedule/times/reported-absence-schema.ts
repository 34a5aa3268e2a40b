import * as z from 'zod/mini';
import { attachmentSchema } from '../../attachments/schemas';
import { clockTimeSchema } from '../../time';

/**
 * An absence that a student reported beforehand, on one day. Only an approved one pre-fills; a
 * waiting one is shown as waiting. `attachments`: the photos of a reason that has some.
 */
export const reportedAbsenceSchema = z.object({
  source: z.enum(['schedule', 'reason']),
  id: z.string(),
  kind: z.enum(['LATE', 'EARLY_LEAVE', 'OUTING', 'ALL_DAY']),
  from: clockTimeSchema,
  to: clockTimeSchema,
  title: z.string(),
  approved: z.boolean(),
  attachments: z.optional(z.array(attachmentSchema)),
});
export type ReportedAbsence = z.output<typeof reportedAbsenceSchema>;
