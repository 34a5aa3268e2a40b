import { pickUps, attendanceDays, attendanceMarks, managers } from '../../db/schema';
import type { StudentId } from '@academy/domain/ids';
import { monthWasteSchema, statsEndpoints } from '@academy/domain/stats';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { studentWithMeals } from '../../testing/data/a-billed-student';
import { insertReason } from '../../testing/data/some-reason';
import { startTestApp, type TestApp } from '../../testing/test-app';

const date = day('2026-03-03');
const both = { date, lunch: true, dinner: true };
let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp();
  server.clock.set(new Date('2026-03-04T00:00:00+09:00'), { frozen: true });
  manager = await server.managerToken();
  await someDay(server.database.db);
});
afterAll(() => server.close());

/** Of four who ordered two came, one is absent by the sheet, and one reported half an hour late. */
async function someDay(db: TestApp['database']['db']) {
  const [came, also, absent, late] = [
    await studentWithMeals(db, [both]),
    await studentWithMeals(db, [both, { date: day('2026-03-05'), lunch: true, dinner: true }]),
    await studentWithMeals(db, [both]),
    await studentWithMeals(db, [both]),
  ];
  const [boss] = await db.select({ id: managers.id }).from(managers);
  const tick = (studentId: StudentId) => ({
    studentId,
    date,
    meal: 'lunch' as const,
    byManagerId: boss!.id,
    at: new Date(),
  });
  await db.insert(pickUps).values([tick(came), tick(also)]);
  await db.insert(attendanceDays).values({ date });
  await db.insert(attendanceMarks).values(
    [1, 2].map((period) => ({
      date,
      studentId: absent,
      period,
      status: 'ABSENT' as const,
      excused: false,
      note: '',
      version: 1,
      revision: 1,
      at: new Date(),
    })),
  );
  await insertReason(db, new Date('2026-03-02T14:30:00+09:00'), late, {
    date,
    type: 'ABSENT',
    status: 'APPROVED',
  });
}

const read = async (month = 3) =>
  monthWasteSchema.parse(
    (
      await server.callEndpoint(
        statsEndpoints.monthWaste,
        { year: 2026, month },
        { token: manager },
      )
    ).body,
  );

test('what was ordered of days that are over, and what happened to it', async () => {
  expect((await read()).weeks).toEqual([
    {
      first: '2026-03-02',
      last: '2026-03-08',
      ordered: { meals: 8, cost: 44_000 },
      pickedUp: { meals: 2, cost: 10_000 },
      left: { meals: 2, cost: 10_000 },
      absent: { meals: 4, cost: 22_000 },
      reportedLate: { meals: 2, cost: 11_000 },
    },
  ]);
});

test('a month without meals, and one that has not begun', async () => {
  for (const month of [2, 4])
    expect(await read(month)).toMatchObject({ weeks: [], total: { ordered: { meals: 0 } } });
});
