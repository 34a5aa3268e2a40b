import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp()));
afterAll(() => server.close());

test('the log names routes, people by id and addresses, and never a secret, a number or a name', async () => {
  const phone = server.browser();
  const login = await phone.call('POST', '/api/students/login', {
    body: { phoneNumber: '010-1234-5678' },
  });
  const token = (login.body as { accessToken: string }).accessToken;
  const cookie = phone.jar.get('s_rt') ?? '?';
  await phone.call('GET', '/api/students/me?phone=01012345678', { token });
  await phone.call('POST', '/api/students/refresh', { body: {} });
  await server.call('POST', '/api/students/login', {
    rawBody: '{"phoneNumber":"01012345678',
    headers: { 'content-type': 'application/json' },
  });
  await server.call('POST', '/api/students/login', { body: { phoneNumber: '01012345678\u0000' } });
  await server.call('POST', '/api/admin/users/login', {
    body: { username: 'manager\u0000', password: 'Manager1234!' },
  });
  await server.call('POST', '/api/admin/users/login', {
    body: { username: 'manager', password: 'Wrong1234!' },
  });
  await server.managerToken();
  await server.call('GET', '/api/01012345678');

  const text = server.log.join('\n');
  for (const secret of [
    token,
    token.split('.')[2] ?? '?',
    cookie,
    '01012345678',
    '010-1234-5678',
    '김하늘',
    'Manager1234!',
    'Wrong1234!',
    'Bearer',
  ])
    expect(text).not.toContain(secret);

  const lines = server.log.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/api/students/me',
      status: 200,
      side: 'student',
      actor: server.students[0],
      ip: '127.0.0.1',
      msg: 'answered',
    }),
  );
  for (const line of lines)
    expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(
    lines.filter(({ msg }) => msg === 'answered').every(({ reqId }) => typeof reqId === 'string'),
  ).toBe(true);
});

test('a wrong request is nobody’s fault: no error lines', () => {
  expect(
    server.log
      .map((line): { level: number } => JSON.parse(line))
      .filter(({ level }) => level >= 50),
  ).toEqual([]);
});
