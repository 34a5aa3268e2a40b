import { mealEndpoints, saveResultSchema } from '@academy/domain/meals';
import { day, daysOfMonth, month } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, reservations } from '../../db/schema';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { insertStudent } from '../../testing/data/a-student';
import { scenarioSettings } from '../../testing/academies/scenario';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
let id: string;
let phone: string;
let phones = 0;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(new Date(MONDAY), { frozen: true });
  await setSettings({});
  phones += 1;
  phone = `0106666${String(phones).padStart(4, '0')}`;
  id = await insertStudent(server.database.db, { phone });
  token = await server.studentToken(phone);
});

const setSettings = (some: Partial<typeof scenarioSettings>) =>
  storeSetting(server.database.db, lunchSetting, { ...scenarioSettings, ...some });
const put = (body: unknown, headers: Record<string, string> = {}) =>
  server.callEndpoint(mealEndpoints.saveMonth, { studentId: id }, { token, body, headers });
const meal = (
  date: string,
  lunch: boolean,
  dinner: boolean,
  base?: { lunch: boolean; dinner: boolean },
) => ({ date, lunch, dinner, ...(base && { base }) });
const present = async () =>
  (await server.call('GET', `/api/reservations/${id}/2026/4`, { token })).body;
/** It is that instant, and the student has just signed in again. */
const at = async (instant: string) => {
  server.clock.set(new Date(instant), { frozen: true });
  token = await server.studentToken(phone);
};

describe('PUT /reservations/{studentId}', () => {
  test('saves the listed days and no others', async () => {
    await put([meal('2026-04-06', true, false), meal('2026-04-07', true, true)]);
    const answer = await put([meal('2026-04-07', false, true)]);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      saved: [{ date: '2026-04-07', lunch: false, dinner: true }],
      skipped: [],
      month: [
        { date: '2026-04-06', lunch: true, dinner: false },
        { date: '2026-04-07', lunch: false, dinner: true },
      ],
    });
    expect(await present()).toEqual([
      { date: '2026-04-06', lunch: true, dinner: false },
      { date: '2026-04-07', lunch: false, dinner: true },
    ]);
  });

  test('saves what is open, refuses the rest with its reason, and the answer names both', async () => {
    const answer = await put([
      meal('2026-04-06', true, false),
      meal('2026-04-05', true, false),
      meal('2026-02-27', true, false),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      saved: [{ date: '2026-04-06' }],
      skipped: [
        {
          date: '2026-04-05',
          meal: 'lunch',
          reason: 'weekday-closed',
          message: '이 요일은 신청할 수 없어요.',
        },
        {
          date: '2026-02-27',
          meal: 'lunch',
          reason: 'cutoff-passed',
          message: '전날 14:00 이후에는 변경할 수 없어요.',
        },
      ],
    });
  });

  test.each<[string, Partial<typeof scenarioSettings>, string, string]>([
    [
      'before the period',
      { applyStartDate: day('2026-04-07') },
      'outside-apply-period',
      '신청 기간이 아니에요.',
    ],
    [
      'after the period',
      { applyEndDate: day('2026-04-05') },
      'outside-apply-period',
      '신청 기간이 아니에요.',
    ],
    [
      'not among the named days',
      { enabledDates: [day('2026-04-07')] },
      'not-an-enabled-date',
      '관리자가 지정한 날짜만 신청할 수 있어요.',
    ],
    ['a closed weekday', { mondayLunch: false }, 'weekday-closed', '이 요일은 신청할 수 없어요.'],
    [
      'a disabled day',
      { disabledLunchDates: [day('2026-04-06')] },
      'meal-disabled',
      '이 날은 점심을 운영하지 않아요.',
    ],
    [
      'an hour of one’s own that has passed',
      { editCutoffHour: 9, enabledDates: [day('2026-04-06'), day('2026-03-03')] },
      'cutoff-passed',
      '전날 9:00 이후에는 변경할 수 없어요.',
    ],
  ])('%s: refused with its text', async (_, settings, reason, message) => {
    await setSettings(settings);
    const date = reason === 'cutoff-passed' ? '2026-03-03' : '2026-04-06';
    expect(await put([meal(date, true, false)])).toMatchObject({
      status: 409,
      body: { code: 'nothing-saved', skipped: [{ date, meal: 'lunch', reason, message }] },
    });
  });

  test('nothing of it could be saved: 409 with the same answer and the reason', async () => {
    await put([meal('2026-04-06', true, false)]);
    const answer = await put([meal('2026-04-05', true, true)]);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      code: 'nothing-saved',
      message: '마감되었거나 신청할 수 없는 날이라 저장하지 못했어요.',
      saved: [],
      skipped: [
        { meal: 'lunch', reason: 'weekday-closed' },
        { meal: 'dinner', reason: 'weekday-closed' },
      ],
      month: [{ date: '2026-04-06', lunch: true, dinner: false }],
    });
    expect(await present()).toEqual([{ date: '2026-04-06', lunch: true, dinner: false }]);
  });

  test('an unchanged locked day is no error', async () => {
    await put([meal('2026-03-03', true, false)]);
    await at('2026-03-02T14:00:00.000+09:00');
    const answer = await put([meal('2026-03-03', true, false), meal('2026-03-05', true, false)]);
    expect(answer.body).toMatchObject({
      saved: [
        { date: '2026-03-03', lunch: true },
        { date: '2026-03-05', lunch: true },
      ],
      skipped: [],
    });
  });

  test.each([
    ['13:59:59.999', 200, true],
    ['14:00:00.000', 409, false],
  ])('the cutoff: the day before at %s KST → %i', async (time, status, lunch) => {
    await at(`2026-03-02T${time}+09:00`);
    expect((await put([meal('2026-03-03', true, false)])).status).toBe(status);
    const rows = await server.database.db
      .select()
      .from(reservations)
      .where(eq(reservations.studentId, id as never));
    expect(rows.some((row) => row.lunch)).toBe(lunch);
  });

  test('the time that counts is the request’s arrival, not the end of a queue', async () => {
    await at('2026-03-02T13:59:59.999+09:00');
    let letGo = () => {};
    const queue = new Promise<void>((resolve) => (letGo = resolve));
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const holder = server.database.db.transaction(async (tx) => {
      await tx.execute(`select 1 from students where id = ${id} for update`);
      locked();
      await queue;
    });
    await isLocked;
    const waiting = put([meal('2026-03-03', true, false)]);
    await server.call('GET', '/api/health/live');
    server.clock.set(new Date('2026-03-02T14:00:01.000+09:00'), { frozen: true });
    letGo();
    await holder;
    expect((await waiting).status).toBe(200);
  });

  test('two devices that edit different days keep both edits', async () => {
    await put([meal('2026-04-06', true, false, { lunch: false, dinner: false })], {
      'x-client-seq': 'phone:1',
    });
    await put([meal('2026-04-07', false, true, { lunch: false, dinner: false })], {
      'x-client-seq': 'laptop:1',
    });
    expect(await present()).toEqual([
      { date: '2026-04-06', lunch: true, dinner: false },
      { date: '2026-04-07', lunch: false, dinner: true },
    ]);
  });

  test('two devices that edit one day: with `base` the lunch of one and the dinner of the other stay', async () => {
    const nothing = { lunch: false, dinner: false };
    await put([meal('2026-04-06', true, false, nothing)]);
    const answer = await put([meal('2026-04-06', false, true, nothing)]);
    expect(answer.body).toMatchObject({
      saved: [{ date: '2026-04-06', lunch: true, dinner: true }],
    });
  });

  test('a late older save of the same device is dropped silently, one of another device is not', async () => {
    await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone:5' });
    const late = await put([meal('2026-04-06', false, false), meal('2026-04-07', true, false)], {
      'x-client-seq': 'phone:4',
    });
    expect(late.status).toBe(200);
    expect(saveResultSchema.parse(late.body).month).toEqual([
      { date: '2026-04-06', lunch: true, dinner: false },
      { date: '2026-04-07', lunch: true, dinner: false },
    ]);
    await put([meal('2026-04-06', false, true)], { 'x-client-seq': 'laptop:1' });
    expect(await present()).toEqual([
      { date: '2026-04-06', lunch: false, dinner: true },
      { date: '2026-04-07', lunch: true, dinner: false },
    ]);
  });

  test('a newer save that changed nothing still overtakes an older one', async () => {
    await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone:1' });
    await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone:3' });
    await put([meal('2026-04-06', false, false)], { 'x-client-seq': 'phone:2' });
    expect(await present()).toEqual([{ date: '2026-04-06', lunch: true, dinner: false }]);
  });

  test('the same save sent twice changes nothing and is audited once', async () => {
    await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone:1' });
    await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone:1' });
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'reservations'), eq(auditLog.entityId, id)));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actorKind: 'student',
      actorName: '김하늘',
      action: 'save-meals',
      before: [],
      after: [{ date: '2026-04-06', lunch: true, dinner: false }],
      ip: '127.0.0.1',
    });
  });

  test('a whole month in one PUT', async () => {
    await setSettings({
      sundayLunch: true,
      saturdayLunch: true,
      sundayDinner: true,
      saturdayDinner: true,
    });
    const days = daysOfMonth(month('2026-05'));
    const answer = await put(days.map((date) => meal(date, true, true)));
    expect(saveResultSchema.parse(answer.body).month.map(({ date }) => date)).toEqual(days);
  });

  test('days of several months come back with all their months', async () => {
    await put([meal('2026-04-06', true, false)]);
    const answer = await put([meal('2026-04-30', true, false), meal('2026-05-04', true, false)]);
    expect(saveResultSchema.parse(answer.body).month.map(({ date }) => date)).toEqual([
      day('2026-04-06'),
      day('2026-04-30'),
      day('2026-05-04'),
    ]);
  });

  test('a body that names the own id, as text or as a number, is fine; extra fields are ignored', async () => {
    expect(
      (await put([{ ...meal('2026-04-06', true, false), studentId: id, extra: 1 }])).status,
    ).toBe(200);
    expect(
      (await put([{ ...meal('2026-04-07', true, false), studentId: Number(id) }])).status,
    ).toBe(200);
  });

  test.each([
    ['an empty list', []],
    ['no list', { date: '2026-04-06' }],
    ['a day that does not exist', [meal('2026-02-30', true, false)]],
    ['a meal that is no boolean', [{ date: '2026-04-06', lunch: 'yes', dinner: false }]],
    ['more than 100 days', Array.from({ length: 101 }, () => meal('2026-04-06', true, false))],
  ])('%s: 400', async (_, body) => {
    expect((await put(body)).status).toBe(400);
  });

  test('a counter that is none: 400', async () => {
    expect((await put([meal('2026-04-06', true, false)], { 'x-client-seq': 'phone' })).status).toBe(
      400,
    );
  });
});
