import type { ManagerId, PointId, StudentId } from '@academy/domain/ids';
import { pointTypeSchema } from '@academy/domain/points';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/**
 * Rewards and penalties (상벌점). None is ever deleted: a voided one leaves list and totals and keeps
 * its reason.
 */
export const studentPoints = pgTable(
  'student_points',
  {
    id: idColumn<PointId>().generatedAlwaysAsIdentity().primaryKey(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    /** The day that the list shows and sorts by; when it was issued is `createdAt`. */
    incidentDate: calendarDay().notNull(),
    pointType: word(pointTypeSchema.options).notNull(),
    /** Never negative: the type gives the sign. */
    points: integer().notNull(),
    reason: text().notNull(),
    /**
     * The preset that it was given by; null: a score of the manager's own. No foreign key: a preset
     * that was never used may go.
     */
    presetId: bigint({ mode: 'bigint' }),
    /** The study day whose attendance proposed it. */
    proposalOf: calendarDay(),
    /** For managers only. */
    memo: text().notNull().default(''),
    issuedBy: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    createdAt: instant().notNull(),
    /** Whether the student was asked to confirm it, and when they did. */
    asksConfirmation: boolean().notNull().default(false),
    confirmedAt: instant(),
    voidedAt: instant(),
    voidReason: text(),
    voidedBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    index('student_points_list_idx')
      .on(table.studentId, table.incidentDate.desc(), table.id.desc())
      .where(sql`${table.voidedAt} is null`),
    index('student_points_issued_idx').on(table.incidentDate.desc(), table.id.desc()),
    index('student_points_unconfirmed_idx')
      .on(table.studentId)
      .where(
        sql`${table.asksConfirmation} and ${table.confirmedAt} is null and ${table.voidedAt} is null`,
      ),
    check(
      'student_points_confirmation',
      sql`(${table.asksConfirmation} and ${table.pointType} = 'PENALTY') or (not ${table.asksConfirmation} and ${table.confirmedAt} is null)`,
    ),
    check('student_points_type', isOneOf(table.pointType, pointTypeSchema.options)),
    check('student_points_score', sql`${table.points} >= 0`),
    check('student_points_reason_is_given', sql`length(trim(${table.reason})) > 0`),
    check(
      'student_points_voided_with_reason',
      sql`num_nulls(${table.voidedAt}, ${table.voidReason}, ${table.voidedBy}) in (0, 3)`,
    ),
  ],
);
