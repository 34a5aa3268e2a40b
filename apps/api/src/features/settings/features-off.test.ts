import { FEATURES, featureEndpoints, type Feature } from '@academy/domain/features';
import type { Endpoint } from '@academy/domain/http';
import { LIVE_PATH } from '@academy/domain/live';
import { mealEndpoints } from '@academy/domain/meals';
import { operationEndpoints } from '@academy/domain/operations';
import { pointEndpoints } from '@academy/domain/points';
import { approvalEndpoints } from '@academy/domain/schedule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import { notify } from '../../shared/notify-db';
import { openStream } from '../../testing/calls/open-stream';
import { switchOff } from '../../testing/calls/switch-features';
import { tokenFor } from '../../testing/calls/token-for';
import { validBodies, validParams } from '../../testing/calls/valid-calls';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertReason } from '../../testing/data/some-reason';
import { insertSchedule } from '../../testing/data/some-schedule';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let own: Belongings;
let tokens: { student: string; manager: string; terminal: string };
beforeAll(async () => {
  server = await startTestApp();
  own = await giveBelongings(server, scenarioStudent(server, 0));
  tokens = {
    student: await server.studentToken(),
    manager: await server.managerToken('admin'),
    terminal: own.terminalToken,
  };
});
afterAll(() => server.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: Endpoint[] = Object.values(endpointTables)
  .flatMap((table) => Object.values(table))
  .filter(({ access }) => access !== 'cookie');

/** Writes of others must not happen: they are asked about what does not exist. */
const nothing = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w*[iI]d)\}/g)].map(([, name = '']) => [name, '999999999']),
  );

async function ask(endpoint: Endpoint, body?: unknown) {
  const params = validParams(own, endpoint.path);
  const { status, body: answer } = await server.callEndpoint(
    endpoint,
    body === undefined && !isRead(endpoint) ? { ...params, ...nothing(endpoint.path) } : params,
    {
      ...(endpoint.access !== 'public' && { token: tokenFor(endpoint, tokens) }),
      ...(endpoint.method !== 'GET' && { body: body ?? 'none' }),
    },
  );
  return { name: nameOf(endpoint), status, code: Object(answer).code };
}
const isRead = ({ method, path }: Endpoint) => method === 'GET' && !path.includes('{format}');

describe.each(FEATURES)('without %s', (feature: Feature) => {
  test('each of its calls is refused, and all others are answered as before', async () => {
    const others = endpoints.filter(({ features }) => !features?.includes(feature));
    const its = endpoints.filter((endpoint) => !others.includes(endpoint));
    expect(its.length).toBeGreaterThan(2);
    const before = [];
    for (const endpoint of others.filter(isRead)) before.push(await ask(endpoint));

    await switchOff(server, tokens.manager, feature);
    for (const endpoint of its)
      expect(await ask(endpoint, validBodies[nameOf(endpoint)]?.(own))).toEqual({
        name: nameOf(endpoint),
        status: 403,
        code: 'feature-off',
      });
    const after = [];
    for (const endpoint of others.filter(isRead)) after.push(await ask(endpoint));
    expect(after).toEqual(before);
    for (const endpoint of others.filter((one) => !isRead(one)))
      expect((await ask(endpoint)).code).not.toBe('feature-off');

    await switchOff(server, tokens.manager);
    for (const endpoint of its.filter(isRead))
      expect((await ask(endpoint)).code).not.toBe('feature-off');
  });
});

test('a guardian’s report is of two features', () => {
  const reports = endpoints.filter(({ path }) => /^\/guardian\/.*reports/.test(path));
  expect(reports.map(({ features }) => features)).toEqual([['guardians', 'study-time']]);
});

/** Calls of an optional feature's table that are answered without it, or only with another. */
const apart: Readonly<Record<string, readonly string[]>> = {
  settingsManagement: ['editedMockSettings', 'saveMockSettings'],
  messages: ['noticeSettings', 'saveNoticeSettings', 'sendTestNotice'],
  scheduleManagement: Object.keys(approvalEndpoints),
};

test.each(Object.entries<Record<string, Endpoint>>(endpointTables))(
  '%s: its calls depend on the same switches, but for those named here',
  (table, all) => {
    const common = Object.entries(all).filter(([name]) => !apart[table]?.includes(name));
    const switches = common.map(([, { features = [] }]) => features.join());
    expect(new Set(switches).size).toBe(1);
    for (const { features = [] } of Object.values(all))
      for (const feature of features) expect(FEATURES).toContain(feature);
  },
);

test('the refusal is in the words of who asked, and says what is off', async () => {
  await switchOff(server, tokens.manager, 'points', 'seats');
  const student = await server.callEndpoint(pointEndpoints.myPoints, {}, { token: tokens.student });
  expect(student.body).toMatchObject({
    code: 'feature-off',
    message: '학원에서 쓰지 않는 기능이에요.',
    features: ['points'],
  });
  const manager = await server.call('GET', '/api/admin/seat-map', { token: tokens.manager });
  expect(manager.body).toMatchObject({
    message: '꺼져 있는 기능입니다. 시스템 설정의 기능에서 켤 수 있습니다.',
  });
  expect((await server.call('GET', '/api/admin/seat-map')).status).toBe(401);
  await switchOff(server, tokens.manager);
});

test('both apps are told at opening, also by the one question of the meal page', async () => {
  await switchOff(server, tokens.manager, 'mocks');
  const asked = { token: tokens.student };
  const me = await server.call('GET', '/api/students/me', asked);
  expect(me.body).toMatchObject({ featuresOff: ['mocks'] });
  const page = await server.callEndpoint(
    mealEndpoints.readMealPage,
    { studentId: own.studentId, year: 2026, month: 3 },
    asked,
  );
  expect(page.body).toMatchObject({ me: { featuresOff: ['mocks'] } });
  await switchOff(server, tokens.manager);
});

test('nothing is said of what is off while it is, and requests for it do not wait', async () => {
  const waiting = async () =>
    Object(
      (await server.callEndpoint(approvalEndpoints.approvals, {}, { token: tokens.manager })).body,
    );
  const { db } = server.database;
  const now = server.clock.now();
  await insertSchedule(db, now, scenarioStudent(server, 1), { status: 'PENDING' });
  await insertReason(db, now, scenarioStudent(server, 1));
  const before = await waiting();
  expect(before.schedules).not.toEqual([]);
  expect(before.reasons).not.toEqual([]);
  await switchOff(server, tokens.manager, 'points', 'schedule');
  expect(await waiting()).toEqual({ ...before, schedules: [] });
  const stream = await openStream(server, LIVE_PATH, tokens.manager);
  await stream.next();
  const say = (topic: 'points' | 'news') =>
    server.database.db.transaction((tx) => notify(tx, { topic }, 'all'));
  await say('points');
  await say('news');
  expect(await stream.next()).toContain('news');
  await switchOff(server, tokens.manager);
  expect(await stream.next()).toContain('settings');
  await say('points');
  expect(await stream.next()).toContain('points');
  stream.close();
  expect(await waiting()).toEqual(before);
});

test('PUT /admin/feature-settings: a switch is in the log and can be taken back', async () => {
  const saved = Object(await switchOff(server, tokens.manager, 'points'));
  const { body: log } = await server.call('GET', '/api/admin/audit', { token: tokens.manager });
  expect(Object(log).content[0]).toMatchObject({ action: 'save-features' });
  await server.callEndpoint(operationEndpoints.undoOperation, saved.undo, {
    token: tokens.manager,
  });
  const { body } = await server.callEndpoint(
    featureEndpoints.editedFeatures,
    {},
    { token: tokens.manager },
  );
  expect(body).toMatchObject({ settings: { points: true } });
});
