import * as z from 'zod/mini';
import { studentIdSchema } from '../ids';
import { monthlyReportSchema } from '../study-time/report/schemas';
import { calendarMonthSchema } from '../time';

/** The reports of a guardian's children of one month. */
export const guardianReportSchema = z.object({
  month: calendarMonthSchema,
  children: z.array(
    z.object({
      ...z.pick(monthlyReportSchema, {
        attendance: true,
        study: true,
        meals: true,
        points: true,
        exams: true,
        remark: true,
      }).shape,
      id: studentIdSchema,
      name: z.string(),
    }),
  ),
});
export type GuardianReport = z.output<typeof guardianReportSchema>;
