import {
  markStatusSchema,
  type OpenCell,
  type Outing,
  type Period,
} from '@academy/domain/attendance';
import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { calendarDay, clockTime, instant, isClockTime, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';
import { terminals } from './terminals';

/**
 * A study day of the attendance sheet. Its row is locked by every save, so that `revision` counts
 * them one after the other: what changed since a revision can be asked for without missing a save
 * that was committed late.
 */
export const attendanceDays = pgTable(
  'attendance_days',
  {
    date: calendarDay().primaryKey(),
    revision: integer().notNull().default(0),
    closedAt: instant(),
    closedBy: idColumn<ManagerId>().references(() => managers.id),
    /** The timetable and the grace it was closed by: later settings say nothing of it. */
    closedPeriods: jsonb().$type<Period[]>(),
    closedGrace: smallint(),
    /** Students on the roll at the close; others are not counted as missing. */
    closedRoll: idColumn<StudentId>().array(),
    /** The cells in which nothing counted then. */
    closedOpen: jsonb().$type<OpenCell[]>(),
    /** Why it was opened again the last time. */
    reopenReason: text(),
  },
  (table) => [
    check('attendance_days_closed', sql`num_nulls(${table.closedAt}, ${table.closedBy}) in (0, 2)`),
    check(
      'attendance_days_closed_by',
      sql`${table.closedAt} is not null or num_nonnulls(${table.closedPeriods}, ${table.closedGrace}, ${table.closedRoll}, ${table.closedOpen}) = 0`,
    ),
  ],
);

/** A cell: a student's period. `status` null: emptied again; the version goes on. */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    date: calendarDay()
      .notNull()
      .references(() => attendanceDays.date),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    period: smallint().notNull(),
    status: word(markStatusSchema.options),
    excused: boolean().notNull(),
    note: text().notNull(),
    version: integer().notNull(),
    /** The day's revision with which it was written. */
    revision: integer().notNull(),
    at: instant().notNull(),
    byManagerId: idColumn<ManagerId>().references(() => managers.id),
  },
  (table) => [
    primaryKey({
      name: 'attendance_marks_pkey',
      columns: [table.date, table.studentId, table.period],
    }),
    index('attendance_marks_changes_idx').on(table.date, table.revision),
    index('attendance_marks_student_idx').on(table.studentId, table.date),
    check('attendance_marks_status', isOneOf(table.status, markStatusSchema.options)),
    check(
      'attendance_marks_excused',
      sql`not ${table.excused} or (${table.status} is not null and ${table.status} <> 'PRESENT')`,
    ),
    check('attendance_marks_period', sql`${table.period} between 1 and 16`),
  ],
);

/**
 * What a cell was, version by version, the present one included. `reason`: why it was corrected
 * after the day was closed.
 */
export const attendanceMarkVersions = pgTable(
  'attendance_mark_versions',
  {
    date: calendarDay().notNull(),
    studentId: idColumn<StudentId>().notNull(),
    period: smallint().notNull(),
    version: integer().notNull(),
    status: word(markStatusSchema.options),
    excused: boolean().notNull(),
    note: text().notNull(),
    at: instant().notNull(),
    /** The device's clock, for marks that were made without a connection. */
    madeAt: instant().notNull(),
    byManagerId: idColumn<ManagerId>().references(() => managers.id),
    reason: text(),
  },
  (table) => [
    primaryKey({
      name: 'attendance_mark_versions_pkey',
      columns: [table.date, table.studentId, table.period, table.version],
    }),
    foreignKey({
      name: 'attendance_mark_versions_cell',
      columns: [table.date, table.studentId, table.period],
      foreignColumns: [attendanceMarks.date, attendanceMarks.studentId, attendanceMarks.period],
    }),
  ],
);

/** When a student came, went and was out on a study day. */
export const attendanceVisits = pgTable(
  'attendance_visits',
  {
    date: calendarDay()
      .notNull()
      .references(() => attendanceDays.date),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    arrivedAt: clockTime(),
    leftAt: clockTime(),
    outings: jsonb().$type<Outing[]>().notNull(),
    version: integer().notNull(),
    revision: integer().notNull(),
    at: instant().notNull(),
    byManagerId: idColumn<ManagerId>().references(() => managers.id),
    /** The device of the last check-in, unless a person wrote since. */
    byTerminalId: idColumn<TerminalId>('by_kiosk_id').references(() => terminals.id),
  },
  (table) => [
    primaryKey({ name: 'attendance_visits_pkey', columns: [table.date, table.studentId] }),
    index('attendance_visits_changes_idx').on(table.date, table.revision),
    index('attendance_visits_student_idx').on(table.studentId, table.date),
    check(
      'attendance_visits_times',
      sql`${isClockTime(table.arrivedAt)} and ${isClockTime(table.leftAt)}`,
    ),
  ],
);
