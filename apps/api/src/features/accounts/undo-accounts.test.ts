import { accountEndpoints, accountRefusalText } from '@academy/domain/accounts';
import { loginEndpoints } from '@academy/domain/login';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManager, managerWith, signInManager } from '../../testing/data/a-manager';
import { takeBack, writeUndoable } from '../../testing/calls/take-back';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken('admin');
});
afterAll(() => server.close());

type Writing = 'editAccount' | 'disableAccount' | 'enableAccount';
const write = (endpoint: Writing, managerId: string, body?: object) =>
  writeUndoable(server, token, accountEndpoints[endpoint], { managerId }, body);
const account = async (id: string) => {
  const { content } = await server.api(token).accounts({});
  const { name, role, areas, status } = content.find((one) => one.id === id) ?? {};
  return { name, role, areas, status };
};

test('what was changed of an account comes back, and holds at its next request', async () => {
  const person = await managerWith(server, 'MANAGER');
  const before = await account(person.id);
  const edited = await write('editAccount', person.id, { name: '박새롬', areas: [] });
  expect(await account(person.id)).toMatchObject({ name: '박새롬', areas: [] });
  expect(await takeBack(server, token, edited)).toEqual({ restored: 1, kept: [] });
  expect(await account(person.id)).toEqual(before);
});

test('a stopped account is in use again; its logins stay ended, which is reported', async () => {
  const person = await managerWith(server, 'MANAGER');
  const stopped = await write('disableAccount', person.id);
  expect(await takeBack(server, token, stopped)).toEqual({
    restored: 1,
    kept: [],
    notes: ['로그아웃된 기기에서는 다시 로그인해야 합니다.'],
  });
  const me = (as: string) => server.callEndpoint(loginEndpoints.managerMe, {}, { token: as });
  expect((await me(person.token)).status).toBe(401);
  expect((await me(await signInManager(server, person))).status).toBe(200);
});

test('one that was let in again is out again', async () => {
  const person = await managerWith(server, 'MANAGER');
  await write('disableAccount', person.id);
  const started = await write('enableAccount', person.id);
  const login = await signInManager(server, person);
  expect(await takeBack(server, token, started)).toEqual({ restored: 1, kept: [] });
  expect(await account(person.id)).toMatchObject({ status: 'DISABLED' });
  await expect
    .poll(
      async () =>
        (await server.callEndpoint(loginEndpoints.managerMe, {}, { token: login })).status,
    )
    .toBe(401);
});

test('what somebody changed since stays', async () => {
  const person = await insertManager(server);
  const first = await write('editAccount', person.id, { name: '하나' });
  await write('editAccount', person.id, { name: '두리' });
  expect(await takeBack(server, token, first)).toMatchObject({
    restored: 0,
    kept: [{ id: person.id, label: '두리', message: '그 뒤에 다시 바뀌어 그대로 두었습니다.' }],
  });
});

test('nobody takes their own role away by going back', async () => {
  const person = await insertManager(server);
  const made = await write('editAccount', person.id, { role: 'ADMIN' });
  expect(await takeBack(server, await signInManager(server, person), made)).toMatchObject({
    restored: 0,
    kept: [{ id: person.id, message: accountRefusalText('own-account') }],
  });
  expect(await account(person.id)).toMatchObject({ role: 'ADMIN' });
});
