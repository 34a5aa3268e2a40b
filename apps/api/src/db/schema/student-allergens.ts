import type { StudentId } from '@academy/domain/ids';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { idColumn } from './id-column';
import { students } from './students';

/**
 * What a student says that they must not eat, as numbers of the law's list. Apart from `students`:
 * managers' forms and what takes them back never touch it. No row: nothing was said.
 */
export const studentAllergens = pgTable(
  'student_allergens',
  {
    studentId: idColumn<StudentId>()
      .primaryKey()
      .references(() => students.id),
    allergens: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check(
      'student_allergens_are_known',
      sql`1 <= all(${table.allergens}) and 19 >= all(${table.allergens})`,
    ),
  ],
);
