import type { StudentId } from '@academy/domain/ids';
import { SEAT_DASHES, STUDENT_STATUSES } from '@academy/domain/identity';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, isPhone, word } from './columns';
import { idColumn } from './id-column';

/**
 * `seatKey` of the domain in SQL: what distinguishes one seat from another, whatever width, dash or
 * case it is written in.
 */
export const seatKeyOf = (seat: SQLWrapper) =>
  sql`lower(translate(normalize(${seat}, NFKC), ${sql.raw(`' ${SEAT_DASHES}'`)}, ''))`;

/** `heldSeat` of the domain in SQL: only who is enrolled and in the list sits. */
export const isSitting = (table: Record<'seat' | 'status' | 'deletedAt', SQLWrapper>) =>
  sql`${table.seat} is not null and ${table.status} = 'ENROLLED' and ${table.deletedAt} is null`;

export const students = pgTable(
  'students',
  {
    id: idColumn<StudentId>().generatedAlwaysAsIdentity().primaryKey(),
    name: text().notNull(),
    /** As `keptPhone` writes it. A deleted student's number is free again. */
    phone: text().notNull(),
    school: text(),
    grade: text(),
    className: text(),
    seat: text(),
    status: word(STUDENT_STATUSES).notNull().default('ENROLLED'),
    /** The last day (KST) of a student who left; null otherwise. */
    leftOn: calendarDay(),
    startDate: calendarDay(),
    allergy: text().notNull().default(''),
    memo: text().notNull().default(''),
    /** Other names under which money for this student comes in. */
    depositorNames: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Recipient of the 현금영수증: digits, or empty. */
    cashReceiptNumber: text().notNull().default(''),
    /** Goes up with every change; the answer to `If-Match`. */
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    deletedAt: instant(),
    /** The person's data was erased for good: the row keeps past sums without a name. */
    erasedAt: instant(),
    /** How far erasing reached when it was repeated; 0 until then. */
    erasureVersion: smallint().notNull().default(0),
  },
  (table) => [
    // Brothers and sisters may share a number; who may is the rule's to say (`numberBlockedBy`).
    uniqueIndex('students_phone_key')
      .on(table.phone, table.name)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('students_seat_key').on(seatKeyOf(table.seat)).where(isSitting(table)),
    index('students_name_idx').on(table.name),
    check('students_phone_is_digits', isPhone(table.phone, 10)),
    check('students_cash_receipt_is_digits', sql`${table.cashReceiptNumber} ~ '^[0-9]{0,19}$'`),
    check('students_name_is_given', sql`length(trim(${table.name})) > 0`),
    check(
      'students_erased_is_deleted',
      sql`${table.erasedAt} is null or ${table.deletedAt} is not null`,
    ),
    check('students_status', isOneOf(table.status, STUDENT_STATUSES)),
  ],
);
