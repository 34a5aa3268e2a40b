import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './migrate';
import { knownMigrations } from './pending-migrations-db';

/** The last one before there was a release whose processes can meet a later schema. */
const BEFORE = '0022_student_moves';

/** What a process of the release before does not survive. */
const TAKES_AWAY = [
  /\bdrop (table|column|type|schema)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b/i,
  /\badd column\b(?=[^;]*\bnot null\b)(?![^;]*\b(default|generated)\b)/i,
];
/**
 * Statements that take something away that no release in use needs any more, and since which one
 * (docs/release.md, Back).
 */
const NOT_NEEDED: Readonly<Record<string, string>> = {};

const takingAway = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => TAKES_AWAY.some((one) => one.test(statement)));

test('a migration takes nothing away that the release before works with', () => {
  const later = knownMigrations().filter(({ tag }) => tag > BEFORE);
  const found = later.flatMap(({ tag }) =>
    takingAway(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')),
  );
  expect(found.filter((statement) => !(statement in NOT_NEEDED))).toEqual([]);
});

test.each([
  ['ALTER TABLE "students" DROP COLUMN "memo";', 1],
  ['ALTER TABLE "students" RENAME COLUMN "memo" TO "note";', 1],
  ['ALTER TABLE "students" ALTER COLUMN "memo" SET NOT NULL;', 1],
  ['ALTER TABLE "students" ADD COLUMN "memo" text NOT NULL;', 1],
  ['ALTER TABLE "students" ADD COLUMN "memo" text DEFAULT \'\' NOT NULL;', 0],
  ['ALTER TABLE "students" ADD COLUMN "memo" text;', 0],
  ['ALTER TABLE "students" DROP CONSTRAINT "students_status";', 0],
  ['DROP INDEX "students_by_name";', 0],
])('control: %s', (statement, count) => {
  expect(takingAway(statement)).toHaveLength(count);
});
