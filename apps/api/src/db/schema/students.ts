import type { StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';

/** 재원 · 휴원 · 퇴원. Only ENROLLED students may sign in (PRODUCT, Students). */
export const studentStatuses = ['ENROLLED', 'ON_LEAVE', 'LEFT'] as const;

export const students = pgTable('students', {
  id: idColumn<StudentId>().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  /** Digits only, 10 or 11. A deleted student's number is free again. */
  phone: text().notNull(),
  parentPhone: text(),
  school: text(),
  grade: text(),
  seat: text(),
  status: word(studentStatuses).notNull().default('ENROLLED'),
  memo: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  deletedAt: instant(),
}, (table) => [
  uniqueIndex('students_phone_key').on(table.phone).where(sql`${table.deletedAt} is null`),
  index('students_name_idx').on(table.name),
  check('students_phone_is_digits', sql`${table.phone} ~ '^[0-9]{10,11}$'`),
  check('students_parent_phone_is_digits', sql`${table.parentPhone} ~ '^[0-9]{9,11}$'`),
  check('students_name_is_given', sql`length(trim(${table.name})) > 0`),
  check('students_status', isOneOf(table.status, studentStatuses)),
]);
