import { depositEndpoints } from '@academy/domain/deposits';
import type { StudentId } from '@academy/domain/ids';
import { defaultNoticeSettings, noticeEndpoints } from '@academy/domain/messages';
import { day, month, type CalendarMonth } from '@academy/domain/time';
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { guardianConsents, messages } from '../../../db/schema';
import { emptyBooks } from '../../../testing/academies/empty-books';
import { agreeToNotices, saveNotices } from '../../../testing/calls/save-notices';
import { studentWithMeals } from '../../../testing/data/a-billed-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { notifyUnpaid } from './unpaid-notices';
import { setGuardians } from '../../../testing/data/some-guardian';
import { noticeSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings } from '../../../testing/data/store-setting';

const server: TestApp = await startTestApp({ now: '2026-03-05T09:00:00+09:00' });
const { db } = server.database;
afterAll(() => server.close());
let token: string;
let id: StudentId;
beforeEach(async () => {
  await at('2026-03-05T10:30');
  await emptyBooks(db);
  for (const table of [messages, guardianConsents]) await db.delete(table);
  await forgetSettings(db, noticeSetting);
  id = await studentWithMeals(db, [{ date: day('2026-02-03'), lunch: true, dinner: false }]);
  await setGuardians(db, id, [{ phone: '01077778888' }]);
});

async function at(clock: string) {
  server.clock.set(new Date(`${clock}:00+09:00`), { frozen: true });
  token = await server.managerToken('admin');
}
const call = (...[endpoint, params, options]: Parameters<TestApp['callEndpoint']>) =>
  server.callEndpoint(endpoint, params, { token, ...options });
const text = '{이름} {금액} {달}';
async function switchOn(more = {}) {
  const unpaid = { on: true, text, templateId: '' };
  const saved = await saveNotices(server, token, { ...defaultNoticeSettings, unpaid, ...more });
  expect(saved.status).toBe(200);
}
const agree = () => agreeToNotices(server, token, [id]);
const body = () => ({ studentIds: [id] });
const preview = async () => server.api(token).previewUnpaidNotices({ body: body() });
const send = async () =>
  noticeEndpoints.sendUnpaidNotices.response.parse(
    (await call(noticeEndpoints.sendUnpaidNotices, {}, { body: body() })).body,
  );
const pay = (amount: number | null = null) =>
  call(
    depositEndpoints.confirmDeposits,
    { year: 2026, month: 2 },
    {
      body: { day: '2026-03-05', items: [{ studentId: id, amount }] },
    },
  );
const written = async () =>
  (await db.select().from(messages).orderBy(asc(messages.id))).map((row) => [
    row.text.slice(row.text.indexOf(' ') + 1).trim(),
    row.state === 'dead' ? row.failure : row.state,
  ]);

test('what would go out and what it costs is seen first, also while it is off', async () => {
  expect(await preview()).toMatchObject({ on: false, rows: [{ text: '', kept: 'no-consent' }] });
  await agree();
  await switchOn({ channel: 'sms' });
  expect(await preview()).toMatchObject({
    on: true,
    channel: 'sms',
    rows: [{ text: expect.stringContaining('5,000원 2026년 2월'), cost: 18, kept: null }],
  });
  expect(await written()).toEqual([]);
});

test('a guardian is told of the month that was asked for, not of another', async () => {
  const lunchOn = (date: string) => ({ date: day(date), lunch: true, dinner: false });
  const owing = await studentWithMeals(db, [lunchOn('2026-02-03'), lunchOn('2026-03-03')]);
  await setGuardians(db, owing, [{ phone: '01066668888' }]);
  await agreeToNotices(server, token, [owing]);
  await switchOn();
  const asked = (of?: CalendarMonth) => ({ body: { studentIds: [owing], month: of } });
  const told = async (of?: CalendarMonth) =>
    (await server.api(token).previewUnpaidNotices(asked(of))).rows.map(({ text: said, kept }) =>
      kept === null ? said.slice(said.indexOf(' ') + 1) : kept,
    );
  expect(await told()).toEqual(['10,000원 2026년 2월, 2026년 3월']);
  expect(await told(month('2026-03'))).toEqual(['5,000원 2026년 3월']);
  expect(await told(month('2026-01'))).toEqual(['nothing']);
  await call(noticeEndpoints.sendUnpaidNotices, {}, asked(month('2026-02')));
  expect(await written()).toEqual([['5,000원 2026년 2월', 'waiting']]);
});

test('off, nothing is sent', async () => {
  await agree();
  const refused = await call(noticeEndpoints.sendUnpaidNotices, {}, { body: body() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'notice-off' } });
});

test('a notice about a student goes out once a day, whoever presses', async () => {
  await agree();
  await switchOn();
  const sent = await Promise.all([send(), send()]);
  expect(sent.reduce((sum, one) => sum + one.written, 0)).toBe(1);
  expect((await preview()).rows).toMatchObject([{ kept: 'sent-today', text: '' }]);
  await at('2026-03-06T10:30');
  expect(await send()).toEqual({ written: 1, kept: [] });
});

test('whoever paid meanwhile gets no notice; what is left of it can be', async () => {
  await agree();
  await switchOn();
  await send();
  await pay(2000);
  expect(await send()).toMatchObject({ written: 1 });
  await pay();
  expect(await send()).toEqual({ written: 0, kept: [{ studentId: id, reason: 'nothing' }] });
  expect(await written()).toEqual([
    ['5,000원 2026년 2월', 'taken-back'],
    ['3,000원 2026년 2월', 'taken-back'],
  ]);
});

test('by itself: on one day, from ten, and not beside one by hand', async () => {
  await agree();
  const look = async (clock: string) => {
    await at(clock);
    await notifyUnpaid(db, server.clock.now());
    return (await written()).length;
  };
  await switchOn({ unpaidDays: 28 });
  expect(await look('2026-03-05T10:00')).toBe(0);
  await switchOn({ unpaidDays: 28, unpaidAuto: true });
  expect(await look('2026-03-04T10:00')).toBe(0);
  expect(await look('2026-03-05T09:59')).toBe(0);
  expect(await look('2026-03-05T10:00')).toBe(1);
  expect(await look('2026-03-05T11:00')).toBe(1);
  expect(await send()).toMatchObject({ written: 0, kept: [{ reason: 'sent-today' }] });
  expect(await look('2026-03-06T10:00')).toBe(1);
});
