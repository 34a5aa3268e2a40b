import { auditSentence } from '@academy/domain/audit';
import { operationEndpoints } from '@academy/domain/operations';
import {
  changedEffectSchema,
  effectResultSchema,
  mealEffectSchema,
  calendarEndpoints,
} from '@academy/domain/calendar';
import type { StudentId } from '@academy/domain/ids';
import { undoResultSchema } from '@academy/domain/operations';
import { day, month } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  depositEntries,
  settings as keptSettings,
  mealClosings,
  reservations,
} from '../../db/schema';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { scenarioSettings } from '../../testing/academies/scenario';
import { startTestApp, type TestApp } from '../../testing/test-app';
import {
  billStatusOf,
  EATEN_ON,
  ledgerOf,
  mealsOn,
  setTable,
} from '../../testing/academies/two-eaters';
import { lunchSetting } from '../../shared/settings/kept-settings';

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
  server.callEndpoint(operationEndpoints.undoOperation, { operationId }, { token: as });
const rowsOn = () => mealsOn(server.database.db);
const linesOf = (student: StudentId) => ledgerOf(server.database.db, student);
const statusOf = (student: StudentId) => billStatusOf(server.database.db, student);
const settings = async () =>
  (
    await server.database.db
      .select()
      .from(keptSettings)
      .where(eq(keptSettings.name, lunchSetting.name))
  )[0];

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
    expect(entries[0] && auditSentence(entries[0])).toBe(
      '오매니저님이 3월 10일 (화) 점심을 닫았습니다 · 2건 이월 · 시설 점검',
    );
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

  test('spare portions come and go again', async () => {
    const lunchSpare = { unit: 'count', amounts: [2, 2, 2, 2, 2, 2, 2] };
    const { body: saved } = await save({
      settings: { ...scenarioSettings, lunchSpare },
      choice: 'keep',
      expected: { mealCount: 0, amount: 0 },
    });
    expect(await settings()).toMatchObject({ value: { lunchSpare } });
    await undo(effectResultSchema.parse(saved).undo.operationId);
    expect(await settings()).toMatchObject({ value: { lunchSpare: null } });
  });

  test('a setting that somebody changed since stays, and is named as on the screen', async () => {
    const price = async (lunchPrice: number, version: number) => {
      const { body: saved } = await server.callEndpoint(
        calendarEndpoints.applyLunchSettings,
        {},
        {
          token,
          body: {
            settings: { ...scenarioSettings, lunchPrice },
            choice: 'keep',
            expected: { mealCount: 0, amount: 0 },
          },
          headers: { 'if-match': `"${version}"` },
        },
      );
      return effectResultSchema.parse(saved).undo.operationId;
    };
    const first = await price(5_500, 1);
    await price(6_000, 2);
    const { token: settingsOnly } = await managerWith(server, 'MANAGER', { areas: ['settings'] });
    expect(undoResultSchema.parse((await undo(first, settingsOnly)).body)).toMatchObject({
      restored: 0,
      kept: [{ id: 'lunchPrice', label: '점심 단가' }],
    });
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
