import { depositEntryKindSchema } from '@academy/domain/deposits';
import { depositEntryIdSchema, studentIdSchema } from '@academy/domain/ids';
import { calendarDaySchema, calendarMonthSchema } from '@academy/domain/time';
import * as z from 'zod/mini';

/** A line of the ledger as an operation on meals keeps it: what taking back compares. */
export const keptLineSchema = z.object({
  id: depositEntryIdSchema,
  studentId: studentIdSchema,
  month: calendarMonthSchema,
  kind: depositEntryKindSchema,
  amount: z.int(),
  day: z.nullable(calendarDaySchema),
});
export type KeptLine = z.output<typeof keptLineSchema>;

export const keptLine = ({ id, studentId, month, kind, amount, day }: KeptLine): KeptLine => ({
  id,
  studentId,
  month,
  kind,
  amount,
  day,
});
