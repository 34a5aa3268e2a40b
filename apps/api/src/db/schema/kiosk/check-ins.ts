import { CHECK_IN_MARKS, type CheckInId, type CheckInMark } from '@academy/domain/kiosk';
import { VISIT_ACTIONS } from '@academy/domain/attendance';
import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from '../columns';
import { idColumn } from '../id-column';
import { managers } from '../managers';
import { students } from '../students';
import { terminals } from '../terminals';

/** What was typed at a device. The visit says what counts; this says what came. */
export const kioskCheckIns = pgTable(
  'kiosk_check_ins',
  {
    id: idColumn<CheckInId>().generatedAlwaysAsIdentity().primaryKey(),
    kioskId: idColumn<TerminalId>()
      .notNull()
      .references(() => terminals.id),
    /** Names it: sent again it is the same. */
    key: text().notNull(),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    /** The study day of its time. */
    date: calendarDay().notNull(),
    action: word(VISIT_ACTIONS).notNull(),
    /** When it was typed, by the device. */
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    written: boolean().notNull(),
    /** What the desk should look at. */
    marks: jsonb().$type<CheckInMark[]>().notNull(),
    /** Which 30 seconds its QR code was shown in; null: digits were typed. */
    codeStep: integer(),
    /** Who at the desk has looked into its marks. */
    seenAt: instant(),
    seenBy: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    uniqueIndex('kiosk_check_ins_key').on(table.key),
    index('kiosk_check_ins_day_idx').on(table.date),
    index('kiosk_check_ins_kiosk_idx').on(table.kioskId, table.at),
    index('kiosk_check_ins_student_idx').on(table.studentId),
    check('kiosk_check_ins_action', isOneOf(table.action, VISIT_ACTIONS)),
    check('kiosk_check_ins_seen', sql`(${table.seenAt} is null) = (${table.seenBy} is null)`),
    check(
      'kiosk_check_ins_marks',
      sql`${table.marks} <@ ${sql.raw(`'${JSON.stringify(CHECK_IN_MARKS)}'`)}::jsonb`,
    ),
  ],
);
