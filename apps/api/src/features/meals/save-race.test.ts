import { mealEndpoints, saveResultSchema } from '@academy/domain/meals';
import { daysOfMonth, month } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, mealBills, reservations } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { hold } from '../../testing/database/hold';
import { persistently } from '../../testing/calls/persistently';
import { signIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const weekdays = daysOfMonth(month('2026-04')).filter(
  (date) => ![0, 6].includes(new Date(date).getUTCDay()),
);
let phones = 0;
async function student() {
  phones += 1;
  const phone = `0109999${String(phones).padStart(4, '0')}`;
  const id = await insertStudent(server.database.db, { phone });
  const token = await signIn(server, id);
  const put = (body: unknown, seq?: string) =>
    server.callEndpoint(
      mealEndpoints.saveMonth,
      { studentId: id },
      { token, body, ...(seq && { headers: { 'x-client-seq': seq } }) },
    );
  return { id, put };
}
const nothing = { lunch: false, dinner: false };

test('two devices saving different days at the same moment keep every edit', async () => {
  const { id, put } = await student();
  const answers = await Promise.all(
    weekdays.map((date, index) =>
      put([{ date, lunch: true, dinner: false, base: nothing }], `device${index % 2}:${index + 1}`),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await server.database.db
    .select()
    .from(reservations)
    .where(eq(reservations.studentId, id));
  expect(rows.filter(({ lunch }) => lunch)).toHaveLength(weekdays.length);
  expect(
    await server.database.db.select().from(mealBills).where(eq(mealBills.studentId, id)),
  ).toHaveLength(1);
});

test('lunch of one device and dinner of the other on the same days, at the same moment', async () => {
  const { id, put } = await student();
  await Promise.all([
    put(
      weekdays.map((date) => ({ date, lunch: true, dinner: false, base: nothing })),
      'phone:1',
    ),
    put(
      weekdays.map((date) => ({ date, lunch: false, dinner: true, base: nothing })),
      'laptop:1',
    ),
  ]);
  const rows = await server.database.db
    .select()
    .from(reservations)
    .where(eq(reservations.studentId, id));
  expect(rows.filter(({ lunch, dinner }) => lunch && dinner)).toHaveLength(weekdays.length);
});

test('whatever the order of arrival, the newest save of a device stands', async () => {
  const { id, put } = await student();
  const [date = ''] = weekdays;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put([{ date, lunch: index % 2 === 1, dinner: false }], `phone:${index + 1}`),
    ),
  );
  const [row] = await server.database.db
    .select()
    .from(reservations)
    .where(eq(reservations.studentId, id));
  expect(row).toMatchObject({ lunch: true, writtenSeq: 20 });
});

test('every answer’s month is a state that really was: each contains the answer’s own save', async () => {
  const { put } = await student();
  const answers = await Promise.all(
    weekdays.map((date) => put([{ date, lunch: true, dinner: true }])),
  );
  const months = answers.map(({ body }) =>
    saveResultSchema.parse(body).month.map(({ date }) => date),
  );
  weekdays.forEach((date, index) => expect(months[index]).toContain(date));
  expect(new Set(months.map(({ length }) => length)).size).toBe(weekdays.length);
});

test(
  'a hundred students at once: nobody waits for another, one audit entry each',
  { tags: 'ci' },
  async () => {
    // Signing in is not what this is about: a hundred logins at once are another test's.
    const people: Awaited<ReturnType<typeof student>>[] = [];
    while (people.length < 100)
      people.push(...(await Promise.all(Array.from({ length: 10 }, student))));
    const answers = await Promise.all(
      people.map(({ put }) =>
        persistently(() => put(weekdays.map((date) => ({ date, lunch: true, dinner: true })))),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { id } of people)
      expect(
        await server.database.db
          .select({ id: auditLog.id })
          .from(auditLog)
          .where(eq(auditLog.entityId, id)),
      ).not.toEqual([]);
  },
);

const day = { date: '2026-04-06', lunch: true, dinner: false };

test(
  'a row that stays locked: 503 that may be tried again, and the retry goes through',
  { tags: 'ci' },
  async () => {
    const { id, put } = await student();
    const release = await hold(server, `select 1 from students where id = ${id} for update`);
    const answer = await put([day], 'phone:1');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.body).toMatchObject({ success: false, code: 'busy' });
    await release();
    expect((await put([day], 'phone:1')).status).toBe(200);
  },
);

test(
  'no free connection: 503 after a while instead of an endless queue',
  { tags: 'ci' },
  async () => {
    const { put } = await student();
    const releases = await Promise.all(Array.from({ length: 8 }, () => hold(server, 'select 1')));
    const answers = await Promise.all([put([day]), server.call('GET', '/health/ready')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    await Promise.all(releases.map((release) => release()));
    expect((await put([day])).status).toBe(200);
  },
);
