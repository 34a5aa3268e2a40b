import {
  accountEndpoints,
  accountListSchema,
  accountSchema,
  type Account,
} from '@academy/domain/accounts';
import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import type { ManagerId } from '@academy/domain/ids';
import { loginEndpoints } from '@academy/domain/login';
import { desc, eq } from 'drizzle-orm';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, managers } from '../../db/schema';
import {
  insertManager,
  managerWith,
  MANAGER_PASSWORD,
  signInManager,
  type AManager,
} from '../../testing/data/a-manager';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let admin: AManager & { token: string };
beforeAll(async () => {
  server = await startTestApp();
  admin = await managerWith(server, 'ADMIN', { name: '한원장' });
});
afterAll(() => server.close());

const ask = (
  endpoint: Endpoint,
  managerId: ManagerId | string,
  options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
) => server.callEndpoint(endpoint, { managerId }, { token: admin.token, ...options });
const list = async () =>
  accountListSchema.parse(
    (await server.callEndpoint(accountEndpoints.accounts, {}, { token: admin.token })).body,
  );
const account = async (id: ManagerId): Promise<Account | undefined> =>
  (await list()).content.find((one) => one.id === id);
const lastEntry = async (entityId: ManagerId) =>
  (
    await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, entityId))
      .orderBy(desc(auditLog.id))
      .limit(1)
  )[0];
const me = (token: string) => server.callEndpoint(loginEndpoints.managerMe, {}, { token });
const sameDay = (token: string) => server.call('GET', '/api/admin/same-day/2026-03-02', { token });

describe('GET /admin/accounts', () => {
  test('whoever waits comes first, then everybody by name; with their logins and never with a password', async () => {
    const someone = await managerWith(server, 'MANAGER', {
      name: '가나다',
      areas: ['meals', 'points'],
    });
    const { content, pendingCount } = await list();
    expect(content[0]).toMatchObject({ username: 'newcomer', status: 'PENDING' });
    expect(pendingCount).toBe(1);
    expect(content[1]).toEqual({
      id: someone.id,
      username: someone.username,
      name: '가나다',
      role: 'MANAGER',
      areas: ['meals', 'points'],
      branches: [],
      status: 'ACTIVE',
      mustChangePassword: false,
      hasSecondFactor: false,
      signupFrom: null,
      createdAt: expect.any(String),
      approvedAt: null,
      approvedByName: null,
      lastLoginAt: server.clock.now().toISOString(),
      sessionCount: 1,
      version: 1,
    });
    expect(JSON.stringify(content)).not.toContain('argon2');
  });
});

describe('GET /admin/accounts/files/{format}', () => {
  const file = (format: string) =>
    server.callEndpoint(accountEndpoints.exportAccounts, { format }, { token: admin.token });

  test('everybody with what they may do, as a workbook', async () => {
    await insertManager(server, {
      name: '=위험()',
      role: 'READONLY_MANAGER',
      areas: ['meals', 'mocks'],
    });
    const url = `${server.url}/api/admin/accounts/files/xlsx`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('관리자 계정 2026-03-02.xlsx'),
    );
    const [sheet] = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
    expect(sheet?.data[0]?.slice(0, 7)).toEqual([
      '이름',
      '아이디',
      '역할',
      '영역',
      '상태',
      '최근 로그인',
      '로그인 중',
    ]);
    expect(sheet?.data).toContainEqual(
      expect.arrayContaining(['=위험()', '조회 전용', '도시락, 모의고사', '사용', 0]),
    );
    const { content } = await list();
    expect(sheet?.data).toHaveLength(content.length + 1);
  });

  test('as CSV it is safe to open, and the log keeps who took it', async () => {
    const { text, headers } = await file('csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain("'=위험()");
    const [entry] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'export-list'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      actorId: admin.id,
      entity: 'account',
      subject: '관리자 계정',
      after: { count: expect.any(Number) },
    });
    expect((await file('pdf')).status).toBe(400);
  });
});

describe('a signup', () => {
  test('is approved with a role and areas: the account can sign in, and the list says who approved', async () => {
    const waiting = await insertManager(server, { status: 'PENDING', name: '김신입' });
    const answer = await ask(accountEndpoints.approveAccount, waiting.id, {
      body: { role: 'READONLY_MANAGER', areas: ['points', 'meals', 'points'] },
    });
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(accountSchema.parse(answer.body)).toMatchObject({
      status: 'ACTIVE',
      role: 'READONLY_MANAGER',
      areas: ['meals', 'points'],
      approvedByName: '한원장',
      approvedAt: server.clock.now().toISOString(),
      version: 2,
    });
    expect(await me(await signInManager(server, waiting))).toMatchObject({
      status: 200,
      body: { role: 'READONLY_MANAGER', areas: ['meals', 'points'] },
    });
    expect(await lastEntry(waiting.id)).toMatchObject({
      action: 'approve-account',
      subject: '김신입',
      actorName: '한원장',
      before: { status: 'PENDING' },
      after: { status: 'ACTIVE', role: 'READONLY_MANAGER' },
    });
  });

  test('is turned down and leaves no account: its ID is free again', async () => {
    const waiting = await insertManager(server, { status: 'PENDING', username: 'unwanted' });
    expect((await ask(accountEndpoints.rejectAccount, waiting.id)).body).toEqual({ success: true });
    expect(await account(waiting.id)).toBeUndefined();
    expect((await server.call('GET', '/api/admin/users/check-id?username=unwanted')).body).toEqual({
      isAvailable: true,
    });
    expect(await lastEntry(waiting.id)).toMatchObject({
      action: 'reject-account',
      before: { username: 'unwanted' },
      after: null,
    });
  });

  test('is decided once: of two admins who decide at the same moment one does', async () => {
    const waiting = await insertManager(server, { status: 'PENDING' });
    const body = { role: 'MANAGER', areas: [] };
    const answers = await Promise.all([
      ask(accountEndpoints.approveAccount, waiting.id, { body }),
      ask(accountEndpoints.rejectAccount, waiting.id),
      ask(accountEndpoints.approveAccount, waiting.id, { body }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body: refused } of answers.filter((answer) => answer.status !== 200)) {
      expect([404, 409]).toContain(status);
      expect(['account-not-pending', 'not-found']).toContain(errorBodySchema.parse(refused).code);
    }
  });
});

describe('PATCH /admin/accounts/{managerId}', () => {
  test('what an account may do holds at its next request, on every device', async () => {
    const person = await managerWith(server, 'MANAGER', { areas: ['meals', 'points'] });
    expect((await sameDay(person.token)).status).toBe(200);
    const answer = await ask(accountEndpoints.editAccount, person.id, {
      body: { areas: ['points'], name: ' 이보라 ' },
    });
    expect(answer.body).toMatchObject({
      name: '이보라',
      role: 'MANAGER',
      areas: ['points'],
      version: 2,
    });
    await expect
      .poll(async () => (await sameDay(person.token)).body)
      .toMatchObject({
        code: 'no-right',
        message: "'도시락' 권한이 없습니다. 최고관리자에게 요청하세요.",
        needs: 'meals.read',
      });
    expect(await lastEntry(person.id)).toMatchObject({
      action: 'edit-account',
      before: { name: person.name, areas: ['meals', 'points'] },
      after: { name: '이보라', areas: ['points'] },
    });
  });

  test('whoever read an older version is told what is there now', async () => {
    const person = await insertManager(server, { role: 'MANAGER' });
    const edit = (version: string, name: string) =>
      ask(accountEndpoints.editAccount, person.id, {
        body: { name },
        headers: { 'if-match': version },
      });
    expect((await edit('"1"', '하나')).status).toBe(200);
    const late = await edit('"1"', '둘');
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({
      code: 'settings-stale',
      current: { name: '하나', version: 2 },
    });
    expect((await edit('"2"', '셋')).body).toMatchObject({ name: '셋', version: 3 });
  });

  test.each(['', ' ', '가'.repeat(41)])('a name that is none is refused: %j', async (name) => {
    const person = await insertManager(server);
    expect(await ask(accountEndpoints.editAccount, person.id, { body: { name } })).toMatchObject({
      status: 400,
      body: { errors: { name: '이름을 입력하세요.' } },
    });
  });

  test.each([{ role: 'OWNER' }, { areas: ['kitchen'] }, { areas: 'meals' }])(
    'and so is %o',
    async (body) => {
      const person = await insertManager(server);
      expect((await ask(accountEndpoints.editAccount, person.id, { body })).status).toBe(400);
    },
  );
});

describe('stopping and signing out', () => {
  test('a stopped account is out at once, and in again when it is used again', async () => {
    const person = await managerWith(server, 'MANAGER');
    expect((await ask(accountEndpoints.disableAccount, person.id)).body).toMatchObject({
      status: 'DISABLED',
      sessionCount: 0,
    });
    await expect.poll(async () => (await me(person.token)).status).toBe(401);
    expect(
      await server.callEndpoint(
        loginEndpoints.managerLogin,
        {},
        { body: { username: person.username, password: MANAGER_PASSWORD } },
      ),
    ).toMatchObject({ status: 403, body: { code: 'account-disabled' } });
    expect(await ask(accountEndpoints.disableAccount, person.id)).toMatchObject({
      status: 409,
      body: { code: 'account-not-active' },
    });
    expect((await ask(accountEndpoints.enableAccount, person.id)).body).toMatchObject({
      status: 'ACTIVE',
    });
    expect((await me(await signInManager(server, person))).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
    expect(await ask(accountEndpoints.enableAccount, person.id)).toMatchObject({
      status: 409,
      body: { code: 'account-not-disabled' },
    });
  });

  test('모든 기기에서 로그아웃 ends every login, and none of others', async () => {
    const person = await managerWith(server, 'MANAGER');
    const phone = await signInManager(server, person);
    expect(await account(person.id)).toMatchObject({ sessionCount: 2 });
    expect((await ask(accountEndpoints.signOutAccount, person.id)).body).toMatchObject({
      status: 'ACTIVE',
      sessionCount: 0,
    });
    await expect
      .poll(async () => [
        (await me(person.token)).status,
        (await me(phone)).status,
        (await me(admin.token)).status,
      ])
      .toEqual([401, 401, 200]);
    expect(await lastEntry(person.id)).toMatchObject({
      action: 'sign-out-account',
      after: { count: 2 },
    });
  });
});

describe('the last admin', () => {
  const alone = async () => {
    const app = await startTestApp();
    const [only] = await app.database.db
      .select()
      .from(managers)
      .where(eq(managers.username, 'admin'));
    if (!only) throw new Error('the scenario has no admin');
    return { app, only, token: await app.managerToken('admin') };
  };

  test('stays: nobody stops them or takes the role, not even they themselves', async () => {
    const { app, only, token } = await alone();
    for (const [endpoint, body] of [
      [accountEndpoints.disableAccount, undefined],
      [accountEndpoints.editAccount, { role: 'MANAGER', areas: [] }],
    ] as const) {
      const answer = await app.callEndpoint(
        endpoint,
        { managerId: only.id },
        { token, ...(body && { body }) },
      );
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code: 'last-admin',
          message: '최고관리자는 한 명 이상 있어야 합니다. 먼저 다른 계정을 최고관리자로 바꾸세요.',
        },
      });
    }
    await app.close();
  });

  test('two who take each other’s role at the same moment: one stays', async () => {
    const { app, only, token } = await alone();
    const other = await managerWith(app, 'ADMIN');
    const body = { role: 'MANAGER' };
    const answers = await Promise.all([
      app.callEndpoint(accountEndpoints.editAccount, { managerId: other.id }, { token, body }),
      app.callEndpoint(
        accountEndpoints.editAccount,
        { managerId: only.id },
        { token: other.token, body },
      ),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.database.db.$count(managers, eq(managers.role, 'ADMIN'))).toBe(1);
    await app.close();
  });

  test('one’s own role, use and temporary password are another admin’s to decide', async () => {
    for (const [endpoint, body] of [
      [accountEndpoints.disableAccount],
      [accountEndpoints.editAccount, { role: 'MANAGER' }],
      [accountEndpoints.issueTemporaryPassword],
    ] as const) {
      expect(await ask(endpoint, admin.id, body && { body })).toMatchObject({
        status: 409,
        body: { code: 'own-account' },
      });
    }
    expect(
      (await ask(accountEndpoints.editAccount, admin.id, { body: { name: '한원장' } })).status,
    ).toBe(200);
  });
});

test.each(['999999', '0', 'abc'])('an account that is not there: %s', async (id) => {
  for (const endpoint of [
    accountEndpoints.disableAccount,
    accountEndpoints.rejectAccount,
    accountEndpoints.issueTemporaryPassword,
  ])
    expect((await ask(endpoint, id)).status).toBe(404);
});
