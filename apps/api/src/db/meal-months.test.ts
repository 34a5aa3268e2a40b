import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database';
import { refuseLostRows } from './copy/lost-rows';
import type { Database } from './database';
import { reservations, students } from './schema';

let database: Database;
let ids: string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db
    .insert(students)
    .values([
      { name: '김하늘', phone: '01012345678' },
      { name: '이바다', phone: '01023456789' },
    ])
    .returning({ id: students.id });
  ids = rows.map(({ id }) => id);
});
beforeEach(() => database.db.delete(reservations));
afterAll(() => database.close());

/** What is kept, and what the days come to: the same, whatever was written. */
const read = async () => {
  const { rows: kept } = await database.db.execute(
    sql`select student_id, month, lunch, dinner from meal_months where (lunch | dinner) <> 0 order by 1, 2`,
  );
  const { rows: counted } = await database.db.execute(
    sql`select student_id, to_char(date, 'YYYY-MM') as month,
      sum(lunch::int << extract(day from date)::int - 1)::int as lunch, sum(dinner::int << extract(day from date)::int - 1)::int as dinner
      from reservations where lunch or dinner group by 1, 2 order by 1, 2`,
  );
  return { kept, counted };
};

const DAYS = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-31', '2026-12-31'];
const wish = fc.record({
  student: fc.nat({ max: 1 }),
  date: fc.constantFrom(...DAYS),
  lunch: fc.boolean(),
  dinner: fc.boolean(),
});

/** One statement, as saving does it: new days and old ones together. */
const save = (
  wishes: readonly { student: number; date: string; lunch: boolean; dinner: boolean }[],
) =>
  database.db.execute(sql`
    insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
    select distinct on (1, 2) id, date, lunch, dinner, now(), 'system'
    from unnest(${sql.param(wishes.map(({ student }) => ids[student]))}::bigint[], ${sql.param(wishes.map(({ date }) => date))}::date[],
      ${sql.param(wishes.map(({ lunch }) => lunch))}::boolean[], ${sql.param(wishes.map(({ dinner }) => dinner))}::boolean[]) as wished (id, date, lunch, dinner)
    on conflict (student_id, date) do update set lunch = excluded.lunch, dinner = excluded.dinner`);

test('the months of a student say what the days say, however these are written', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('save' as const), wishes: fc.array(wish, { maxLength: 6 }) }),
    fc.record({ kind: fc.constant('change' as const), date: fc.constantFrom(...DAYS) }),
    fc.record({ kind: fc.constant('remove' as const), date: fc.constantFrom(...DAYS) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const one of steps) {
        if (one.kind === 'save') await save(one.wishes);
        else if (one.kind === 'change')
          await database.db.execute(
            sql`update reservations set lunch = not lunch, dinner = lunch where date = ${one.date}`,
          );
        else await database.db.execute(sql`delete from reservations where date = ${one.date}`);
        const { kept, counted } = await read();
        expect(kept).toEqual(counted);
      }
    }),
    { numRuns: 30 },
  );
});

test('two writers of one month at the same time lose nothing of each other', async () => {
  const day = (date: string) => save([{ student: 0, date, lunch: true, dinner: false }]);
  await Promise.all(
    Array.from({ length: 31 }, (_, index) => day(`2026-03-${String(index + 1).padStart(2, '0')}`)),
  );
  const { kept, counted } = await read();
  expect(kept).toEqual(counted);
  expect(kept).toMatchObject([{ student_id: ids[0], month: '2026-03', lunch: 2 ** 31 - 1 }]);
});

test('an emptied table has no months, and a day never moves', async () => {
  await save([{ student: 1, date: '2026-03-02', lunch: true, dinner: true }]);
  await expect(
    database.db.execute(sql`update reservations set date = '2026-03-03'`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('never moves') } });
  await database.db.execute(sql`truncate reservations`);
  expect(await read()).toEqual({ kept: [], counted: [] });
});

test('a month that says something else than its days is damage, for a backup and for verify', async () => {
  const { db } = database;
  await save([{ student: 0, date: '2026-03-02', lunch: true, dinner: true }]);
  await db.transaction(refuseLostRows);
  await db.execute(sql`update meal_months set dinner = 0`);
  await expect(db.transaction(refuseLostRows)).rejects.toThrow(
    /meal_months: 1 rows say other meals than their days/,
  );
  await db.execute(sql`delete from meal_months`);
  await expect(db.transaction(refuseLostRows)).rejects.toThrow(/meal_months: 1 rows/);
});
