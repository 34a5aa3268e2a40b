import {
  defaultNoticeSettings,
  defaultPushSettings,
  pushEndpoints,
} from '@academy/domain/messages';
import { mockManagementEndpoints } from '@academy/domain/mocks';
import { day } from '@academy/domain/time';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { guardianConsents, messages, mockExams, mockRegistrations } from '../../../db/schema';
import { mockSetting, noticeSetting } from '../../../shared/settings/kept-settings';
import { agreeToNotices } from '../../../testing/calls/save-notices';
import { signIn } from '../../../testing/calls/sign-in';
import { insertStudent } from '../../../testing/data/a-student';
import { insertExam, insertRegistration } from '../../../testing/data/some-exam';
import { storeSetting } from '../../../testing/data/store-setting';
import { startPushService } from '../../../testing/servers/push-service';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { remindOfExams } from './remind-of-exams';

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestApp;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestApp({ env: { PUSH_SERVICES: service.origin } });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
const at = (instant: string) => server.clock.set(new Date(instant), { frozen: true });
beforeEach(async () => {
  at('2026-03-09T17:59:00+09:00');
  const { db } = server.database;
  for (const table of [messages, guardianConsents, mockRegistrations, mockExams])
    await db.delete(table);
  await storeSetting(db, mockSetting, { closingReminder: true, dayReminder: true });
  await storeSetting(db, noticeSetting, {
    ...defaultNoticeSettings,
    channel: 'copy',
    exam: { on: true, text: '{이름} {시험}: {상태}', templateId: '' },
  });
});

let made = 0;
/** A student whose phone and guardian are notified. */
async function student(grade = '고3') {
  made += 1;
  const number = String(made).padStart(4, '0');
  const id = await insertStudent(server.database.db, {
    name: `학생${made}`,
    grade,
    phone: `0107711${number}`,
    guardians: [{ phone: `0108877${number}` }],
  });
  await agreeToNotices(server, await server.managerToken('admin'), [id]);
  const token = await signIn(server, id);
  const { subscription } = service.subscribe();
  await server.callEndpoint(pushEndpoints.subscribePush, {}, { token, body: subscription });
  await server.callEndpoint(
    pushEndpoints.savePushSettings,
    {},
    { token, body: { ...defaultPushSettings, exams: true } },
  );
  return id;
}
const exam = (overrides: Parameters<typeof insertExam>[2] = {}) =>
  insertExam(server.database.db, server.clock.now(), {
    title: '3월 모의고사',
    registrationEndDate: day('2026-03-10'),
    examDate: day('2026-03-20'),
    ...overrides,
  });
async function remind(instant: string) {
  at(instant);
  await remindOfExams(server.database.db, server.clock.now());
  const rows = await server.database.db.select().from(messages).orderBy(asc(messages.id));
  return rows
    .filter(({ state }) => state !== 'dead')
    .map(({ kind, studentId, text }) => `${kind} ${studentId} ${text}`);
}

test('before registering ends, whoever could and has not, once; not before six in the evening', async () => {
  const [open, registered, other] = [await student(), await student(), await student('고2')];
  const id = await exam({ targetGrades: ['고3'] });
  await insertRegistration(server.database.db, server.clock.now(), {
    studentId: registered,
    mockExamId: id,
  });
  expect(other).not.toBe(open);
  expect(await remind('2026-03-09T17:59:59+09:00')).toEqual([]);
  const told = [
    `exam ${open} 학생${made - 2} 3월 모의고사: 신청 마감 3월 10일 (화) (아직 신청하지 않음)`,
    `exam-reminder ${open} 3월 모의고사 신청은 3월 10일 (화)까지예요.`,
  ];
  expect(await remind('2026-03-09T18:00:00+09:00')).toEqual(told);
  expect(await remind('2026-03-09T18:10:00+09:00')).toEqual(told);
  expect(await remind('2026-03-10T09:00:00+09:00')).toEqual(told);
});

test('before the day, whoever registered, with when and where', async () => {
  const mine = await student();
  await student();
  const id = await exam({
    registrationEndDate: day('2026-03-08'),
    examDate: day('2026-03-10'),
    place: '본관 3층',
  });
  await insertRegistration(server.database.db, server.clock.now(), {
    studentId: mine,
    mockExamId: id,
  });
  const told = [
    `exam ${mine} 학생${made - 1} 3월 모의고사: 시험일 3월 10일 (화)`,
    `exam-reminder ${mine} 3월 모의고사 · 본관 3층`,
  ];
  expect(await remind('2026-03-09T18:00:00+09:00')).toEqual(told);
  expect(await remind('2026-03-10T07:30:00+09:00')).toEqual(told);
});

test.each([
  ['a draft', { draft: true }],
  ['closed early', { closedAt: new Date('2026-03-08T00:00:00Z') }],
  ['full', { capacity: 0 }],
  ['not open yet', { registrationStartDate: day('2026-03-10') }],
])('none of an exam that is %s', async (_name, overrides) => {
  await student();
  await exam(overrides);
  expect(await remind('2026-03-09T18:00:00+09:00')).toEqual([]);
});

test('none by night, and none that the academy has not switched on', async () => {
  await student();
  await exam();
  expect(await remind('2026-03-09T23:30:00+09:00')).toEqual([]);
  await storeSetting(server.database.db, mockSetting, { dayReminder: true });
  expect(await remind('2026-03-09T19:00:00+09:00')).toEqual([]);
});

test('what waits does not go out once the student registered, or the exam is called off', async () => {
  const [mine, other] = [await student(), await student()];
  const id = await exam({ targetStudents: [mine, other] });
  expect(await remind('2026-03-09T18:00:00+09:00')).toHaveLength(4);
  const api = server.api(await server.managerToken());
  await api.registerFor({
    params: { examId: id },
    body: { studentId: mine, selectedSubjects: [], onSiteExam: false, reason: '' },
  });
  const left = await remind('2026-03-09T18:20:00+09:00');
  expect(left.filter((one) => one.includes('아직 신청하지 않음'))).toHaveLength(1);
  expect(left.join()).toContain(`exam ${other}`);
  await server.callEndpoint(
    mockManagementEndpoints.cancelExam,
    { examId: id },
    { token: await server.managerToken(), body: { reason: '눈' } },
  );
  expect((await remind('2026-03-09T18:30:00+09:00')).join()).not.toContain('신청 마감');
});
