import { calendarEndpoints, mealCalendarSchema } from '@academy/domain/calendar';
import { depositEndpoints, depositMonthSchema } from '@academy/domain/deposits';
import { mealBillSchema, mealEndpoints, defaultLunchSettings } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mealBills, reservations } from '../../db/schema';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { forgetSettings } from '../../testing/data/store-setting';
import { scenarioStudent } from '../../testing/data/a-student';
import { emptyBooks } from '../../testing/academies/empty-books';
import { saveRules } from '../../testing/calls/save-rules';
import { startTestApp, type TestApp } from '../../testing/test-app';

const server: TestApp = await startTestApp();
const { db } = server.database;
const [manager, student] = [await server.managerToken('admin'), await server.studentToken()];
const studentId = scenarioStudent(server, 0);
const march = { year: 2026, month: 3 };
beforeEach(async () => {
  await emptyBooks(db);
  await forgetSettings(db, lunchSetting);
});
afterAll(() => server.close());

const apply = (date: string) =>
  server.callEndpoint(
    mealEndpoints.saveMonth,
    { studentId },
    { token: student, body: [{ date, lunch: true, dinner: true, studentId }] },
  );
const bill = async () =>
  mealBillSchema.parse(
    (await server.callEndpoint(mealEndpoints.readBill, { studentId, ...march }, { token: student }))
      .body,
  );
const billed = async () =>
  depositMonthSchema.parse(
    (await server.callEndpoint(depositEndpoints.deposits, march, { token: manager })).body,
  ).totals.billed;
const calendar = async () =>
  mealCalendarSchema.parse(
    (await server.callEndpoint(calendarEndpoints.mealCalendar, march, { token: manager })).body,
  );
const save = (settings: object) => saveRules(server, manager, settings);

describe('an academy that has set nothing', () => {
  test('shows the usual prices, takes meals and charges nothing', async () => {
    expect(await server.api(student).lunchSettings()).toMatchObject({
      lunchPrice: 5000,
      dinnerPrice: 6000,
    });
    expect(await apply('2026-03-04')).toMatchObject({ status: 200 });
    expect(await bill()).toMatchObject({ lunchPrice: 0, frozen: false, pricesSet: false });
    expect(await billed()).toBe(0);
    expect(await calendar()).toMatchObject({
      settingsVersion: 0,
      pricesSet: false,
      totals: { lunch: 1, dinner: 1, amount: 0 },
    });
  });

  test('closing a day sets no price', async () => {
    const closing = {
      kind: 'close',
      dates: ['2026-03-05'],
      meals: ['lunch', 'dinner'],
      cause: 'ACADEMY',
      note: '',
    };
    expect(
      await server.callEndpoint(
        calendarEndpoints.applyClosing,
        {},
        {
          token: manager,
          body: { ...closing, choice: 'keep', expected: { mealCount: 0, amount: 0 } },
          headers: { 'if-match': '"0"' },
        },
      ),
    ).toMatchObject({ status: 200, body: { settings: { settings: { lunchPrice: 5000 } } } });
    await apply('2026-03-04');
    expect(await billed()).toBe(0);
    expect(await calendar()).toMatchObject({ settingsVersion: 1, pricesSet: false });
  });

  test('once the prices are set, what was applied for costs them, and the next save freezes them', async () => {
    await apply('2026-03-04');
    await save({ ...defaultLunchSettings, lunchPrice: 4000, pricesSet: true });
    expect(await bill()).toMatchObject({ lunchPrice: 4000, frozen: false });
    expect(await billed()).toBe(10_000);
    await apply('2026-03-06');
    expect(await db.select().from(mealBills)).toMatchObject([
      { lunchPrice: 4000, dinnerPrice: 6000 },
    ]);
  });

  test('money that comes in meanwhile freezes no price of nothing', async () => {
    await apply('2026-03-04');
    const booked = await server.callEndpoint(depositEndpoints.confirmDeposits, march, {
      token: manager,
      body: {
        items: [{ studentId, amount: 10_000 }],
        day: '2026-03-02',
      },
    });
    expect(booked.status).toBe(200);
    expect(await db.select().from(mealBills)).toEqual([]);
  });

  test('closes no month in which somebody ate', async () => {
    await db.insert(reservations).values({
      studentId,
      date: day('2026-02-03'),
      lunch: true,
      dinner: true,
      updatedAt: server.clock.now(),
      updatedByKind: 'student',
    });
    const close = () =>
      server.callEndpoint(
        depositEndpoints.closeMonth,
        { year: 2026, month: 2 },
        { token: manager, body: { typed: '2026년 2월' } },
      );
    expect(await close()).toMatchObject({ status: 409, body: { code: 'prices-not-set' } });
    await save({ ...defaultLunchSettings, pricesSet: true });
    expect(await close()).toMatchObject({ status: 200, body: { billed: 11_000 } });
  });
});
