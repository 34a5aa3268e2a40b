import type { ManagerId, ReasonId, StudentId } from '@academy/domain/ids';
import {
  reasonCategorySchema,
  reasonStatusSchema,
  reasonTypeSchema,
} from '@academy/domain/reasons';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, clockTime, instant, isClockTime, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/**
 * One-off reasons for a day (사유 제출). The receipt's number is the domain's `receiptNumber` of
 * `createdAt` and `id`.
 */
export const absenceReasons = pgTable(
  'absence_reasons',
  {
    id: idColumn<ReasonId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    type: word(reasonTypeSchema.options).notNull(),
    date: calendarDay().notNull(),
    arriveAt: clockTime(),
    leaveAt: clockTime(),
    backAt: clockTime(),
    category: word(reasonCategorySchema.options).notNull(),
    text: text().notNull(),
    status: word(reasonStatusSchema.options).notNull(),
    /** The manager's reason, word for word. */
    rejectReason: text(),
    decidedBy: idColumn<ManagerId>().references(() => managers.id),
    decidedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    /** Sent from a guardian's page. */
    byGuardian: boolean().notNull().default(false),
  },
  (table) => [
    index('absence_reasons_list_idx').on(table.studentId, table.date.desc(), table.id.desc()),
    index('absence_reasons_date_idx').on(table.date, table.studentId),
    uniqueIndex('absence_reasons_standing_key')
      .on(table.studentId, table.date, table.type)
      .where(sql`${table.status} in ('PENDING', 'APPROVED')`),
    check('absence_reasons_type', isOneOf(table.type, reasonTypeSchema.options)),
    check(
      'absence_reasons_times',
      sql`${isClockTime(table.arriveAt)} and ${isClockTime(table.leaveAt)} and ${isClockTime(table.backAt)}`,
    ),
    check('absence_reasons_category', isOneOf(table.category, reasonCategorySchema.options)),
    check('absence_reasons_text_is_given', sql`length(trim(${table.text})) > 0`),
    check('absence_reasons_status', isOneOf(table.status, reasonStatusSchema.options)),
    check(
      'absence_reasons_rejected_with_reason',
      sql`${table.status} <> 'REJECTED' or ${table.rejectReason} is not null`,
    ),
  ],
);
