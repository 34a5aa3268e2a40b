import { defaultAttendanceSettings } from '@academy/domain/attendance';
import { guardianLinkEndpoints, guardianRequestEndpoints } from '@academy/domain/guardians';
import { reasonEndpoints } from '@academy/domain/reasons';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { aReasonDraft } from '@academy/domain/testing';
import { clockTime } from '@academy/domain/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attendanceSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../../testing/data/store-setting';
import { newStudents, type SignedIn } from '../../testing/calls/sign-in';
import { setGuardians } from '../../testing/data/some-guardian';
import { insertReason } from '../../testing/data/some-reason';
import { insertSchedule } from '../../testing/data/some-schedule';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

const now = new Date(MONDAY);
const none = { arriveAt: null, leaveAt: null, backAt: null };
let server: TestApp;
let token: string;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
  newStudent = newStudents(server);
  const value = {
    ...defaultAttendanceSettings,
    guardianRequests: true,
    guardianCheck: 'off' as const,
  };
  await storeSetting(server.database.db, attendanceSetting, value, now);
});
afterAll(() => server.close());
// 2026-03-05 is a Thursday: the student comes at three, as was approved.
beforeEach(async () => {
  me = await newStudent();
  await insertReason(server.database.db, now, me.id, {
    ...none,
    type: 'LATE',
    arriveAt: clockTime('15:00'),
    status: 'APPROVED',
  });
});

const leaving = (leaveAt: string) => ({
  ...aReasonDraft({ date: '2026-03-05' }),
  ...none,
  type: 'EARLY_LEAVE' as const,
  leaveAt: clockTime(leaveAt),
});
const submit = (leaveAt: string) =>
  server.callEndpoint(
    reasonEndpoints.submitReason,
    {},
    { token: me.token, body: leaving(leaveAt) },
  );
const submitFor = (leaveAt: string, more: object = {}) =>
  server.callEndpoint(
    scheduleManagementEndpoints.submitReasonFor,
    { studentId: me.id },
    { token, body: { ...leaving(leaveAt), ...more } },
  );
async function sendAsGuardian(leaveAt: string) {
  const phone = `0105555${me.id.padStart(4, '0').slice(-4)}`;
  await setGuardians(server.database.db, me.id, [{ phone }]);
  const { body } = await server.callEndpoint(
    guardianLinkEndpoints.createGuardianLinks,
    {},
    { token, body: { studentIds: [me.id] } },
  );
  const [made] = guardianLinkEndpoints.createGuardianLinks.response.parse(body).content;
  const [linkId = '', signature = ''] = new URL(made?.url ?? '').hash.slice(1).split('/');
  return server.callEndpoint(
    guardianRequestEndpoints.sendGuardianReason,
    { linkId, signature },
    { body: { ...leaving(leaveAt), studentId: me.id } },
  );
}

const forStudents = '이 날은 15:00에 등원하기로 승인되어 있어요. 그보다 늦은 시각을 입력해 주세요.';
const atDesk = '이 날은 15:00에 등원하기로 승인되어 있습니다. 그보다 늦은 시각을 입력하세요.';

test.each([
  ['the student', submit, forStudents],
  ['the guardian', sendAsGuardian, forStudents],
  ['the desk', submitFor, atDesk],
] as const)('%s leaves early before the approved arrival: 400', async (_, send, text) => {
  expect(await send('14:00')).toMatchObject({ status: 400, body: { errors: { leaveAt: text } } });
  expect((await send('15:01')).status).toBe(200);
});

test('a waiting one is not moved there either, and its own times do not count', async () => {
  const { id } = reasonEndpoints.submitReason.response.parse((await submit('20:00')).body);
  const edit = (leaveAt: string, version: number) =>
    server.callEndpoint(
      reasonEndpoints.editReason,
      { reasonId: id },
      { token: me.token, body: { ...leaving(leaveAt), version } },
    );
  expect((await edit('14:00', 1)).body).toMatchObject({ errors: { leaveAt: forStudents } });
  expect((await edit('19:00', 1)).status).toBe(200);
});

test('an arrival by a regular schedule counts; the desk may put the reason in its place', async () => {
  me = await newStudent();
  const schedule = await insertSchedule(server.database.db, now, me.id, {
    kind: 'LATE_ARRIVAL',
    fromTime: null,
    toTime: clockTime('15:00'),
    weekdays: [4],
  });
  expect((await submit('14:00')).body).toMatchObject({ errors: { leaveAt: forStudents } });
  expect((await submitFor('14:00')).body).toMatchObject({ errors: { leaveAt: atDesk } });
  expect((await submitFor('14:00', { insteadOf: schedule })).status).toBe(200);
});

test('what waited for the desk is not approved beside it, and the rest of the batch is', async () => {
  const early = await insertReason(server.database.db, now, me.id, leaving('14:00'));
  const other = await insertReason(
    server.database.db,
    now,
    (await newStudent()).id,
    leaving('14:00'),
  );
  const { body } = await server.callEndpoint(
    scheduleManagementEndpoints.decideReasons,
    {},
    {
      token,
      body: {
        decision: 'approve',
        reason: '',
        items: [early, other].map((id) => ({ id, version: 1 })),
      },
    },
  );
  expect(body).toMatchObject({
    decided: [other],
    skipped: [
      { id: early, message: '이 날은 15:00에 등원하기로 승인되어 있어 승인하지 않았습니다.' },
    ],
  });
});

test('of two that wait and contradict each other one is approved', async () => {
  me = await newStudent();
  const ids = [
    await insertReason(server.database.db, now, me.id, {
      ...none,
      type: 'LATE',
      arriveAt: clockTime('15:00'),
    }),
    await insertReason(server.database.db, now, me.id, leaving('14:00')),
  ];
  const { body } = await server.callEndpoint(
    scheduleManagementEndpoints.decideReasons,
    {},
    {
      token,
      body: { decision: 'approve', reason: '', items: ids.map((id) => ({ id, version: 1 })) },
    },
  );
  expect(body).toMatchObject({ decided: [ids[0]], skipped: [{ id: ids[1] }] });
});
