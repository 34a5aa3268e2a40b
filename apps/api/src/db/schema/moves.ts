import type { ManagerId, MoveId, StudentId } from '@academy/domain/ids';
import { MOVE_PROBLEMS, MOVE_STATES, type CarriedHistory } from '@academy/domain/moves';
import type { StudentDraft } from '@academy/domain/students';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { calendarDay, instant, isOneOf, word } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { students } from './students';

/**
 * Moves between branches as their head office follows them; empty everywhere else. It names no
 * student: the branches' own rows do (ADR 0503).
 */
export const moves = pgTable(
  'moves',
  {
    id: idColumn<MoveId>().generatedAlwaysAsIdentity().primaryKey(),
    /** What both branches call it. */
    uid: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    fromBranch: text().notNull(),
    toBranch: text().notNull(),
    /** As the old branch numbers its students. */
    fromStudent: idColumn<StudentId>().notNull(),
    /** The first day at the new branch. */
    day: calendarDay().notNull(),
    plannedOn: calendarDay().notNull(),
    state: word(MOVE_STATES).notNull().default('planned'),
    problem: word(MOVE_PROBLEMS),
    createdBy: idColumn<ManagerId>()
      .notNull()
      .references(() => managers.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('moves_open_idx')
      .on(table.day)
      .where(sql`${table.state} not in ('done', 'cancelled')`),
    check('moves_state', isOneOf(table.state, MOVE_STATES)),
    check('moves_problem', isOneOf(table.problem, MOVE_PROBLEMS)),
    check('moves_between_two', sql`${table.fromBranch} <> ${table.toBranch}`),
  ],
);

/** What a branch says of a move: the first three of one that goes out, then of one that comes. */
export const STUDENT_MOVE_STATES = [
  'planned',
  'withdrawn',
  'gone',
  'prepared',
  'discarded',
  'arrived',
] as const;

/**
 * A branch's half of a move. The first who writes `gone` or `withdrawn` decides whether it happens:
 * the other finds it said. Whole rows go with the student.
 */
export const studentMoves = pgTable(
  'student_moves',
  {
    key: text().primaryKey(),
    /** Null where nobody was there to be moved, or they were erased. */
    studentId: idColumn<StudentId>().references(() => students.id),
    state: word(STUDENT_MOVE_STATES).notNull(),
    /** The other branch: its name, and where its managers' app is. */
    branch: text().notNull(),
    url: text().notNull(),
    day: calendarDay().notNull(),
    /** Whether the student was made for it: what is discarded is erased then. */
    made: boolean().notNull().default(false),
    /** How the record goes on of who comes back to a branch; until then it is as it was left. */
    record: jsonb().$type<StudentDraft>(),
    /** What came along, the last branch first. */
    histories: jsonb()
      .$type<CarriedHistory[]>()
      .notNull()
      .default(sql`'[]'`),
    at: instant().notNull(),
  },
  (table) => [
    index('student_moves_student_idx').on(table.studentId),
    uniqueIndex('student_moves_planned_key')
      .on(table.studentId)
      .where(sql`${table.state} = 'planned'`),
    check('student_moves_state', isOneOf(table.state, STUDENT_MOVE_STATES)),
  ],
);
