import { AREAS, can, rightRules, type Area, type ManagerRole } from '@academy/domain/rights';
import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { count, countControl } from '../../../../../tools/trust/figure';
import {
  absenceReasons,
  auditLog,
  mockRegistrations,
  regularSchedules,
  reservations,
  students,
} from '../../db/schema';
import { endpointTables } from '../../endpoint-tables';
import { managerWith } from '../../testing/data/a-manager';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertTerminal } from '../../testing/data/some-terminal';
import { resetFeatures } from '../../testing/of-features';
import { giveBelongings, type Belongings } from '../../testing/data/belongings';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { tokenFor } from '../../testing/calls/token-for';
import { validBodies, validParams } from '../../testing/calls/valid-calls';

let server: TestApp;
let tokens: Record<string, string>;
/** What 김하늘, who asks, and another student have. */
let own: Belongings;
let others: Belongings;
beforeAll(async () => {
  server = await startTestApp();
  const [by] = server.managers;
  if (by === undefined) throw new Error('the scenario has managers');
  [own, others] = [
    await giveBelongings(server, scenarioStudent(server, 0)),
    await giveBelongings(server, scenarioStudent(server, 1)),
  ];
  tokens = {
    student: await server.studentToken(),
    admin: await server.managerToken('admin'),
    manager: await server.managerToken('manager'),
    viewer: await server.managerToken('viewer'),
    // The belongings have another, which a manager removes.
    terminal: (await insertTerminal(server.database.db, { by, now: server.clock.now() }))
      .terminalToken,
  };
});
// Students whom a test let go are back, so that letting go is a change each time.
beforeEach(async () => {
  await server.database.db.update(students).set({ status: 'ENROLLED' });
  await resetFeatures(server.database.db);
});
afterAll(() => server.close());

const endpoints: [string, Endpoint][] = Object.values(endpointTables).flatMap((table) =>
  Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
);

/** Managers sign students out and delete them: never the one whose token the other tests hold. */
const touched = ({ access }: Endpoint, belongings: Belongings) =>
  access === 'manager' ? { ...belongings, studentId: scenarioStudent(server, 2) } : belongings;

async function ask(name: string, endpoint: Endpoint, role: string, belongings: Belongings = own) {
  const token = tokens[role];
  const whose = touched(endpoint, belongings);
  const body = validBodies[name]?.(whose);
  return server.callEndpoint(endpoint, validParams(whose, endpoint.path), {
    ...(token && { token }),
    ...(body !== undefined && { body }),
  });
}

const guarded = endpoints.filter(([, { access }]) => access !== 'public' && access !== 'cookie');

const rolesOf = new Map<string, ManagerRole>([
  ['admin', 'ADMIN'],
  ['manager', 'MANAGER'],
  ['viewer', 'READONLY_MANAGER'],
]);
const writes = ({ method }: Endpoint) => method !== 'GET';
const areaOf = ({ needs }: Endpoint): Area | null =>
  needs === undefined ? null : rightRules[needs].area;

/** Names to pick from: several areas open them (`area-answers.test.ts`). */
const isSharedWork = ({ needs }: Endpoint) => needs !== undefined && 'or' in rightRules[needs];

/** What the table of endpoints promises to a role that has every area. */
function expected(endpoint: Endpoint, role: string): 'in' | 401 | 403 {
  const { access, needs, allowedWith } = endpoint;
  if (role === 'nobody') return 401;
  if (role === 'terminal' || access === 'terminal') return role === access ? 'in' : 403;
  if (role === 'student') return access === 'student' || access === 'signed-in' ? 'in' : 403;
  if (access === 'student') return 403;
  if (needs !== undefined)
    return can({ role: rolesOf.get(role) ?? 'READONLY_MANAGER' }, needs) ? 'in' : 403;
  return role === 'viewer' && writes(endpoint) && allowedWith === undefined ? 403 : 'in';
}

const isRefused = (status: number, body: unknown) =>
  errorBodySchema.safeParse(body).success && (status === 401 || status === 403);

describe.each(['nobody', 'student', 'admin', 'manager', 'viewer', 'terminal'])('%s', (role) => {
  test.for(guarded)('%s', async ([name, endpoint], context) => {
    const { status, body, headers } = await ask(name, endpoint, role);
    const refused = isRefused(status, body);
    const found = refused ? status : 'in';
    const wrong = found === expected(endpoint, role) ? 0 : 1;
    count(context, 'access-matrix', { tried: 1, wrong });
    expect(found).toBe(expected(endpoint, role));
    if (refused && rolesOf.has(role) && endpoint.access === 'manager')
      expect(body).toMatchObject({
        code: 'no-right',
        message: expect.stringMatching(/(요청하세요|있습니다)\.$/),
      });
    if (
      !refused &&
      status < 300 &&
      rolesOf.has(role) &&
      writes(endpoint) &&
      !/\/(preview|decide)$/.test(endpoint.path)
    ) {
      expect(
        await server.database.db.$count(
          auditLog,
          eq(auditLog.requestId, headers.get('x-request-id') ?? ''),
        ),
        'entries in the log',
      ).toBeGreaterThan(0);
    }
  });
});

test('control: a read that needs nothing any more lets everybody who manages in', async (context) => {
  const closed = guarded.flatMap(([name, endpoint]) =>
    ['manager', 'viewer']
      .filter((role) => !writes(endpoint) && expected(endpoint, role) === 403)
      .map((role) => ({ name, endpoint, role })),
  );
  let wrong = 0;
  for (const { name, endpoint, role } of closed) {
    const { needs } = endpoint;
    Object.assign(endpoint, { needs: undefined });
    const { status, body } = await ask(name, endpoint, role);
    Object.assign(endpoint, { needs });
    if (!isRefused(status, body)) wrong += 1;
  }
  countControl(context, 'access-matrix', { tried: closed.length, wrong });
  expect(wrong).toBeGreaterThan(0);
});

test('whoever only reads is let into no write but those of their own account', () => {
  const letIn = guarded
    .filter(([, endpoint]) => writes(endpoint) && expected(endpoint, 'viewer') === 'in')
    .map(([name]) => name);
  expect(letIn).toEqual([
    'PUT /admin/users/me/password',
    ...['begin', 'confirm', 'recovery-codes', 'turn-off'].map(
      (step) => `POST /admin/users/me/second-factor/${step}`,
    ),
  ]);
});

test.each(guarded.filter(([name]) => /deposit-entries|\/operations\//.test(name)))(
  '%s finds what it works on: nothing of the above was let through to a 404',
  async (name, endpoint) => {
    expect((await ask(name, endpoint, 'manager', others)).status).toBe(200);
  },
);

test('what is the admins’ alone', () => {
  const alone = guarded
    .filter(
      ([, endpoint]) =>
        expected(endpoint, 'admin') === 'in' && expected(endpoint, 'manager') === 403,
    )
    .map(([, { path }]) => path);
  for (const path of alone)
    expect(path).toMatch(
      /^\/admin\/(accounts|audit|backups|demo|erasure|students\/\{studentId\}\/(erase|history)|settings-history)/,
    );
  expect(alone).toContain('/admin/accounts');
});

describe.each(AREAS)('without %s', { tags: 'ci' }, (area) => {
  const ofArea = guarded.filter(
    ([, endpoint]) => areaOf(endpoint) === area && !isSharedWork(endpoint),
  );
  const ofOthers = guarded.filter(
    ([, endpoint]) =>
      areaOf(endpoint) !== area && endpoint.needs !== undefined && !isSharedWork(endpoint),
  );

  test('everything of it is refused, reading and writing; with it alone everything else is', async () => {
    const { token: lacking } = await managerWith(server, 'MANAGER', {
      areas: AREAS.filter((other) => other !== area),
    });
    const { token: confined } = await managerWith(server, 'MANAGER', { areas: [area] });
    for (const [token, refused] of [
      [lacking, ofArea],
      [confined, ofOthers],
    ] as const) {
      for (const [, endpoint] of refused) {
        const answer = await server.callEndpoint(endpoint, validParams(own), { token });
        expect([endpoint.path, answer.status, answer.body]).toEqual([
          endpoint.path,
          403,
          expect.objectContaining({ code: 'no-right', needs: endpoint.needs }),
        ]);
      }
    }
  });
});

describe('a student who names somebody else', () => {
  const inPath = (name: string) =>
    endpoints.filter(([, { path, access }]) => path.includes(`{${name}}`) && access !== 'manager');

  test.for(inPath('studentId'))(
    'in the path of %s: 403, whether that student exists or not',
    async ([name, endpoint], context) => {
      const answers = [];
      for (const other of [others.studentId, '999999', 'abc', '../1'])
        answers.push(
          await server.callEndpoint(
            endpoint,
            { ...validParams(own), studentId: other },
            { token: tokens.student ?? '', body: validBodies[name]?.(own) },
          ),
        );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      count(context, 'access-matrix', { tried: 4, wrong: 0 });
    },
  );

  test.for(
    ['registrationId', 'scheduleId', 'reasonId', 'attachmentId', 'pointId', 'reportId'].flatMap(
      inPath,
    ),
  )('by what is somebody else’s in the path of %s: 403', async ([name, endpoint], context) => {
    expect(
      (await ask(name, endpoint, 'student', { ...others, studentId: own.studentId })).status,
    ).toBe(403);
    count(context, 'access-matrix', { tried: 1, wrong: 0 });
  });

  const ofStudents = guarded.filter(
    ([, { access }]) => access === 'student' || access === 'signed-in',
  );
  test.for(ofStudents)('in the query of %s: 403', async ([name, endpoint], context) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
      String(Object.entries(validParams(own)).find(([key]) => key === parameter)?.[1]),
    );
    const body = validBodies[name]?.(own);
    const send = (query: string) =>
      server.call(endpoint.method, `/api${path}?${query}`, {
        token: tokens.student ?? '',
        ...(body !== undefined && { body }),
      });
    expect((await send(`studentId=${others.studentId}`)).status).toBe(403);
    expect((await send(`studentId=${own.studentId}&studentId=${others.studentId}`)).status).toBe(
      403,
    );
    count(context, 'access-matrix', { tried: 2, wrong: 0 });
  });

  test.for(ofStudents.filter(([, { body }]) => body !== undefined))(
    'in the body of %s: 403',
    async ([name, endpoint], context) => {
      const valid = validBodies[name]?.(own);
      const bodyOf = (studentId: unknown) =>
        Array.isArray(valid) ? [...valid, { studentId }] : Object.assign({}, valid, { studentId });
      const statuses = [];
      for (const studentId of [
        others.studentId,
        Number(others.studentId),
        { id: own.studentId },
        [own.studentId],
      ]) {
        statuses.push(
          (
            await server.callEndpoint(endpoint, validParams(own), {
              token: tokens.student ?? '',
              body: bodyOf(studentId),
            })
          ).status,
        );
      }
      expect(statuses).toEqual([403, 403, 403, 403]);
      count(context, 'access-matrix', { tried: 4, wrong: 0 });
    },
  );

  test('nothing of it was written: what is somebody else’s stands as it stood', async () => {
    const { db } = server.database;
    expect(
      await db
        .select()
        .from(mockRegistrations)
        .where(eq(mockRegistrations.id, others.registrationId)),
    ).toMatchObject([{ onSiteState: 'none', canceledAt: null }]);
    expect(
      await db.select().from(regularSchedules).where(eq(regularSchedules.id, others.scheduleId)),
    ).toMatchObject([{ status: 'APPROVED', version: 1 }]);
    expect(
      await db.select().from(absenceReasons).where(eq(absenceReasons.id, others.reasonId)),
    ).toMatchObject([{ status: 'PENDING', version: 1 }]);
    expect(await db.$count(reservations, eq(reservations.studentId, others.studentId))).toBe(0);
  });
});

test('every endpoint that writes has a valid body here', () => {
  const writing = guarded.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(Object.keys(validBodies).toSorted()).toEqual(writing.toSorted());
});

test(
  'MAINTENANCE=readonly: reading and signing in work, every write of a page is 503 with its code',
  { tags: 'ci' },
  async () => {
    const other = await startTestApp({ env: { MAINTENANCE: 'readonly' } });
    const belongings = await giveBelongings(other, scenarioStudent(other, 0));
    const bearers = {
      student: await other.studentToken(),
      manager: await other.managerToken('admin'),
    };
    for (const [name, endpoint] of guarded) {
      const body = validBodies[name]?.(belongings);
      const answer = await other.callEndpoint(endpoint, validParams(belongings), {
        token: tokenFor(endpoint, { ...bearers, terminal: belongings.terminalToken }),
        ...(body !== undefined && { body }),
      });
      const message = endpoint.path.startsWith('/admin/')
        ? '지금은 조회만 할 수 있습니다.'
        : '지금은 조회만 할 수 있어요.';
      const refused = { success: false, code: 'maintenance', message };
      if (writes(endpoint))
        expect([answer.status, answer.headers.get('retry-after'), answer.body]).toEqual([
          503,
          '60',
          refused,
        ]);
      else expect(answer.status).not.toBe(503);
    }
    await other.close();
  },
);
