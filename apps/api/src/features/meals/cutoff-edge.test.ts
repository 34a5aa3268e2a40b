/** @module-tag ci */
import { mealEndpoints } from '@academy/domain/meals';
import { daysOfMonth, month, shiftDay, weekdayOf, type CalendarDay } from '@academy/domain/time';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { count, countControl, triesOf } from '../../../../../tools/trust/figure';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { scenarioSettings } from '../../testing/academies/scenario';
import { persistently } from '../../testing/calls/persistently';
import { newStudents, signIn, type SignedIn } from '../../testing/calls/sign-in';
import { startTestApp, type TestApp } from '../../testing/test-app';

const FIGURE = 'cutoff-edge';
const HOUR_MS = 3_600_000;

let server: TestApp;
let student: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  student = await newStudents(server)();
});
afterAll(() => server.close());

/** The first millisecond at which `date` is locked: some full hour in Seoul, the day before. */
const cutoffAt = (date: CalendarDay, hour: number): number =>
  Date.parse(`${shiftDay(date, -1)}T00:00:00+09:00`) + hour * HOUR_MS;

/** Whether a save that arrives at that moment, from a device whose clock is off, is taken. */
async function isTaken(date: CalendarDay, moment: number, deviceIsOff: number): Promise<boolean> {
  server.clock.set(new Date(moment), { frozen: true });
  const token = await signIn(server, student.id);
  const headers = { date: new Date(moment + deviceIsOff).toUTCString() };
  const save = (lunch: boolean) =>
    persistently(() =>
      server.callEndpoint(
        mealEndpoints.saveMonth,
        { studentId: student.id },
        { token, headers, body: [{ date, lunch, dinner: false }] },
      ),
    );
  // The second save takes back what the first did, so that the next moment finds the day empty.
  const [first, second] = [await save(true), await save(false)];
  if (first.status === 200) expect(second.status).toBe(200);
  else expect(first.body).toMatchObject({ skipped: [{ date, reason: 'cutoff-passed' }] });
  return first.status === 200;
}

/** How many saves at the edges of four hours are judged wrongly by a server that is `slow` ms. */
async function misjudged(date: CalendarDay, slow = 0) {
  let wrong = 0;
  let tried = 0;
  for (const editCutoffHour of [0, 9, 14, 24]) {
    const value = { ...scenarioSettings, editCutoffHour };
    await storeSetting(server.database.db, lunchSetting, value);
    for (const [ms, open] of edges)
      for (const deviceIsOff of [-12 * HOUR_MS, 12 * HOUR_MS]) {
        tried += 1;
        const moment = cutoffAt(date, editCutoffHour) + ms - slow;
        if ((await isTaken(date, moment, deviceIsOff)) !== open) wrong += 1;
      }
  }
  return { tried, wrong };
}

const edges: [number, boolean][] = [
  [-1, true],
  [0, false],
  [1, false],
];
const served = ['2026-03', '2026-04', '2028-02', '2028-03']
  .flatMap((one) => daysOfMonth(month(one)))
  .filter((date) => weekdayOf(date) % 6 !== 0 && date > '2026-03-02');

describe.each([
  ['UTC', 0],
  ['Asia/Seoul', -540],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('a server in %s', (zone, minutesWest) => {
  beforeAll(() => void vi.stubEnv('TZ', zone));
  afterAll(() => void vi.unstubAllEnvs());

  test('takes a save a millisecond before the cutoff of any hour, and none from then on, whatever the device’s clock says', async (context) => {
    expect(new Date('2026-03-02T00:00:00Z').getTimezoneOffset()).toBe(minutesWest);
    const rounds = triesOf(FIGURE, 1);
    let wrong = 0;
    let tried = 0;
    for (let round = 0; round < rounds; round += 1) {
      const date = served[round % served.length] ?? served[0]!;
      const found = await misjudged(date);
      tried += found.tried;
      wrong += found.wrong;
    }
    count(context, FIGURE, { tried, wrong });
    expect(wrong).toBe(0);
  });
});

test('control: a server whose clock is a millisecond slow takes what comes too late', async (context) => {
  const found = await misjudged(served[0]!, 1);
  countControl(context, FIGURE, found);
  expect(found.wrong).toBeGreaterThan(0);
});
