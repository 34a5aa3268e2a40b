import { studentEndpoints } from '@academy/domain/students';
import { aStudentForm } from '@academy/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managerWith } from '../../testing/data/a-manager';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await startTestApp();
  token = await server.managerToken();
});
afterAll(() => server.close());

const create = (form: object = {}) =>
  server.callEndpoint(
    studentEndpoints.createStudent,
    {},
    { token, body: { ...aStudentForm({ phone: '010-2000-0001', seat: null }), ...form } },
  );

test('is kept without what cannot be seen, on the seat that is meant', async () => {
  const answer = await create({
    name: '\u202a정\u200b바람\u202c',
    phone: '0082 10-2000-0031',
    seat: 'Ｚ — ０３',
  });
  expect(answer.body).toMatchObject({ name: '정바람', phone: '01020000031', seat: 'Z-03' });
  const other = await create({ name: '정솔', phone: '+65 8123 4567', seat: 'z–03' });
  expect(other).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
  expect(await create({ name: '정솔', phone: '+65 8123 4567' })).toMatchObject({
    body: { phone: '+6581234567' },
  });
});

test.each(['\u3164', '\u200b\u2060', '01012345678', '---'])(
  'a name without a letter that can be seen is refused: %j',
  async (name) => {
    expect(await create({ name, phone: '010-2000-0032' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringContaining('이름') } },
    });
  },
);

test.each(['010-1234-56789', '010-1234-5678, 02-123-4567', '+65 8123', '00821044440'])(
  'a number is refused, never cut: %j',
  async (phone) => {
    expect(await create({ phone })).toMatchObject({
      status: 400,
      body: { errors: { phone: expect.stringContaining('010-1234-5678') } },
    });
  },
);

test('is found by a whole number and a guardian’s, and by a name without its marks', async () => {
  await create({
    name: 'Nguyễn Văn An',
    phone: '+65 9123 4567',
    guardians: [
      { name: '박보호', phone: '010-7777-9999', relation: null },
      { name: null, phone: '010-7777-8888', relation: '아버지' },
    ],
  });
  const { token: blind } = await managerWith(server, 'MANAGER', { areas: ['students'] });
  const find = async (q: string, as = token) =>
    (await server.api(as).lookUpStudents({ query: { q } })).content.map(({ name }) => name);
  for (const q of ['nguyen', '+65 9123 4567', '0065-91234567', '010-7777-8888', '01077778888'])
    expect([q, await find(q)]).toEqual([q, ['Nguyễn Văn An']]);
  for (const q of ['010-7777-8888', '9123456']) expect([q, await find(q, blind)]).toEqual([q, []]);
  const { content } = await server.api(token).students({ query: { q: '010-7777-8888' } });
  expect(content.map(({ name }) => name)).toEqual(['Nguyễn Văn An']);
});
