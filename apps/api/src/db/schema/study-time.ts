import type { ManagerId, StudentId } from '@academy/domain/ids';
import { REMARK_LIMIT } from '@academy/domain/study-time';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { calendarMonth, instant, isMonth } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/** What a manager wrote into a student's monthly report. Empty: taken away again. */
export const reportRemarks = pgTable(
  'report_remarks',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    month: calendarMonth().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    primaryKey({ name: 'report_remarks_pkey', columns: [table.studentId, table.month] }),
    check('report_remarks_month', isMonth(table.month)),
    check('report_remarks_text', sql`length(${table.text}) <= ${sql.raw(String(REMARK_LIMIT))}`),
  ],
);
