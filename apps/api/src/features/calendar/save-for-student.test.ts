import { operationEndpoints } from '@academy/domain/operations';
import {
  managerMealsResultSchema,
  mealDaySchema,
  calendarEndpoints,
  mealsOfDayResultSchema,
} from '@academy/domain/calendar';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import { mealEndpoints } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { month } from '@academy/domain/time';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mealBills, monthCloses } from '../../db/schema';
import { scenarioStudent } from '../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../testing/test-app';
import {
  billStatusOf,
  EATEN_ON,
  ledgerOf,
  mealsOn,
  setTable,
} from '../../testing/academies/two-eaters';

let server: TestApp;
let token: string;
let one: StudentId;
let two: StudentId;
const date = EATEN_ON;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  [one, two] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
beforeEach(() => setTable(server.database.db, [one, two]));

const undo = (operationId: string, as = token) =>
  server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token: as });
const rowsOn = () => mealsOn(server.database.db);
const linesOf = (student: StudentId) => ledgerOf(server.database.db, student);
const statusOf = (student: StudentId) => billStatusOf(server.database.db, student);

describe('changing a student’s meals', () => {
  const put = (body: object, id: string = one) =>
    server.callEndpoint(
      calendarEndpoints.saveMealsFor,
      { studentId: id },
      { token, body: { cause: 'REQUEST', note: '', settlement: 'none', ...body } },
    );

  test('after the cutoff only with a note', async () => {
    const changes = [{ date: '2026-03-02', lunch: true, dinner: false }];
    expect((await put({ changes })).body).toMatchObject({
      errors: { note: '마감이 지난 날을 바꾸려면 사유를 입력하세요.' },
    });
    const saved = managerMealsResultSchema.parse((await put({ changes, note: '전화 요청' })).body);
    expect(saved.saved).toEqual([{ date: '2026-03-02', lunch: true, dinner: false }]);
    expect(saved.month).toHaveLength(2);
    expect(await statusOf(one)).toBe('unpaid');
    const onDay = mealDaySchema.parse(
      (await server.callEndpoint(calendarEndpoints.mealDay, { date: '2026-03-02' }, { token }))
        .body,
    );
    expect(onDay.rows.filter(({ lunch }) => lunch)).toMatchObject([
      {
        name: '김하늘',
        changedBy: 'manager',
        changedByName: expect.stringMatching(/./),
        changeReason: '요청 · 전화 요청',
      },
    ]);
    const seen = await server.callEndpoint(
      mealEndpoints.readMonth,
      { studentId: one, year: 2026, month: 3 },
      { token: await server.studentToken() },
    );
    expect(seen.body).toHaveLength(2);
  });

  test('dropping a paid meal: carried over or paid back, and taken back again', async () => {
    const changes = [{ date, lunch: false, dinner: true }];
    const carried = managerMealsResultSchema.parse(
      (await put({ changes, cause: 'ABSENT', settlement: 'carry-over' })).body,
    );
    expect([carried.settled, (await linesOf(one)).slice(1)]).toEqual([
      5000,
      [
        ['2026-03', 'carry-out', 5000],
        ['2026-04', 'carry-in', 5000],
      ],
    ]);
    await undo(carried.undo?.operationId ?? '');
    expect([await rowsOn(), await linesOf(one)]).toEqual([
      [
        [true, true],
        [true, false],
      ],
      [['2026-03', 'deposit', 11_000]],
    ]);
    const refunded = managerMealsResultSchema.parse(
      (await put({ changes, cause: 'ABSENT', settlement: 'refund' })).body,
    );
    expect([refunded.settled, (await linesOf(one)).slice(1)]).toEqual([
      5000,
      [['2026-03', 'refund', 5000]],
    ]);
  });

  test('in a month whose books are closed the bill stands and an adjustment says the rest', async () => {
    await server.database.db.insert(monthCloses).values({
      month: month('2026-03'),
      closedAt: new Date('2026-03-01T00:00:00Z'),
      billed: 11_000,
      students: 1,
    });
    await server.database.db
      .update(mealBills)
      .set({ closedLunch: 1, closedDinner: 1, closedTotal: won(11_000) })
      .where(eq(mealBills.studentId, one));
    await put({
      changes: [
        { date, lunch: false, dinner: true },
        { date: '2026-03-11', lunch: false, dinner: true },
      ],
      settlement: 'none',
    });
    expect((await linesOf(one)).slice(1)).toEqual([
      ['2026-03', 'adjustment', -5000],
      ['2026-03', 'adjustment', 6000],
    ]);
  });

  test('a meal that is not served is skipped with its reason; nobody’s meals are 404; what stands is no change', async () => {
    const skipped = managerMealsResultSchema.parse(
      (
        await put({
          changes: [
            { date: '2026-03-15', lunch: true, dinner: false },
            { date, lunch: true, dinner: true },
          ],
        })
      ).body,
    );
    expect(skipped).toMatchObject({
      saved: [],
      undo: null,
      skipped: [{ date: '2026-03-15', meal: 'lunch', message: expect.any(String) }],
    });
    expect((await put({ changes: [{ date, lunch: false, dinner: false }] }, '999999')).status).toBe(
      404,
    );
  });
});

describe('changing a day for several students', () => {
  const put = (body: object, on: string = date) =>
    server.callEndpoint(
      calendarEndpoints.saveMealsOfDay,
      { date: on },
      { token, body: { cause: 'REQUEST', note: '명단', settlement: 'none', ...body } },
    );
  const entry = (studentId: StudentId, lunch: boolean, dinner: boolean) => ({
    studentId,
    lunch,
    dinner,
  });

  test('is one write with an entry of the log for each, taken back with one press', async () => {
    const before = await rowsOn();
    const { body } = await put({ entries: [entry(one, false, true), entry(two, false, false)] });
    expect(body).toMatchObject({ changed: 2 });
    expect(await rowsOn()).toEqual([
      [false, true],
      [false, false],
    ]);
    const noted = await server.database.db
      .select({ action: auditLog.action, entityId: auditLog.entityId })
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect(new Set(noted.map(({ action, entityId }) => `${action} ${entityId}`))).toEqual(
      new Set([one, two].map((id) => `save-meals-for ${id}`)),
    );
    await undo(mealsOfDayResultSchema.parse(body).undo?.operationId ?? '');
    expect(await rowsOn()).toEqual(before);
  });

  test('is refused as a whole: without a note after the cutoff, for a student who is not there', async () => {
    const before = await rowsOn();
    const entries = [entry(one, false, false)];
    expect(
      (await put({ entries: [entry(one, true, false)], note: ' ' }, '2026-03-02')).body,
    ).toMatchObject({
      errors: { note: expect.stringMatching(/./) },
    });
    const gone = studentIdSchema.parse('999999');
    expect((await put({ entries: [...entries, entry(gone, true, false)] })).status).toBe(404);
    expect(await rowsOn()).toEqual(before);
    expect(
      (await put({ entries: [{ ...entry(one, true, true), base: { lunch: true, dinner: true } }] }))
        .body,
    ).toMatchObject({ changed: 0, undo: null });
  });
});
