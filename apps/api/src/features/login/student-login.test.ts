import {
  loginEndpoints,
  readClaims,
  roleOfClaims,
  studentLoginSchema,
} from '@academy/domain/login';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, sessions, students } from '../../db/schema';
import { insertStudent } from '../../testing/data/a-student';
import { MONDAY, startTestApp, type TestApp } from '../../testing/test-app';

/** By which the browser is known again: a token and its signature, 400 days. */
const DEVICE_COOKIE =
  /^device=[\w-]{43}\.[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/;

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());
beforeEach(() => server.clock.set(new Date(MONDAY), { frozen: true }));

const login = (phoneNumber: unknown) =>
  server.callEndpoint(loginEndpoints.studentLogin, {}, { body: { phoneNumber } });
const later = (ms: number) =>
  server.clock.set(new Date(new Date(MONDAY).getTime() + ms), { frozen: true });
const me = (token: string) => server.callEndpoint(loginEndpoints.studentMe, {}, { token });

describe('POST /students/login', () => {
  test('answers the student and an access token; the refresh token travels in the cookie only', async () => {
    const answer = await login('010-1234-5678');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      student: { id: server.students[0], name: '김하늘' },
      accessToken: expect.any(String),
    });
    expect(answer.cookies).toEqual([
      expect.stringMatching(DEVICE_COOKIE),
      expect.stringMatching(
        /^s_rt=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test.each([
    '01012345678',
    '010 1234 5678',
    '+82 10-1234-5678',
    '0082 10-1234-5678',
    '０１０１２３４５６７８',
    '010\u200b–1234–5678',
  ])('%s is the same number', async (number) => {
    expect((await login(number)).status).toBe(200);
  });

  test('the token says STUDENT, ends after 30 minutes and contains no word that would make a manager of it', async () => {
    const { accessToken } = studentLoginSchema.parse((await login('01012345678')).body);
    const claims = readClaims(accessToken);
    expect(roleOfClaims(claims)).toBe('student');
    expect(claims).toMatchObject({
      subject: server.students[0],
      userId: server.students[0],
      expires: new Date(MONDAY).getTime() / 1000 + 1800,
    });
    expect(atob(accessToken.split('.')[1] ?? '')).not.toMatch(/admin|manager/i);
  });

  test.each([
    [
      'fewer than 10 digits',
      '010123456',
      400,
      'phone-too-short',
      '휴대폰 번호를 10자리 이상 입력해 주세요.',
    ],
    ['no number at all', '', 400, 'phone-too-short', '휴대폰 번호를 10자리 이상 입력해 주세요.'],
    [
      'a number that is too long',
      '010-1234-56789',
      400,
      'phone-unreadable',
      '숫자가 너무 많아요. 번호를 다시 확인해 주세요.',
    ],
    [
      'a number that would be another’s if it were cut off',
      '0082 10-1234-56789',
      400,
      'phone-unreadable',
      '숫자가 너무 많아요. 번호를 다시 확인해 주세요.',
    ],
    [
      'two numbers',
      '02-123-4567 내선 12',
      400,
      'phone-unreadable',
      '휴대폰 번호 하나만 010-1234-5678처럼 입력해 주세요.',
    ],
    [
      'a number that nobody has',
      '01099999999',
      401,
      'student-login-failed',
      '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
    ],
    [
      'a student on leave',
      '01045678901',
      401,
      'student-login-failed',
      '로그인하지 못했어요. 번호를 확인하고 다시 시도해 주세요.',
    ],
  ])('%s is refused', async (_, number, status, code, message) => {
    const answer = await login(number);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code, message });
    expect(answer.cookies).toEqual([]);
  });

  test.each(['+65 8123 4567', '0065-8123-4567', '+6581234567'])(
    'a student abroad signs in with %s',
    async (number) => {
      const [known] = await server.database.db
        .select()
        .from(students)
        .where(eq(students.phone, '+6581234567'));
      if (!known) await insertStudent(server.database.db, { phone: '+6581234567', name: '응우옌' });
      expect(await login(number)).toMatchObject({
        status: 200,
        body: { student: { name: '응우옌' } },
      });
    },
  );

  test('nobody signs in as a student whose number was cut off by an earlier version', async () => {
    await insertStudent(server.database.db, { phone: '00821044440' });
    for (const number of ['0082 10-4444-0001', '0082 10-4444-9999', '00821044440'])
      expect((await login(number)).status).not.toBe(200);
  });

  test('a deleted student is refused', async () => {
    await insertStudent(server.database.db, { phone: '01077770001', deletedAt: new Date() });
    expect((await login('01077770001')).status).toBe(401);
  });

  test.each([undefined, null, 1012345678, ['01012345678'], {}])(
    'a number that is no text (%j): 400',
    async (number) => {
      expect((await login(number)).body).toMatchObject({
        code: 'validation-failed',
        errors: { phoneNumber: expect.any(String) },
      });
    },
  );

  test('is written down with address and device', async () => {
    const answer = await server.callEndpoint(
      loginEndpoints.studentLogin,
      {},
      { body: { phoneNumber: '01023456789' }, headers: { 'user-agent': 'a phone' } },
    );
    expect(answer.status).toBe(200);
    const entries = await server.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'login'), eq(auditLog.actorName, '이바다')));
    expect(entries).toMatchObject([
      {
        actorKind: 'student',
        role: 'STUDENT',
        ip: '127.0.0.1',
        device: 'a phone',
        requestId: answer.headers.get('x-request-id'),
      },
    ]);
  });
});

describe('a login is provisional until its first authenticated call', () => {
  const token = async () => studentLoginSchema.parse((await login('01034567890')).body).accessToken;

  test('two minutes without one, and it is dead', async () => {
    const given = await token();
    later(120_000);
    expect((await me(given)).body).toMatchObject({ code: 'session-expired' });
  });

  test('one in time, and it lives on', async () => {
    const given = await token();
    later(119_999);
    expect((await me(given)).status).toBe(200);
    later(29 * 60_000);
    expect((await me(given)).status).toBe(200);
    later(30 * 60_000);
    expect((await me(given)).status, 'the access token itself ends').toBe(401);
  });

  test('it cannot be refreshed before', async () => {
    const phone = server.browser();
    await phone.call('POST', '/api/students/login', { body: { phoneNumber: '01034567890' } });
    expect((await phone.call('POST', '/api/students/refresh', { body: {} })).status).toBe(401);
  });
});

describe('GET /students/me', () => {
  test('is the student of the token', async () => {
    expect(await server.api(await server.studentToken('01023456789')).studentMe()).toEqual({
      id: server.students[1],
      name: '이바다',
      featuresOff: [],
    });
  });

  test('a student who leaves the academy is out within the same minute', async () => {
    const id = await insertStudent(server.database.db, { phone: '01077770002' });
    const token = await server.studentToken('01077770002');
    await server.database.db.update(students).set({ status: 'LEFT' }).where(eq(students.id, id));
    expect((await me(token)).status).toBe(401);
  });

  test('a revoked login is refused at the next request, also by a process that has just seen it', async () => {
    const phone = server.browser();
    const answer = await phone.call('POST', '/api/students/login', {
      body: { phoneNumber: '01023456789' },
    });
    const { accessToken } = studentLoginSchema.parse(answer.body);
    expect((await me(accessToken)).status).toBe(200);
    expect((await phone.call('POST', '/api/students/logout', { body: {} })).status).toBe(200);
    await expect.poll(async () => (await me(accessToken)).status).toBe(401);
  });

  test('whoever signs in again in the same browser leaves the login that was there', async () => {
    const phone = server.browser();
    const first = studentLoginSchema.parse(
      (await phone.call('POST', '/api/students/login', { body: { phoneNumber: '01023456789' } }))
        .body,
    );
    await phone.call('POST', '/api/students/login', { body: { phoneNumber: '01034567890' } });
    await expect.poll(async () => (await me(first.accessToken)).status).toBe(401);
    expect(
      await server.database.db
        .select()
        .from(sessions)
        .where(eq(sessions.revokedReason, 'replaced')),
    ).toHaveLength(1);
  });
});

test('LOGIN_NAME_MASK=partial and REFRESH_TOKEN_IN_BODY=true change the answer', async () => {
  const other = await startTestApp({
    env: { LOGIN_NAME_MASK: 'partial', REFRESH_TOKEN_IN_BODY: 'true' },
  });
  const { body, cookies } = await other.callEndpoint(
    loginEndpoints.studentLogin,
    {},
    { body: { phoneNumber: '01012345678' } },
  );
  await other.close();
  expect(body).toMatchObject({
    student: { name: '김*늘' },
    refreshToken: /s_rt=([\w-]+)/.exec(cookies.join())?.[1],
  });
});
