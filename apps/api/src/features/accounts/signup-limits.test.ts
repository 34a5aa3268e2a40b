import { accountEndpoints } from '@academy/domain/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
beforeAll(async () => void (server = await startTestApp({ env: { TRUST_PROXY: '1' } })));
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(limits));

let people = 0;
const form = () => {
  people += 1;
  const password = 'Spring1234!';
  return { name: '한새봄', username: `person${people}`, password, passwordConfirm: password };
};
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const signUp = (ip: string) =>
  server.callEndpoint(accountEndpoints.signup, {}, { body: form(), headers: from(ip) });
/** As the page signs up: what the server asks to be computed is computed. */
const byPage = (ip: string) => server.api().signup({ body: form(), headers: from(ip) });

test('signups of strangers stop nobody’s', { tags: 'ci' }, async () => {
  const codes = [];
  for (let n = 0; n < 102; n += 1) {
    const { status } = await signUp(`203.0.${Math.floor(n / 5)}.1`);
    codes.push(status);
  }
  expect(codes).toEqual([...Array.from({ length: 100 }, () => 200), 429, 429]);
  expect(await byPage('198.51.100.7')).toMatchObject({ status: 'PENDING' });
});

test('nor those of one’s own network, and a taken ID is told there as well', async () => {
  const ip = '203.0.113.1';
  const codes = [];
  for (let n = 0; n < 7; n += 1) codes.push((await signUp(ip)).body);
  expect(codes.slice(5)).toEqual([
    expect.objectContaining({ code: 'proof-required' }),
    expect.objectContaining({ code: 'proof-required' }),
  ]);
  expect(await byPage(ip)).toMatchObject({ status: 'PENDING' });
  const ask = { query: { username: 'admin' }, headers: from(ip) };
  for (let n = 0; n < 22; n += 1)
    expect(await server.api().checkId(ask)).toMatchObject({ isAvailable: false });
});
