import type { Endpoint } from '@academy/domain/http';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointTables } from '../../endpoint-tables';
import type { Answer } from '../../testing/calls/browser';
import { openDesk, type OpenDesk } from '../../testing/calls/open-desk';
import { answersOfFeatures } from '../../testing/of-features';
import type { TestApp } from '../../testing/test-app';
import answers from './answers.json' with { type: 'json' };
import { sampleOf } from './sample-of';

let desk: OpenDesk;
// `RECORD_ANSWERS=1` writes the examples anew, all or those of the tests that `-t` names.
const recorded: Record<string, unknown> = {
  'POST /admin/demo/leave': { firstAccountCode: 'xxxx-xxxx' },
};
beforeAll(async () => void (desk = await openDesk()));
afterAll(async () => {
  await desk.close();
  if (process.env.RECORD_ANSWERS)
    writeFileSync(
      fileURLToPath(new URL('answers.json', import.meta.url)),
      `${JSON.stringify({ ...answers, ...recorded }, null, 2)}\n`,
    );
});

const phoneNumber = '01012345678';
const manager = { username: 'manager', password: 'Manager1234!' };
async function refreshed({ browser }: TestApp, login: string, body: object) {
  const own = browser();
  const { body: answer } = await own.call('POST', `/api${login}/login`, { body });
  const { accessToken: token } = z.object({ accessToken: z.string() }).parse(answer);
  // The first call confirms a student's login.
  await own.call('GET', `/api${login}/me`, { token });
  return own.call('POST', `/api${login}/refresh`);
}
const asManager = async (server: TestApp, path: string) =>
  server.call('GET', `/api${path}`, { token: await server.managerToken('admin') });

/** Calls at the door, and those that need a query. */
const special: Readonly<Record<string, (server: TestApp) => Promise<Answer>>> = {
  'POST /students/login': ({ call }) =>
    call('POST', '/api/students/login', { body: { phoneNumber } }),
  'POST /students/refresh': (server) => refreshed(server, '/students', { phoneNumber }),
  'POST /admin/users/login': ({ call }) =>
    call('POST', '/api/admin/users/login', { body: manager }),
  'POST /admin/users/refresh': (server) => refreshed(server, '/admin/users', manager),
  'GET /admin/users/check-id': ({ call }) =>
    call('GET', '/api/admin/users/check-id?username=director'),
  'POST /admin/signup': ({ call }) =>
    call('POST', '/api/admin/signup', {
      body: {
        username: 'director',
        password: 'Director1234!',
        passwordConfirm: 'Director1234!',
        name: '한원장',
      },
    }),
  'GET /admin/attendance/{date}/changes': (server) =>
    asManager(server, '/admin/attendance/2026-03-02/changes?since=0'),
  'GET /admin/student-moves/candidates': (server) =>
    asManager(server, '/admin/student-moves/candidates?from=bukbu&q='),
  ...answersOfFeatures,
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const endpoints: Endpoint[] = Object.values(endpointTables).flatMap((table) =>
  Object.values(table),
);
const OLD = { 'if-match': '"99999999"' };

async function made(endpoint: Endpoint): Promise<Answer> {
  const name = nameOf(endpoint);
  const own = special[name];
  if (own) return own(desk.server);
  const send = await desk.ready(endpoint);
  const old = await send(OLD);
  expect(old.status === 412, 'refused over a newer version').toBe(endpoint.ifMatch !== undefined);
  if (endpoint.ifMatch === undefined) return old;
  const bare = await send({ 'if-match': '' });
  expect(bare.status).toBe(endpoint.ifMatch === 'required' ? 428 : 200);
  return bare.status === 200 ? bare : send();
}

// Logins come first: later calls change passwords and sign people out. A demo is left nowhere here.
const isSpecial = (endpoint: Endpoint) => Number(nameOf(endpoint) in special);

test.each(
  endpoints
    .filter(({ path }) => path !== '/admin/demo/leave')
    .toSorted((a, b) => isSpecial(b) - isSpecial(a))
    .map((endpoint): [string, Endpoint] => [nameOf(endpoint), endpoint]),
)('%s: takes and names a version as its table says, and is answered', async (name, endpoint) => {
  const answer = await made(endpoint);
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(answer.headers.has('etag')).toBe(endpoint.etag === true);
  if (endpoint.answers === undefined) recorded[name] = sampleOf(answer.body);
});
