import {
  loginEndpoints,
  managerLoginSchema,
  readClaims,
  roleOfClaims,
} from '@academy/domain/login';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managers } from '../../db/schema';
import { scenarioManagers } from '../../testing/academies/scenario';
import { someBranches } from '../../testing/academies/some-branches';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** By which the browser is known again: a token and its signature, 400 days. */
const DEVICE_COOKIE =
  /^device=[\w-]{43}\.[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/;

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

const login = (username: unknown, password: unknown) =>
  server.callEndpoint(loginEndpoints.managerLogin, {}, { body: { username, password } });

describe('POST /admin/users/login', () => {
  test.each(scenarioManagers.filter(({ status }) => status === 'ACTIVE'))(
    '$username ($role)',
    async ({ username, password, name, role }) => {
      const answer = await login(username, password);
      expect(answer.status).toBe(200);
      const { accessToken, ...rest } = managerLoginSchema.parse(answer.body);
      expect(rest).toMatchObject({ success: true, username, name, role });
      expect(roleOfClaims(readClaims(accessToken))).toBe('manager');
      expect(answer.cookies).toEqual([
        expect.stringMatching(DEVICE_COOKIE),
        expect.stringMatching(
          /^a_rt=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
        ),
      ]);
    },
  );

  test('the user name counts in any case, the password does not', async () => {
    expect((await login('MANAGER', 'Manager1234!')).status).toBe(200);
    expect((await login('manager', 'manager1234!')).status).toBe(401);
  });

  test.each([
    [
      'a wrong password',
      'manager',
      'Wrong1234!',
      401,
      'manager-login-failed',
      '아이디 또는 비밀번호를 확인하세요.',
    ],
    [
      'an unknown name',
      'nobody',
      'Wrong1234!',
      401,
      'manager-login-failed',
      '아이디 또는 비밀번호를 확인하세요.',
    ],
    [
      'an account that waits, wrong password',
      'newcomer',
      'Wrong1234!',
      401,
      'manager-login-failed',
      '아이디 또는 비밀번호를 확인하세요.',
    ],
    [
      'an account that waits',
      'newcomer',
      'Newcomer1234!',
      403,
      'account-pending',
      '승인 대기 중입니다. 관리자에게 문의하세요.',
    ],
    [
      'a disabled account',
      'gone',
      'Gone1234!',
      403,
      'account-disabled',
      '사용이 중지된 계정입니다. 최고관리자에게 문의하세요.',
    ],
    ['nothing', '', '', 401, 'manager-login-failed', '아이디 또는 비밀번호를 확인하세요.'],
    [
      'a NUL character',
      'man\u0000ager',
      'x',
      400,
      'malformed-body',
      '요청을 읽을 수 없습니다. 새로고침한 뒤 다시 시도하세요.',
    ],
  ])('%s is refused', async (_, username, password, status, code, message) => {
    const answer = await login(username, password);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ success: false, code, message });
    expect(answer.cookies).toEqual([]);
  });

  test('missing fields are named', async () => {
    expect((await server.call('POST', '/api/admin/users/login', { body: {} })).body).toMatchObject({
      code: 'validation-failed',
      message: '입력한 내용을 확인하세요. (아이디, 비밀번호)',
      errors: { username: expect.any(String), password: expect.any(String) },
    });
  });
});

describe('GET /admin/users/me', () => {
  test('is the manager of the token, with the role of the database', async () => {
    const token = await server.managerToken('viewer');
    const {
      data: [viewer],
    } = {
      data: await server.database.db
        .update(managers)
        .set({ role: 'ADMIN' })
        .where(eq(managers.username, 'viewer'))
        .returning(),
    };
    expect(await server.api(token).managerMe()).toEqual({
      id: viewer?.id,
      username: 'viewer',
      name: '조조회',
      role: 'ADMIN',
      areas: viewer?.areas,
      mustChangePassword: false,
      mustSetUpSecondFactor: false,
      offersSecondFactor: false,
      featuresOff: [],
      branches: someBranches()
        .all()
        .map(({ slug, name }) => ({ slug, name })),
    });
    await server.database.db
      .update(managers)
      .set({ role: 'READONLY_MANAGER' })
      .where(eq(managers.username, 'viewer'));
  });

  test('a manager who is disabled is out', async () => {
    const token = await server.managerToken('viewer');
    await server.database.db
      .update(managers)
      .set({ status: 'DISABLED' })
      .where(eq(managers.username, 'viewer'));
    const answer = await server.callEndpoint(loginEndpoints.managerMe, {}, { token });
    await server.database.db
      .update(managers)
      .set({ status: 'ACTIVE' })
      .where(eq(managers.username, 'viewer'));
    expect(answer.status).toBe(401);
  });
});

test('GET /admin/verify-token: cheap, never an error, true for a manager’s token only', async () => {
  const ask = async (token?: string) =>
    (await server.callEndpoint(loginEndpoints.verifyToken, {}, token ? { token } : {})).body;
  expect(await ask()).toEqual({ valid: false });
  expect(await ask('rubbish')).toEqual({ valid: false });
  expect(await ask(await server.studentToken())).toEqual({ valid: false });
  expect(await ask(await server.managerToken())).toEqual({ valid: true });
});
