import type { ManagerId, MockExamId, StudentId } from '@academy/domain/ids';
import { MEASURE_RANGES, RESULT_MEASURES } from '@academy/domain/mocks';
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { managers } from './managers';
import { mockExams } from './mocks';
import { students } from './students';

/** A value within its measure's range. */
const inRange = (column: AnyPgColumn, measure: keyof typeof MEASURE_RANGES): SQL => {
  const { least, most } = MEASURE_RANGES[measure];
  return sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`;
};

/**
 * What students reached in an exam, subject by subject. A row without a value is impossible: a
 * result that says nothing is none.
 */
export const mockResults = pgTable(
  'mock_results',
  {
    mockExamId: idColumn<MockExamId>()
      .notNull()
      .references(() => mockExams.id),
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    subject: text().notNull(),
    rawScore: doublePrecision(),
    standardScore: integer(),
    percentile: doublePrecision(),
    band: integer(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'mock_results_pkey',
      columns: [table.mockExamId, table.studentId, table.subject],
    }),
    index('mock_results_student_idx').on(table.studentId, table.mockExamId),
    check('mock_results_subject_is_given', sql`length(trim(${table.subject})) > 0`),
    check(
      'mock_results_say_something',
      sql`num_nonnulls(${sql.join(
        RESULT_MEASURES.map((measure) => table[measure]),
        sql`, `,
      )}) > 0`,
    ),
    check('mock_results_raw_score', inRange(table.rawScore, 'rawScore')),
    check('mock_results_standard_score', inRange(table.standardScore, 'standardScore')),
    check('mock_results_percentile', inRange(table.percentile, 'percentile')),
    check('mock_results_band', inRange(table.band, 'band')),
  ],
);

/** Exams whose results students and guardians see (공개). */
export const mockResultReleases = pgTable('mock_result_releases', {
  mockExamId: idColumn<MockExamId>()
    .primaryKey()
    .references(() => mockExams.id),
  publishedAt: instant().notNull(),
  publishedBy: idColumn<ManagerId>()
    .notNull()
    .references(() => managers.id),
});

/** What a student wants to reach in a subject (목표). */
export const mockTargets = pgTable(
  'mock_targets',
  {
    studentId: idColumn<StudentId>()
      .notNull()
      .references(() => students.id),
    subject: text().notNull(),
    percentile: doublePrecision(),
    band: integer(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'mock_targets_pkey', columns: [table.studentId, table.subject] }),
    check('mock_targets_subject_is_given', sql`length(trim(${table.subject})) > 0`),
    check('mock_targets_say_something', sql`num_nonnulls(${table.percentile}, ${table.band}) > 0`),
    check('mock_targets_percentile', inRange(table.percentile, 'percentile')),
    check('mock_targets_band', inRange(table.band, 'band')),
  ],
);
