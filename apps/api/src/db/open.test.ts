import { day } from '@academy/domain/time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database';
import type { Database } from './database';
import { reservations, students } from './schema';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test('ids come back as digit strings, days as YYYY-MM-DD, instants as Dates', async () => {
  const { db } = database;
  const [student] = await db
    .insert(students)
    .values({ name: '김하늘', phone: '01012345678' })
    .returning();
  if (!student) throw new Error('nothing inserted');
  expect(student.id).toMatch(/^[1-9]\d*$/);
  const at = new Date('2026-02-28T15:00:00.123Z');
  await db.insert(reservations).values({
    studentId: student.id,
    date: day('2026-03-01'),
    lunch: true,
    dinner: false,
    updatedAt: at,
    updatedByKind: 'student',
    writtenSeq: 7,
  });
  const [row] = await db.select().from(reservations).where(eq(reservations.studentId, student.id));
  expect(row).toEqual({
    studentId: student.id,
    date: '2026-03-01',
    lunch: true,
    dinner: false,
    updatedAt: at,
    updatedByKind: 'student',
    writtenDevice: null,
    writtenSeq: 7,
  });
  const raw = await db.execute(
    sql`select student_id, date, count(*) over () as all_rows from reservations`,
  );
  expect(raw.rows).toEqual([{ student_id: student.id, date: '2026-03-01', all_rows: '1' }]);
});
