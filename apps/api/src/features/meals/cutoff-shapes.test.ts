import { calendarEndpoints, effectResultSchema, mealEffectSchema } from '@academy/domain/calendar';
import {
  lunchSettingsWireSchema,
  mealEndpoints,
  saveResultSchema,
  type LunchSettings,
} from '@academy/domain/meals';
import { operationEndpoints } from '@academy/domain/operations';
import { settingsEndpoints } from '@academy/domain/settings';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holidays } from '../../db/schema';
import { scenarioSettings } from '../../testing/academies/scenario';
import { newStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';

let server: TestApp;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  student = await newStudents(server)();
  await server.database.db
    .insert(holidays)
    .values({ date: day('2026-04-10'), name: '개원 기념일', source: 'academy' });
});
afterAll(() => server.close());
beforeEach(() => setRules({}));

const setRules = (changed: Partial<LunchSettings>) =>
  storeSetting(server.database.db, lunchSetting, { ...scenarioSettings, ...changed });

/** Saves a day's meals at a moment; answers the words of what was refused, meal by meal. */
async function refusedAt(moment: number, date: string, meals: object): Promise<string[]> {
  server.clock.set(new Date(moment), { frozen: true });
  const { body } = await server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId: student.id },
    { token: await signIn(server, student.id), body: [{ date, ...meals }] },
  );
  return saveResultSchema.parse(body).skipped.map(({ meal, message }) => `${meal}: ${message}`);
}

describe.each<[string, Partial<LunchSettings>, string, string, string]>([
  [
    'the day itself',
    { lunchCutoff: { shape: 'same-day', hour: 9 } },
    '2026-03-10',
    '2026-03-10T09:00:00+09:00',
    '당일 9:00',
  ],
  [
    'business days, over a weekend and a holiday',
    { lunchCutoff: { shape: 'business-days', days: 2, hour: 17 } },
    '2026-04-14',
    '2026-04-09T17:00:00+09:00',
    '영업일로 2일 전 17:00',
  ],
  [
    'a week at once',
    { lunchCutoff: { shape: 'weekly', weekday: 4, hour: 18 } },
    '2026-03-13',
    '2026-03-05T18:00:00+09:00',
    '전주 목요일 18:00',
  ],
])('%s', (_, rules, date, closesAt, words) => {
  test('the server takes a meal a millisecond before its cutoff and refuses it from then on', async () => {
    await setRules(rules);
    const cutoff = Date.parse(closesAt);
    const refusal = [`lunch: ${words} 이후에는 변경할 수 없어요.`];
    expect(await refusedAt(cutoff - 1, date, { lunch: true, dinner: false })).toEqual([]);
    expect(await refusedAt(cutoff, date, { lunch: false, dinner: false })).toEqual(refusal);
    expect(await refusedAt(cutoff + 1, date, { lunch: false, dinner: false })).toEqual(refusal);
  });
});

test('lunch and dinner of a day lock apart', async () => {
  await setRules({ dinnerCutoff: { shape: 'same-day', hour: 15 } });
  const noon = Date.parse('2026-03-11T12:00:00+09:00');
  expect(await refusedAt(noon, '2026-03-11', { lunch: true, dinner: true })).toEqual([
    'lunch: 전날 14:00 이후에는 변경할 수 없어요.',
  ]);
});

test('a student’s device gets the days off only where a cutoff counts business days', async () => {
  const told = async () => {
    const { body } = await server.callEndpoint(
      settingsEndpoints.lunchSettings,
      {},
      { token: await signIn(server, student.id) },
    );
    return lunchSettingsWireSchema.parse(body).daysOff;
  };
  expect(await told()).toEqual([]);
  await setRules({ dinnerCutoff: { shape: 'business-days', days: 1, hour: 14 } });
  expect(await told()).toContain('2026-04-10');
});

describe('a change of shape', () => {
  const weekly = { lunchCutoff: { shape: 'weekly', weekday: 4, hour: 18 } };

  test('says first which days close, and how many students applied; is saved and taken back', async () => {
    // A Friday: the week that begins on Monday would be over.
    const friday = Date.parse('2026-03-06T10:00:00+09:00');
    await refusedAt(friday, '2026-03-10', { lunch: true, dinner: true });
    const token = await server.managerToken();
    const settings = { ...scenarioSettings, ...weekly };
    const { body } = await server.callEndpoint(
      calendarEndpoints.previewLunchSettings,
      {},
      { token, body: settings },
    );
    expect(mealEffectSchema.parse(body)).toMatchObject({
      mealCount: 0,
      locked: ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'],
      lockedStudents: 1,
      unlocked: [],
      unlockedStudents: 0,
      changedFields: ['lunchCutoff'],
    });
    const applied = await server.callEndpoint(
      calendarEndpoints.applyLunchSettings,
      {},
      {
        token,
        body: { settings, choice: 'keep', expected: { mealCount: 0, amount: 0 } },
        headers: { 'if-match': '"1"' },
      },
    );
    const { undo, settings: saved } = effectResultSchema.parse(applied.body);
    expect(saved.settings).toMatchObject(weekly);
    expect(await refusedAt(friday, '2026-03-10', { lunch: false, dinner: true })).toHaveLength(1);

    await server.callEndpoint(
      operationEndpoints.undoOperation,
      { operationId: undo.operationId },
      { token },
    );
    expect(await refusedAt(friday, '2026-03-10', { lunch: false, dinner: true })).toEqual([]);
  });

  test('one that no clock shows is refused with its field', async () => {
    const wrong = await server.callEndpoint(
      calendarEndpoints.previewLunchSettings,
      {},
      {
        token: await server.managerToken(),
        body: { ...scenarioSettings, dinnerCutoff: { shape: 'same-day', hour: 25 } },
      },
    );
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      message: '입력한 내용을 확인하세요. (마감 시각)',
      errors: { 'dinnerCutoff.hour': expect.any(String) },
    });
  });
});
