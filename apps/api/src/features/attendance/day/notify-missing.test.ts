import type { StudentId } from '@academy/domain/ids';
import { attendanceEndpoints } from '@academy/domain/attendance';
import { defaultNoticeSettings } from '@academy/domain/messages';
import { day } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  attendanceDays,
  attendanceVisits,
  guardianConsents,
  holidays,
  messages,
} from '../../../db/schema';
import { noticeSetting } from '../../../shared/settings/kept-settings';
import { forgetSettings, storeSetting } from '../../../testing/data/store-setting';
import { lockStudyDay } from '../../../shared/attendance/study-days-db';
import { insertStudent } from '../../../testing/data/a-student';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { notifyMissing } from './notify-missing';

/** A Monday with eight periods on the hour from 14:00. */
const date = day('2026-03-02');
const MOTHER = '01077778888';
const on = (text: string) => ({ on: true, text, templateId: '' });

let server: TestApp;
let older: StudentId;
let younger: StudentId;
beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.database;
  const family = { guardians: [{ phone: MOTHER }] };
  older = await insertStudent(db, { name: '한별', phone: '01055550001', ...family });
  younger = await insertStudent(db, { name: '한솔', phone: '01055550002', ...family });
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [messages, guardianConsents, attendanceVisits, attendanceDays, holidays])
    await db.delete(table);
  await forgetSettings(db, noticeSetting);
  at('13:50');
  const now = server.clock.now();
  const value = {
    ...defaultNoticeSettings,
    arrived: on('{이름} {시각} 등원'),
    missing: on('{이름} {시각} 미등원'),
  };
  await storeSetting(db, noticeSetting, value, now);
  await db.insert(guardianConsents).values({ phone: MOTHER, agreedOn: date, notedAt: now });
});

const at = (clock: string) =>
  server.clock.set(new Date(`${date}T${clock}:00+09:00`), { frozen: true });
const look = () => notifyMissing(server.database.db, server.clock.now());
async function arrive(studentId: StudentId, arrivedAt: string) {
  const edit = { studentId, arrivedAt, leftAt: null, outings: [], base: 0 };
  const { status, text } = await server.callEndpoint(
    attendanceEndpoints.saveVisits,
    { date },
    { token: await server.managerToken(), body: { edits: [edit] } },
  );
  expect(status, text).toBe(200);
}
const written = async () =>
  (await server.database.db.select().from(messages).orderBy(messages.id)).map(
    ({ text, state, failure }) => [text, failure ?? state],
  );

test('once, when the grace is over, and not of whoever came', async () => {
  await arrive(younger, '13:45');
  at('14:19');
  await look();
  at('14:20');
  await Promise.all([look(), look()]);
  at('14:21');
  await look();
  expect(await written()).toEqual([
    ['한솔 13:45 등원', 'waiting'],
    ['한별 14:20 미등원', 'waiting'],
  ]);
});

test('nobody to report: the day is not held, also after the missing were reported', async () => {
  const { db } = server.database;
  at('14:20');
  await look();
  const before = await written();
  at('14:21');
  await db.transaction(async (tx) => {
    await lockStudyDay(tx, date);
    await look();
  });
  expect([before.length, await written()]).toEqual([2, before]);
});

test('whoever comes before it went out is reported as arrived', async () => {
  await arrive(younger, '13:45');
  at('14:20');
  await look();
  await arrive(older, '14:20');
  expect((await written()).slice(1)).toEqual([
    ['한별 14:20 미등원', 'taken-back'],
    ['한별 14:20 등원', 'waiting'],
  ]);
});

test('not on a day on which the academy rests', async () => {
  await server.database.db.insert(holidays).values({ date, name: '대체공휴일', source: 'public' });
  at('14:20');
  await look();
  expect(await written()).toEqual([]);
});
