import { kioskEndpoints, kioskManagementEndpoints } from '@academy/domain/kiosk';
import { errorBodySchema } from '@academy/domain/http';
import { bind, createClient, provingWork } from '@academy/api-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: TestApp;
let manager: string;
beforeAll(async () => {
  server = await startTestApp({ env: { TRUST_PROXY: '1' } });
  manager = await server.managerToken('admin');
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(limits));

async function newCode(): Promise<string> {
  const { body } = await server.callEndpoint(
    kioskManagementEndpoints.addKiosk,
    {},
    { token: manager, body: { name: '정문' } },
  );
  return kioskManagementEndpoints.addKiosk.response.parse(body).code;
}
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const connect = (code: string, ip: string) =>
  server.callEndpoint(kioskEndpoints.pairKiosk, {}, { body: { code }, headers: from(ip) });
const wrong = (n: number) => String(n).padStart(8, '9');
const STRANGERS = ['203.0.113.1', '203.0.114.1', '203.0.115.1', '203.0.116.1', '203.0.117.1'];

/** As the kiosk's page connects: what the server asks to be computed is computed. */
const byPage = (code: string, ip: string) =>
  provingWork(bind(createClient({ baseURL: `${server.url}/api` }), kioskEndpoints).pairKiosk)({
    body: { code },
    headers: from(ip),
  });

test(
  'a hundred wrong codes from five addresses lock the right one out nowhere',
  { tags: 'ci' },
  async () => {
    const code = await newCode();
    for (const ip of STRANGERS)
      for (let n = 0; n < 20; n += 1) expect((await connect(wrong(n), ip)).status).toBe(400);
    expect(await byPage(code, '198.51.100.7')).toMatchObject({ name: '정문' });
    expect(await byPage(await newCode(), STRANGERS[0] ?? ''), 'not even beside them').toMatchObject(
      {
        name: '정문',
      },
    );
  },
);

test('beyond twenty an hour of one address each guess takes a proof of work of its own', async () => {
  const answers = [];
  for (let n = 0; n < 25; n += 1)
    answers.push(errorBodySchema.parse((await connect(wrong(n), '203.0.113.1')).body).code);
  expect(answers.filter((code) => code === 'kiosk-code-unknown')).toHaveLength(20);
  expect(answers.slice(20)).toEqual(Array.from({ length: 5 }, () => 'proof-required'));
});

test('a right code never counts', async () => {
  for (let n = 0; n < 25; n += 1)
    expect((await connect(await newCode(), '203.0.113.1')).status).toBe(200);
});
