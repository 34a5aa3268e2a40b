import {
  changedEffectSchema,
  effectResultSchema,
  managerMealsResultSchema,
  mealDaySchema,
  mealEffectSchema,
  calendarEndpoints,
} from '@academy/domain/calendar';
import type { StudentId } from '@academy/domain/ids';
import { mealEndpoints } from '@academy/domain/meals';
import { won } from '@academy/domain/money';
import { undoResultSchema } from '@academy/domain/operations';
import { day, month } from '@academy/domain/time';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  depositEntries,
  lunchSettings,
  mealBills,
  mealClosings,
  monthCloses,
  reservations,
} from '../../db/schema';
import { managerWith } from '../../testing/a-manager';
import { scenarioStudent } from '../../testing/a-student';
import { scenarioSettings } from '../../testing/scenario';
import { emptyBooks } from '../../testing/empty-books';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let one: StudentId;
let two: StudentId;
const date = day('2026-03-10');
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  [one, two] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
});
afterAll(() => server.close());
/** Two students eat on the 10th; the first has paid the month. */
beforeEach(async () => {
  const { db } = server.database;
  await emptyBooks(db);
  await db.update(lunchSettings).set({ value: scenarioSettings, version: 1 });
  const row = {
    date,
    updatedAt: new Date('2026-03-01T01:02:03Z'),
    updatedByKind: 'student' as const,
  };
  await db.insert(reservations).values([
    { ...row, studentId: one, lunch: true, dinner: true },
    { ...row, studentId: two, lunch: true, dinner: false },
  ]);
  const bill = { month: month('2026-03'), lunchPrice: won(5000), dinnerPrice: won(6000) };
  await db.insert(mealBills).values([
    { ...bill, studentId: one, depositStatus: 'confirmed' },
    { ...bill, studentId: two },
  ]);
  await db.insert(depositEntries).values({
    studentId: one,
    month: month('2026-03'),
    kind: 'deposit',
    amount: 11_000,
    day: day('2026-03-01'),
    createdAt: new Date('2026-03-01T01:02:03Z'),
  });
});

const close = {
  kind: 'close',
  dates: [date],
  meals: ['lunch'],
  cause: 'ACADEMY',
  note: '시설 점검',
};
const preview = async (body: unknown = close) =>
  mealEffectSchema.parse(
    (await server.callEndpoint(calendarEndpoints.previewClosing, {}, { token, body })).body,
  );
const apply = (choice: string, overrides: object = {}, version = '"1"') =>
  server.callEndpoint(
    calendarEndpoints.applyClosing,
    {},
    {
      token,
      body: { ...close, choice, expected: { mealCount: 2, amount: 10_000 }, ...overrides },
      headers: { 'if-match': version },
    },
  );
const undo = (operationId: string, as = token) =>
  server.callEndpoint(calendarEndpoints.undoMeals, { operationId }, { token: as });
const rowsOn = async (on = date) =>
  (
    await server.database.db
      .select()
      .from(reservations)
      .where(eq(reservations.date, on))
      .orderBy(reservations.studentId)
  ).map(({ lunch, dinner }) => [lunch, dinner]);
const linesOf = async (studentId: StudentId) =>
  (
    await server.database.db
      .select()
      .from(depositEntries)
      .where(and(eq(depositEntries.studentId, studentId), isNull(depositEntries.voidedAt)))
      .orderBy(depositEntries.id)
  ).map(({ month: of, kind, amount }) => [of, kind, amount]);
const statusOf = async (studentId: StudentId, of = '2026-03') =>
  (
    await server.database.db
      .select()
      .from(mealBills)
      .where(and(eq(mealBills.studentId, studentId), eq(mealBills.month, month(of))))
  )[0]?.depositStatus;
const settings = async () => (await server.database.db.select().from(lunchSettings))[0];

describe('closing a day', () => {
  test('the preview says whom and how much, and writes nothing', async () => {
    const effect = await preview();
    expect(effect).toMatchObject({
      mealCount: 2,
      studentCount: 2,
      amount: 10_000,
      settleable: 5000,
      days: [{ date, lunch: 2, dinner: 0 }],
      choices: ['keep', 'cancel', 'carry-over'],
      changedFields: ['disabledLunchDates'],
    });
    expect(await settings()).toMatchObject({ version: 1 });
  });

  test('keep: the day is closed with its reason, every meal stays', async () => {
    const { status, headers, body } = await apply('keep');
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(effectResultSchema.parse(body)).toMatchObject({
      settings: { version: 2, settings: { disabledLunchDates: [date] } },
      effect: { mealCount: 2 },
    });
    expect(await rowsOn()).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(await server.database.db.select().from(mealClosings)).toMatchObject([
      { date, meal: 'lunch', cause: 'ACADEMY', note: '시설 점검' },
    ]);
  });

  test('cancel with carry-over: the meals go, what was paid goes to the next month, the log names everybody', async () => {
    const { headers, body } = await apply('carry-over');
    expect(await rowsOn()).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(await linesOf(one)).toEqual([
      ['2026-03', 'deposit', 11_000],
      ['2026-03', 'carry-out', 5000],
      ['2026-04', 'carry-in', 5000],
    ]);
    expect(await linesOf(two)).toEqual([]);
    expect([await statusOf(one), await statusOf(two)]).toEqual(['confirmed', 'unpaid']);
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.requestId, headers.get('x-request-id') ?? ''))
      .orderBy(auditLog.id);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['close-meals', '3월 10일 (화) 휴무 (학원 휴무)'],
      ['save-meals-for', '김하늘'],
      ['save-meals-for', '이바다'],
    ]);
    expect(effectResultSchema.parse(body).undo.undoUntil).toBe('2026-03-03T00:00:00.000Z');
  });

  test('taken back: rule, remark, meals and money are as before, once', async () => {
    const {
      undo: { operationId },
    } = effectResultSchema.parse((await apply('carry-over')).body);
    expect(undoResultSchema.parse((await undo(operationId)).body)).toMatchObject({ kept: [] });
    expect(await rowsOn()).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(await linesOf(one)).toEqual([['2026-03', 'deposit', 11_000]]);
    expect(await server.database.db.select().from(mealClosings)).toEqual([]);
    expect(await settings()).toMatchObject({ version: 3, value: { disabledLunchDates: [] } });
    expect((await undo(operationId)).body).toMatchObject({ code: 'already-undone' });
  });

  test('not taken back once the money that was carried over was paid out', async () => {
    const {
      undo: { operationId },
    } = effectResultSchema.parse((await apply('carry-over')).body);
    await server.database.db.insert(depositEntries).values({
      studentId: one,
      month: month('2026-04'),
      kind: 'refund',
      amount: 5000,
      day: day('2026-03-02'),
      createdAt: new Date('2026-03-02T00:00:00Z'),
    });
    expect(await undo(operationId)).toMatchObject({ status: 409, body: { code: 'money-went-on' } });
    expect(await rowsOn()).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(await settings()).toMatchObject({ version: 2, value: { disabledLunchDates: [date] } });
  });

  test('taking back leaves what somebody changed since', async () => {
    const {
      undo: { operationId },
    } = effectResultSchema.parse((await apply('cancel')).body);
    await server.database.db
      .update(reservations)
      .set({ dinner: true })
      .where(eq(reservations.studentId, two));
    await apply('keep', { dates: ['2026-03-11'], expected: { mealCount: 0, amount: 0 } }, '"2"');
    const { kept } = undoResultSchema.parse((await undo(operationId)).body);
    expect(kept).toEqual([
      {
        id: `${two} ${date}`,
        label: '3월 10일 (화)',
        message: '그 뒤에 다시 바뀌어 그대로 두었습니다.',
      },
    ]);
    expect(await rowsOn()).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(await settings()).toMatchObject({ value: { disabledLunchDates: ['2026-03-11'] } });
  });

  test('refused: figures that are no longer true, an older version, none at all, nothing to change', async () => {
    const outdated = await apply('cancel', { expected: { mealCount: 1, amount: 5000 } });
    expect([outdated.status, changedEffectSchema.parse(outdated.body).effect.mealCount]).toEqual([
      409, 2,
    ]);
    expect((await apply('keep', {}, '"7"')).status).toBe(412);
    expect((await apply('keep', {}, '')).status).toBe(428);
    await apply('keep');
    expect(
      (await apply('keep', { expected: { mealCount: 0, amount: 0 } }, '"2"')).body,
    ).toMatchObject({ code: 'nothing-changed' });
    expect(await rowsOn()).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  test('opening: the remark goes; what another rule keeps closed is named', async () => {
    await apply('keep');
    const open = { ...close, kind: 'open', dates: [date, '2026-03-15'] };
    expect((await preview(open)).stillClosed).toEqual([
      { date: '2026-03-15', meal: 'lunch', reason: 'weekday-closed' },
    ]);
    expect(
      (await apply('keep', { ...open, expected: { mealCount: 0, amount: 0 } }, '"2"')).status,
    ).toBe(200);
    expect(await server.database.db.select().from(mealClosings)).toEqual([]);
  });
});

describe('changing the settings', () => {
  const noTuesday = { ...scenarioSettings, tuesdayLunch: false };
  const body = {
    settings: noTuesday,
    choice: 'cancel',
    expected: { mealCount: 2, amount: 10_000 },
  };
  const save = (changed: object = {}) =>
    server.callEndpoint(
      calendarEndpoints.applyLunchSettings,
      {},
      { token, body: { ...body, ...changed }, headers: { 'if-match': '"1"' } },
    );

  test('closing a weekday shows the same effect and does the same', async () => {
    const seen = await server.callEndpoint(
      calendarEndpoints.previewLunchSettings,
      {},
      { token, body: noTuesday },
    );
    expect(mealEffectSchema.parse(seen.body)).toMatchObject({
      mealCount: 2,
      amount: 10_000,
      changedFields: ['tuesdayLunch'],
    });
    const {
      undo: { operationId },
    } = effectResultSchema.parse((await save()).body);
    expect(await rowsOn()).toEqual([
      [false, true],
      [false, false],
    ]);
    const { token: confined } = await managerWith(server, 'MANAGER', { areas: ['meals'] });
    expect((await undo(operationId, confined)).status).toBe(403);
    await undo(operationId);
    expect(await rowsOn()).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(await settings()).toMatchObject({ value: { tuesdayLunch: true } });
  });

  test('what the form refuses is refused here', async () => {
    const wrong = await save({
      settings: { ...noTuesday, applyStartDate: '2026-05-01', applyEndDate: '2026-04-01' },
    });
    expect([wrong.status, await rowsOn()]).toEqual([
      400,
      [
        [true, true],
        [true, false],
      ],
    ]);
  });
});

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
