import { penalty } from './desk-calls';
import { featureEndpoints } from '@academy/domain/features';
import { calendarEndpoints } from '@academy/domain/calendar';
import type { Endpoint } from '@academy/domain/http';
import { loginManagementEndpoints } from '@academy/domain/login';
import { settingsEndpoints, settingsManagementEndpoints } from '@academy/domain/settings';
import { messageEndpoints } from '@academy/domain/messages';
import { erasureEndpoints, studentEndpoints } from '@academy/domain/students';
import { attendanceEndpoints } from '@academy/domain/attendance';
import { depositEndpoints } from '@academy/domain/deposits';
import { mockManagementEndpoints } from '@academy/domain/mocks';
import { objectionEndpoints, pointManagementEndpoints } from '@academy/domain/points';
import { priceEndpoints } from '@academy/domain/prices';
import { scheduleManagementEndpoints } from '@academy/domain/schedule';
import { seatEndpoints } from '@academy/domain/seats';
import { day } from '@academy/domain/time';
import * as z from 'zod/mini';
import { secondFactorEndpoints } from '@academy/domain/second-factor';
import { insertManager } from '../data/a-manager';
import { linkReady } from './link-ready';
import { resultsReady } from './results-ready';
import { secondFactorReady } from './second-factor-ready';
import { giveBelongings, type Belongings } from '../data/belongings';
import { scenarioSettings } from '../academies/scenario';
import { saveNotices } from './save-notices';
import { another } from './another';
import type { SignedIn } from './sign-in';
import { tokenFor } from './token-for';
import { insertOrder } from '../data/some-order';
import { insertExam } from '../data/some-exam';
import { insertGuardianLink } from '../data/some-guardian';
import { insertSomeMove } from '../data/some-move';
import { insertSchedule } from '../data/some-schedule';
import type { TestApp } from '../test-app';
import { validBodies, validParams } from './valid-calls';
import { readGuardianIds, setGuardians } from '../data/some-guardian';

interface Desk {
  server: TestApp;
  own: Belongings;
  student: SignedIn;
  /** A token of a manager who may do everything. */
  admin: string;
}

/** What a call needs beyond what is valid for all. */
interface Ready {
  params?: Readonly<Record<string, unknown>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Of another student or manager than the desk's own. */
  token?: string;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Does what has to be done before, as it would be called. */
async function doFirst(
  { server, own, student, admin }: Desk,
  endpoint: Endpoint,
  ready: Ready = {},
) {
  const answer = await server.callEndpoint(
    endpoint,
    { ...validParams(own, endpoint.path), ...ready.params },
    {
      token: tokenFor(endpoint, {
        student: student.token,
        manager: admin,
        terminal: own.terminalToken,
      }),
      body: ready.body ?? validBodies[nameOf(endpoint)]?.(own),
      headers: ready.headers,
    },
  );
  if (answer.status !== 200) throw new Error(`${nameOf(endpoint)}: ${answer.text}`);
  return answer;
}

const undoSchema = z.object({ undo: z.object({ operationId: z.string() }) });
const undoOf = (endpoint: Endpoint) => async (desk: Desk) => ({
  params: undoSchema.parse((await doFirst(desk, endpoint)).body).undo,
});

const account =
  (status: 'ACTIVE' | 'DISABLED') =>
  async ({ server }: Desk) => ({
    params: { managerId: (await insertManager(server, { status })).id },
  });
const newExam = ({ server }: Desk) => insertExam(server.database.db, server.clock.now());
const waitingSchedule = ({ server, own }: Desk) =>
  insertSchedule(server.database.db, server.clock.now(), own.studentId, { status: 'PENDING' });

const effectSchema = z.object({ mealCount: z.int(), amount: z.int() });
/** A change of the meal rules is based on the version and the effect that were seen. */
const rules = (preview: Endpoint, body: object) => async (desk: Desk) => {
  const seen = await doFirst(desk, preview, { body: 'settings' in body ? body.settings : body });
  const { headers } = await doFirst(desk, settingsEndpoints.editedLunchSettings);
  return {
    body: { ...body, choice: 'keep', expected: effectSchema.parse(seen.body) },
    headers: { 'if-match': headers.get('etag') ?? '' },
  };
};
const march = async () => ({ params: { month: 3 } });

/** A save is based on the version that was read. */
const asRead = (read: Endpoint) => async (desk: Desk) => {
  const { headers } = await doFirst(desk, read);
  return { headers: { 'if-match': headers.get('etag') ?? '' } };
};
const noticesOn = async ({ server, admin }: Desk) => {
  await saveNotices(server, admin);
  return {};
};
const onVersion1 = async () => ({ headers: { 'if-match': '"1"' } });

/** Of who has no guardian there is nothing to write. */
async function withGuardian({ server, own }: Desk): Promise<Ready> {
  const phone = `0108888${String(another('guardian')).padStart(4, '0')}`;
  await setGuardians(server.database.db, own.studentId, [{ phone }]);
  return {};
}

/** The calls of `valid-calls` that succeed only after something else has happened, by name. */
const readyCalls: Readonly<Record<string, (desk: Desk) => Promise<Ready>>> = {
  'PUT /admin/erasure-settings': asRead(erasureEndpoints.editedErasureSettings),
  'PUT /admin/login-settings': asRead(loginManagementEndpoints.editedLoginSettings),
  'PUT /admin/feature-settings': asRead(featureEndpoints.editedFeatures),
  'PUT /admin/seat-map': asRead(seatEndpoints.seatMap),
  'PUT /admin/message-settings': asRead(messageEndpoints.messageSettings),
  'PUT /admin/orders/{date}/confirmation': async ({ server }) => {
    const date = day('2026-03-04');
    await insertOrder(server.database.db, server.clock.now(), date);
    return { params: { date } };
  },
  'PUT /admin/notice-settings': asRead(messageEndpoints.noticeSettings),
  'POST /admin/unpaid-deposits/notices': noticesOn,
  'POST /admin/monthly-reports/{year}/{month}/notices': noticesOn,
  'POST /admin/news/{newsId}/reminders': noticesOn,
  'PUT /admin/academy': asRead(settingsManagementEndpoints.editedAcademy),
  'PUT /admin/mock-exam-settings': asRead(settingsManagementEndpoints.editedMockSettings),
  'PUT /admin/schedule-settings': asRead(settingsManagementEndpoints.editedScheduleSettings),
  'PUT /admin/attendance-settings': asRead(attendanceEndpoints.editedAttendanceSettings),
  'PUT /admin/point-settings': asRead(pointManagementEndpoints.pointSettings),
  'PUT /admin/point-presets': asRead(pointManagementEndpoints.pointPresets),
  'DELETE /admin/holidays/{date}/{name}': async (desk) => {
    const params = { date: '2026-05-04', name: '개원 기념일' };
    await doFirst(desk, settingsManagementEndpoints.addHoliday, { body: params });
    return { params };
  },
  'POST /admin/guardian-links': withGuardian,
  'PUT /admin/guardian-consents': async (desk) => {
    await withGuardian(desk);
    const guardianIds = await readGuardianIds(desk.server.database.db, [desk.own.studentId]);
    return { body: { guardianIds, agreedOn: '2026-03-02' } };
  },
  'DELETE /admin/guardian-links/{linkId}': async ({ server }) => ({
    params: { linkId: await insertGuardianLink(server.database.db, server.clock.now()) },
  }),
  'DELETE /admin/meal-prices/{priceId}': async (desk) => {
    const { body } = await doFirst(desk, priceEndpoints.addMealPrice);
    return { params: { priceId: z.object({ id: z.string() }).parse(body).id } };
  },
  'PATCH /admin/students/{studentId}': asRead(studentEndpoints.student),
  'PUT /admin/mock-exams/{examId}': asRead(mockManagementEndpoints.managedExam),
  ...secondFactorReady,
  ...linkReady,
  ...resultsReady,
  'PUT /admin/accounts/second-factor': asRead(secondFactorEndpoints.secondFactorSettings),
  'PATCH /admin/accounts/{managerId}': onVersion1,
  'PUT /admin/news/{newsId}': onVersion1,
  'POST /admin/accounts/reject': async ({ server }) => ({
    body: { managerIds: [(await insertManager(server, { status: 'PENDING' })).id] },
  }),
  'POST /admin/accounts/{managerId}/disable': account('ACTIVE'),
  'POST /admin/accounts/{managerId}/sign-out': account('ACTIVE'),
  'POST /admin/accounts/{managerId}/enable': account('DISABLED'),
  'POST /admin/accounts/{managerId}/temporary-password': account('ACTIVE'),
  'POST /admin/points/confirmation-reminders': async (desk) => {
    const { issuePoints } = pointManagementEndpoints;
    const body = { ...penalty(desk.own.studentId), asksConfirmation: true };
    const { issued } = issuePoints.response.parse(
      (await doFirst(desk, issuePoints, { body })).body,
    );
    return { body: { pointIds: issued.map(({ id }) => id) } };
  },
  'POST /admin/point-objections/{pointId}/answer': async (desk) => {
    await doFirst(desk, objectionEndpoints.object);
    return {};
  },
  'POST /admin/student-moves/{moveId}/cancel': async ({ server }) => {
    const [by] = server.managers;
    if (!by) throw new Error('nobody can have planned it');
    const moveId = await insertSomeMove(server.database.db, { by, now: server.clock.now() });
    return { params: { moveId } };
  },
  'POST /admin/operations/{operationId}/undo': undoOf(studentEndpoints.deleteStudent),
  'POST /students/me/schedules/copy': async ({ server, own }) => {
    await insertSchedule(server.database.db, server.clock.now(), own.studentId, {
      weekdays: [6],
      lastDate: day('2026-03-31'),
    });
    return {};
  },
  'POST /admin/students/{studentId}/erase': async ({ server, own, admin }) => {
    const { body } = await server.callEndpoint(
      studentEndpoints.student,
      { ...own },
      { token: admin },
    );
    return { body: { typed: z.object({ name: z.string() }).parse(body).name } };
  },
  'POST /admin/deposits/{year}/{month}/unconfirm': async (desk) => {
    await doFirst(desk, depositEndpoints.confirmDeposits);
    return {};
  },
  'POST /admin/deposits/{year}/{month}/refund': march,
  'POST /admin/deposits/{year}/{month}/carry-over': march,
  'POST /admin/month-closes/{year}/{month}': async () => ({
    params: { month: 2 },
    body: { typed: '2026-02' },
  }),
  'POST /admin/month-closes/{year}/{month}/reopen': async (desk) => {
    const params = { month: 1 };
    await doFirst(desk, depositEndpoints.closeMonth, { params, body: { typed: '2026-01' } });
    return { params };
  },
  'POST /admin/meal-closings': rules(calendarEndpoints.previewClosing, {
    dates: ['2026-04-09'],
    meals: ['lunch'],
    kind: 'close',
    cause: 'ACADEMY',
    note: '',
  }),
  'POST /admin/lunch-settings': rules(calendarEndpoints.previewLunchSettings, {
    settings: { ...scenarioSettings, lunchPrice: 9900 },
  }),
  'POST /admin/attendance/{date}/close': async () => ({ params: { date: '2026-02-26' } }),
  'POST /admin/attendance/{date}/reopen': async (desk) => {
    const params = { date: '2026-02-27' };
    await doFirst(desk, attendanceEndpoints.closeDay, { params });
    return { params };
  },
  'POST /admin/schedules/decide': async (desk) => ({
    body: {
      decision: 'approve',
      reason: '',
      items: [{ id: await waitingSchedule(desk), version: 1 }],
    },
  }),
  'PUT /admin/schedules/{scheduleId}/approved': async (desk) => ({
    params: { scheduleId: await waitingSchedule(desk) },
  }),
  'POST /admin/students/{studentId}/restore': async (desk) => {
    await doFirst(desk, studentEndpoints.deleteStudent);
    return {};
  },
  'DELETE /admin/schedules/{scheduleId}/exceptions/{date}': async (desk) => {
    await doFirst(desk, scheduleManagementEndpoints.cancelOccurrenceFor);
    return {};
  },
  'POST /admin/schedules/{scheduleId}/rollback': async (desk) => {
    await doFirst(desk, scheduleManagementEndpoints.editScheduleFor);
    return { body: { to: 1, version: 2 } };
  },
  'POST /mock-exam-registrations': async (desk) => ({ body: { mockExamId: await newExam(desk) } }),
  'DELETE /admin/mock-exams/{examId}': async (desk) => ({
    params: { examId: await newExam(desk) },
  }),
  'POST /admin/mock-exams/{examId}/registrations': async (desk) => ({
    params: { examId: await newExam(desk) },
  }),
  'POST /admin/mock-exams/{examId}/registrations/several': async (desk) => ({
    params: { examId: await newExam(desk) },
  }),
};

/** A call that succeeds, by its own student; it can be sent repeatedly. `change`: its body. */
export async function readyCall(
  server: TestApp,
  endpoint: Endpoint,
  {
    student,
    admin,
    change = (body) => body,
  }: { student: SignedIn; admin: string; change?: (body: unknown) => unknown },
) {
  const own = await giveBelongings(server, student.id);
  const name = nameOf(endpoint);
  const ready = (await readyCalls[name]?.({ server, own, student, admin })) ?? {};
  const params = { ...validParams(own, endpoint.path), ...ready.params };
  const body = change(ready.body ?? validBodies[name]?.(own));
  const tokens = { student: student.token, manager: admin, terminal: own.terminalToken };
  return (headers: Readonly<Record<string, string>> = {}) =>
    server.callEndpoint(endpoint, params, {
      token: ready.token ?? tokenFor(endpoint, tokens),
      ...(body !== undefined && { body }),
      headers: { ...ready.headers, ...headers },
    });
}
