import { accountEndpoints, temporaryPasswordSchema } from '@academy/domain/accounts';
import { loginEndpoints, managerLoginSchema } from '@academy/domain/login';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, managers } from '../../db/schema';
import {
  managerWith,
  MANAGER_PASSWORD,
  signInManager,
  type AManager,
} from '../../testing/data/a-manager';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

const HOUR_MS = 3_600_000;
const NEW = 'Brandnew1234!';
let server: TestApp;
let admin: AManager & { token: string };
beforeAll(async () => {
  server = await startTestApp();
  admin = await managerWith(server, 'ADMIN');
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));

const login = (username: string, password: string) =>
  server.callEndpoint(loginEndpoints.managerLogin, {}, { body: { username, password } });
const change = (token: string, body: object) =>
  server.callEndpoint(
    accountEndpoints.changeOwnPassword,
    {},
    {
      token,
      body: { currentPassword: MANAGER_PASSWORD, newPassword: NEW, passwordConfirm: NEW, ...body },
    },
  );
const me = (token: string) => server.callEndpoint(loginEndpoints.managerMe, {}, { token });
const issue = async ({ id }: AManager) =>
  temporaryPasswordSchema.parse(
    (
      await server.callEndpoint(
        accountEndpoints.issueTemporaryPassword,
        { managerId: id },
        { token: admin.token },
      )
    ).body,
  );

describe('PUT /admin/users/me/password', () => {
  test('a read-only manager too: this login stays, every other one ends, the old password is over', async () => {
    const person = await managerWith(server, 'READONLY_MANAGER');
    const elsewhere = await signInManager(server, person);
    expect((await change(person.token, {})).body).toEqual({ success: true });
    await expect
      .poll(async () => [(await me(person.token)).status, (await me(elsewhere)).status])
      .toEqual([200, 401]);
    expect([
      (await login(person.username, MANAGER_PASSWORD)).status,
      (await login(person.username, NEW)).status,
    ]).toEqual([401, 200]);
    const [entry] = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'change-own-password'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ actorId: person.id, entityId: person.id, after: { count: 1 } });
    expect(JSON.stringify(entry)).not.toContain(NEW);
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'a wrong current one',
      { currentPassword: 'Wrong1234!' },
      { currentPassword: '현재 비밀번호가 다릅니다.' },
    ],
    ['none', { currentPassword: '' }, { currentPassword: '현재 비밀번호를 입력하세요.' }],
    [
      'a weak new one',
      { newPassword: 'short1!', passwordConfirm: 'short1!' },
      { newPassword: '비밀번호 조건을 확인하세요.' },
    ],
    [
      'the same again',
      { newPassword: MANAGER_PASSWORD, passwordConfirm: MANAGER_PASSWORD },
      { newPassword: '지금과 다른 비밀번호를 입력하세요.' },
    ],
    [
      'another confirmation',
      { passwordConfirm: 'Brandnew1234?' },
      { passwordConfirm: '비밀번호가 서로 다릅니다.' },
    ],
  ])('%s is refused at its field', async (_, body, errors) => {
    const person = await managerWith(server, 'MANAGER');
    expect(await change(person.token, body)).toMatchObject({ status: 400, body: { errors } });
    expect((await login(person.username, MANAGER_PASSWORD)).status).toBe(200);
  });

  test('asked again because the answer was lost: it is done, and nothing ends twice', async () => {
    const person = await managerWith(server, 'MANAGER');
    expect((await change(person.token, {})).status).toBe(200);
    const elsewhere = await signInManager(server, person, NEW);
    expect(await change(person.token, {})).toMatchObject({ status: 200, body: { success: true } });
    expect((await me(elsewhere)).status).toBe(200);
    const entries = await server.database.db.$count(
      auditLog,
      and(eq(auditLog.action, 'change-own-password'), eq(auditLog.entityId, person.id)),
    );
    expect(entries).toBe(1);
  });

  test('a temporary one cannot be kept by naming it as the new one', async () => {
    const person = await managerWith(server, 'MANAGER');
    const { temporaryPassword: given } = await issue(person);
    const { body } = await login(person.username, given);
    const answer = await change(managerLoginSchema.parse(body).accessToken, {
      currentPassword: 'Wrong1234!',
      newPassword: given,
      passwordConfirm: given,
    });
    expect(answer).toMatchObject({ status: 400 });
  });

  test('an open screen is no place to guess: ten wrong ones an hour', { tags: 'ci' }, async () => {
    const person = await managerWith(server, 'MANAGER');
    const statuses = [];
    for (let index = 0; index < 11; index += 1)
      statuses.push((await change(person.token, { currentPassword: `Wrong1234!${index}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await change(person.token, {})).status).toBe(429);
    server.clock.set(new Date(new Date(MONDAY).getTime() + HOUR_MS), { frozen: true });
    expect((await change(await signInManager(server, person), {})).status).toBe(200);
  });
});

describe('a temporary password', () => {
  test('is sent once, ends every login, and opens nothing until it is replaced', async () => {
    const person = await managerWith(server, 'MANAGER', { areas: ['meals'] });
    const { temporaryPassword, expiresAt } = await issue(person);
    expect(new Date(expiresAt).getTime()).toBe(new Date(MONDAY).getTime() + 24 * HOUR_MS);
    await expect.poll(async () => (await me(person.token)).status).toBe(401);
    expect((await login(person.username, MANAGER_PASSWORD)).status).toBe(401);

    const { accessToken, mustChangePassword } = managerLoginSchema.parse(
      (await login(person.username, temporaryPassword)).body,
    );
    expect(mustChangePassword).toBe(true);
    expect((await me(accessToken)).body).toMatchObject({ mustChangePassword: true });
    const list = () => server.call('GET', '/api/admin/same-day/2026-03-02', { token: accessToken });
    expect(await list()).toMatchObject({
      status: 403,
      body: {
        code: 'password-change-required',
        message: '임시 비밀번호로 로그인했습니다. 새 비밀번호로 바꾼 뒤 이용하세요.',
      },
    });
    expect((await server.call('GET', '/api/admin/events', { token: accessToken })).status).toBe(
      403,
    );

    expect((await change(accessToken, { currentPassword: temporaryPassword })).body).toEqual({
      success: true,
    });
    expect([(await list()).status, (await me(accessToken)).body]).toEqual([
      200,
      expect.objectContaining({ mustChangePassword: false }),
    ]);
    expect((await login(person.username, temporaryPassword)).status).toBe(401);
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, person.id));
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['issue-temporary-password', 'change-own-password']),
    );
    expect(JSON.stringify(entries)).not.toContain(temporaryPassword);
  });

  test('lasts a day: at its end it opens nothing, and only its owner is told why', async () => {
    const person = await managerWith(server, 'MANAGER');
    const { temporaryPassword, expiresAt } = await issue(person);
    server.clock.set(new Date(new Date(expiresAt).getTime() - 1), { frozen: true });
    expect((await login(person.username, temporaryPassword)).status).toBe(200);
    server.clock.set(new Date(expiresAt), { frozen: true });
    expect(await login(person.username, temporaryPassword)).toMatchObject({
      status: 403,
      body: { code: 'temporary-password-expired' },
    });
    expect(await login(person.username, 'Wrong1234!')).toMatchObject({
      status: 401,
      body: { code: 'manager-login-failed' },
    });
  });

  test('given while somebody changes the old one: what they typed is not the current password any more', async () => {
    const person = await managerWith(server, 'MANAGER');
    const [changed, issued] = await Promise.all([change(person.token, {}), issue(person)]);
    const [row] = await server.database.db
      .select()
      .from(managers)
      .where(eq(managers.id, person.id));
    expect([200, 400, 401]).toContain(changed.status);
    expect(row?.mustChangePassword).toBe(
      (await login(person.username, issued.temporaryPassword)).status === 200,
    );
  });

  test('a login that began with the old password does not outlive it', async () => {
    const person = await managerWith(server, 'MANAGER');
    const [begun] = await Promise.all([login(person.username, MANAGER_PASSWORD), issue(person)]);
    const token = managerLoginSchema.safeParse(begun.body).data?.accessToken;
    await expect.poll(async () => (token === undefined ? 401 : (await me(token)).status)).toBe(401);
  });
});
