import type { PointId, StudentId } from '@academy/domain/ids';
import { pushEndpoints } from '@academy/domain/messages';
import {
  confirmationEndpoints,
  objectionEndpoints,
  pointManagementEndpoints,
  type IssuedPoint,
} from '@academy/domain/points';
import { seoulDay } from '@academy/domain/time';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog, messages } from '../../../db/schema';
import { takeBack, writeUndoable } from '../../../testing/calls/take-back';
import { newStudents, type SignedIn } from '../../../testing/calls/sign-in';
import { startPushService } from '../../../testing/servers/push-service';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const { issuePoints, issuedPoints, voidPoint } = pointManagementEndpoints;
const [myConfirmations, confirmPoint] = [
  confirmationEndpoints.myConfirmations,
  confirmationEndpoints.confirmPoint,
];
let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestApp;
let token: string;
let newStudent: () => Promise<SignedIn>;
let me: SignedIn;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestApp({ env: { PUSH_SERVICES: service.origin } });
  token = await server.managerToken('admin');
  newStudent = newStudents(server);
});
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  me = await newStudent();
});

async function give(ids: readonly StudentId[], asksConfirmation?: boolean): Promise<PointId[]> {
  const body = {
    studentIds: ids,
    incidentDate: seoulDay(server.clock.now()),
    detail: '',
    memo: '',
    asksConfirmation,
    what: { kind: 'own', pointType: 'PENALTY', points: 5, reason: '무단외출' },
  };
  const answer = await server.callEndpoint(issuePoints, {}, { token, body });
  return issuePoints.response.parse(answer.body).issued.map(({ id }) => id);
}
const one = async (asks = true): Promise<PointId> => {
  const [id] = await give([me.id], asks);
  if (!id) throw new Error('nothing was given');
  return id;
};
const mine = async (who = me) =>
  myConfirmations.response.parse(
    (await server.callEndpoint(myConfirmations, {}, { token: who.token })).body,
  ).content;
const confirm = (pointId: PointId, who = me) =>
  server.callEndpoint(confirmPoint, { pointId }, { token: who.token });
const history = async (query: string) =>
  issuedPoints.response.parse(
    (await server.call('GET', `/api/admin/points?${query}`, { token })).body,
  );
const states = ({ content }: { content: readonly IssuedPoint[] }) =>
  content.map(({ confirmation }) => confirmation);

test('a penalty asks, is confirmed once with its time, and the managers see who has not', async () => {
  const other = await newStudent();
  const [first, second] = await give([me.id, other.id], true);
  if (!first || !second) throw new Error('both were given one');
  await give([me.id], false);
  expect(await mine()).toEqual([
    {
      pointId: first,
      at: null,
      point: { incidentDate: expect.any(String), points: 5, reason: '무단외출' },
    },
  ]);

  const at = server.clock.now().toISOString();
  expect(await confirm(first)).toMatchObject({ status: 200, body: { pointId: first, at } });
  server.clock.set(new Date(server.clock.now().getTime() + 60_000), { frozen: true });
  expect(await confirm(first)).toMatchObject({ status: 200, body: { at } });
  expect(await mine()).toMatchObject([{ at }]);

  const own = await history(`studentId=${me.id}`);
  expect(states(own)).toEqual([null, { at }]);
  expect(own.confirmations).toEqual({ asked: 1, confirmed: 1 });
  expect(await history(`studentId=${me.id}&unconfirmed=true`)).toMatchObject({
    content: [],
    confirmations: { asked: 1, confirmed: 1 },
  });
  expect(await history(`studentId=${other.id}&unconfirmed=true`)).toMatchObject({
    content: [{ id: second, confirmation: { at: null } }],
    confirmations: { asked: 1, confirmed: 0 },
  });
  const logged = await server.database.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'points'), eq(auditLog.entityId, first)));
  expect(logged.map(({ action }) => action)).toEqual(['issue-points', 'confirm-point']);
});

test('who confirmed can still object; what asks for nothing, or is another student’s, is refused', async () => {
  const pointId = await one();
  await confirm(pointId);
  const object = { token: me.token, body: { text: '병원에 있었어요.' } };
  expect(await server.callEndpoint(objectionEndpoints.object, { pointId }, object)).toMatchObject({
    status: 200,
  });
  expect(await confirm(await one(false))).toMatchObject({
    status: 409,
    body: { code: 'confirmation-not-asked' },
  });
  expect(await confirm(pointId, await newStudent())).toMatchObject({ status: 403 });
});

test('voiding takes the question away, also from the phone; taking that back asks again', async () => {
  const pointId = await one();
  const voided = await writeUndoable(server, token, voidPoint, { pointId }, { reason: '오입력' });
  expect(await mine()).toEqual([]);
  expect(await confirm(pointId)).toMatchObject({ status: 409, body: { code: 'point-voided' } });
  expect(await takeBack(server, token, voided)).toMatchObject({ restored: 1 });
  expect(await mine()).toMatchObject([{ pointId, at: null }]);
  // Confirmed between a change and its undo: the confirmation stays.
  const again = await writeUndoable(server, token, voidPoint, { pointId }, { reason: '오입력' });
  expect(await takeBack(server, token, again)).toMatchObject({ restored: 1 });
  await confirm(pointId);
  expect(await mine()).toMatchObject([{ pointId, at: expect.any(String) }]);
});

test('giving and reminding notify who wants it, once a day, until it is confirmed', async () => {
  const { subscription } = service.subscribe();
  const settings = { menu: false, menuHour: 19, cutoff: false, answers: true };
  await server.callEndpoint(
    pushEndpoints.savePushSettings,
    {},
    { token: me.token, body: settings },
  );
  await server.callEndpoint(
    pushEndpoints.subscribePush,
    {},
    { token: me.token, body: subscription },
  );
  const silent = await newStudent();
  const pointIds = await give([me.id, silent.id], true);
  const [own, theirs] = pointIds;
  const [second] = await give([me.id], true);
  if (!own || !theirs || !second) throw new Error('nothing was given');
  const sent = async () =>
    (
      await server.database.db
        .select({ kind: messages.kind, state: messages.state })
        .from(messages)
        .where(eq(messages.studentId, me.id))
    ).map(({ kind, state }) => `${kind} ${state}`);
  const [waiting, dead] = ['point-confirmation waiting', 'point-confirmation dead'];
  expect(await sent()).toEqual([waiting, waiting]);

  const remind = () =>
    server.callEndpoint(
      pointManagementEndpoints.remindOfPoints,
      {},
      { token, body: { pointIds: [...pointIds, second] } },
    );
  expect(await remind()).toMatchObject({ status: 200, body: { students: 2, reached: 1 } });
  expect((await remind()).body).toEqual({ students: 2, reached: 1 });
  expect(await sent()).toHaveLength(3);

  // The reminder still speaks of the second one.
  await confirm(own);
  expect((await sent()).toSorted()).toEqual([dead, waiting, waiting]);
  await confirm(second);
  expect(await sent()).toEqual([dead, dead, dead]);
  expect((await remind()).body).toEqual({ students: 1, reached: 0 });
  await confirm(theirs, silent);
  expect(await remind()).toMatchObject({ status: 409, body: { code: 'nobody-to-remind' } });
});
