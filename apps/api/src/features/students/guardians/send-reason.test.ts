import { defaultAttendanceSettings } from '@academy/domain/attendance';
import {
  GUARDIAN_REQUESTS_A_DAY,
  guardianEndpoints,
  guardianLinkEndpoints,
  guardianRequestEndpoints,
} from '@academy/domain/guardians';
import type { StudentId } from '@academy/domain/ids';
import { reasonEndpoints } from '@academy/domain/reasons';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { shiftDay, day } from '@academy/domain/time';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { absenceReasons, auditLog, guardianLinks } from '../../../db/schema';
import { scenarioStudent } from '../../../testing/data/a-student';
import { insertReason } from '../../../testing/data/some-reason';
import { insertSchedule } from '../../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../../testing/test-app';
import { setGuardians } from '../../../testing/data/some-guardian';
import { attendanceSetting } from '../../../shared/settings/kept-settings';
import { storeSetting } from '../../../testing/data/store-setting';

const MOTHER = '01077778888';
let server: TestApp;
let token: string;
let child: StudentId;
let other: StudentId;
let link: { linkId: string; signature: string };

const allow = (guardianRequests: boolean) => {
  const value = {
    ...defaultAttendanceSettings,
    guardianRequests,
    guardianCheck: 'off' as const,
  };
  return storeSetting(server.database.db, attendanceSetting, value);
};

beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  [child, other] = [scenarioStudent(server, 0), scenarioStudent(server, 1)];
  await setGuardians(server.database.db, child, [{ phone: MOTHER }]);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  server.clock.set(new Date(MONDAY), { frozen: true });
  await db.delete(absenceReasons);
  await db.delete(guardianLinks);
  await allow(true);
  const { body } = await server.callEndpoint(
    guardianLinkEndpoints.createGuardianLinks,
    {},
    { token, body: { studentIds: [child] } },
  );
  const [made] = guardianLinkEndpoints.createGuardianLinks.response.parse(body).content;
  const [linkId = '', signature = ''] = new URL(made?.url ?? '').hash.slice(1).split('/');
  link = { linkId, signature };
});

const today = day('2026-03-02');
const reason = (change: object = {}) => ({
  studentId: child,
  type: 'ABSENT',
  date: today,
  arriveAt: null,
  leaveAt: null,
  backAt: null,
  category: 'ILLNESS',
  text: ' 감기로 쉽니다. ',
  ...change,
});
const send = (change?: object, at = link) =>
  server.callEndpoint(guardianRequestEndpoints.sendGuardianReason, at, { body: reason(change) });
const childSeen = async () => {
  const { body } = await server.callEndpoint(guardianEndpoints.guardianView, link);
  const view = guardianEndpoints.guardianView.response.parse(body);
  return { mayRequest: view.mayRequest, requests: view.children[0]?.requests };
};

test('waits in the same queue as the student’s own, says who sent it, and is in the log', async () => {
  const sent = await send();
  expect(sent.body).toMatchObject({ status: 'PENDING', receiptNumber: expect.any(String) });
  const queue = await server.callEndpoint(scheduleManagementEndpoints.approvals, {}, { token });
  expect(queue.body).toMatchObject({
    reasons: [{ studentId: child, reason: { byGuardian: true, text: '감기로 쉽니다.' } }],
  });
  expect(await childSeen()).toMatchObject({
    mayRequest: true,
    requests: [{ type: 'ABSENT', date: today, status: 'PENDING' }],
  });
  const [entry] = await server.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'send-guardian-reason'));
  expect(entry).toMatchObject({ actorName: '보호자', actorKind: 'system' });
});

test('sent again it is one; another of that day and type is refused', async () => {
  const { body } = await send();
  expect((await send()).body).toEqual(body);
  expect((await send({ text: '다른 사유' })).body).toMatchObject({ code: 'reason-exists' });
  expect(await server.database.db.$count(absenceReasons)).toBe(1);
});

test('a student sees it and cannot change it', async () => {
  await send();
  const student = await server.studentToken();
  const { content } = await server.api(student).myReasons({ query: {} });
  expect(content).toMatchObject([{ byGuardian: true }]);
  const withdrawn = await server.callEndpoint(
    reasonEndpoints.withdrawReason,
    { reasonId: content[0]?.id ?? '' },
    { token: student },
  );
  expect(withdrawn.body).toMatchObject({ code: 'reason-by-guardian' });
});

test.each([
  ['somebody else’s child', () => send({ studentId: other }), 404],
  ['a signature that is not ours', () => send({}, { ...link, signature: 'A'.repeat(22) }), 404],
  ['coming late', () => send({ type: 'LATE', arriveAt: '15:00' }), 400],
  ['leaving without a time', () => send({ type: 'EARLY_LEAVE' }), 400],
  ['a day long ago', () => send({ date: shiftDay(today, -8) }), 400],
])('%s is refused', async (_, sent, status) => {
  expect((await sent()).status).toBe(status);
  expect(await server.database.db.$count(absenceReasons)).toBe(0);
});

test('an academy that takes none says so', async () => {
  await allow(false);
  expect((await send()).body).toMatchObject({ code: 'reason-guardians-off' });
  expect(await childSeen()).toEqual({ mayRequest: false, requests: [] });
});

test('ten a day from one link, and the days after that again', async () => {
  const sent = Array.from({ length: GUARDIAN_REQUESTS_A_DAY }, (_, ahead) => ahead);
  for (const ahead of sent) expect((await send({ date: shiftDay(today, ahead) })).status).toBe(200);
  expect((await send({ date: shiftDay(today, 30) })).status).toBe(429);
  server.clock.set(new Date(new Date(MONDAY).getTime() + 86_400_001), { frozen: true });
  expect((await send({ date: shiftDay(today, 30) })).status).toBe(200);
});

test('what is approved for a coming day is seen before that day, and what waits as waiting', async () => {
  const { db } = server.database;
  const now = server.clock.now();
  const none = { arriveAt: null, leaveAt: null, backAt: null };
  await insertReason(db, now, child, { ...none, type: 'ABSENT', date: day('2026-03-20') });
  await insertReason(db, now, child, { ...none, type: 'ABSENT', date: today, status: 'APPROVED' });
  await insertSchedule(db, now, child, { weekdays: [4], title: '수학학원' });
  await insertReason(db, now, child, { date: day('2026-03-06'), status: 'WITHDRAWN' });
  const view = await server.callEndpoint(guardianEndpoints.guardianView, link);
  const { children } = guardianEndpoints.guardianView.response.parse(view.body);
  expect(children[0]?.ahead).toMatchObject([
    {
      date: '2026-03-05',
      kind: 'OUTING',
      from: '19:00',
      to: '21:00',
      title: '수학학원',
      approved: true,
    },
    { date: '2026-03-12', title: '수학학원' },
    { date: '2026-03-20', kind: 'ALL_DAY', approved: false },
  ]);
  const [queued] = await db
    .select({ id: absenceReasons.id })
    .from(absenceReasons)
    .where(eq(absenceReasons.date, day('2026-03-20')));
  await server.callEndpoint(
    scheduleManagementEndpoints.decideReasons,
    {},
    {
      token,
      body: { decision: 'approve', reason: '', items: [{ id: queued?.id ?? '', version: 1 }] },
    },
  );
  const after = await server.callEndpoint(guardianEndpoints.guardianView, link);
  expect(
    guardianEndpoints.guardianView.response.parse(after.body).children[0]?.ahead.at(-1),
  ).toMatchObject({ date: '2026-03-20', approved: true });
});
