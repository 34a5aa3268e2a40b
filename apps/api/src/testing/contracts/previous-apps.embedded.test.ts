import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../database/test-database';
import type { AppName, Calls } from './contract';
import { startDemoServer, type DemoServer } from './demo-server';
import { readContract } from './folder';
import type { Exchange } from './journey';
import { replay, type StricterSince } from './replay';

const none: string[] = [];
let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer(await openTestDatabase());
});
afterAll(() => server.close());

/**
 * The last released admin app writes a 지각 of tomorrow in its main job; it shows the refusal's text
 * and goes on.
 */
const STRICTER: readonly StricterSince[] = [
  {
    call: 'saveMarks',
    path: '/admin/attendance/2026-11-21/marks',
    status: 400,
    code: 'mark-in-future',
  },
];

const recorded = (app: AppName): { calls: Calls; exchanges: Exchange[] } => {
  const { calls, journeys } = readContract(app);
  return { calls, exchanges: journeys[app] ?? [] };
};

test.each(['student', 'admin'] as const)(
  'the last released %s app does its main job with the API of today, call by call over a real port',
  async (app) => {
    const { calls, exchanges } = recorded(app);
    expect(exchanges.length).toBeGreaterThan(20);
    expect(await replay(server.url, exchanges, calls, STRICTER)).toEqual(none);
  },
);

/** The login and one more call, as if the released app had made it. */
const signedInAnd = (exchange: Exchange) => [
  ...recorded('student').exchanges.filter(({ call }) => call === 'studentLogin'),
  exchange,
];
const lookUp = (name: string): Exchange => {
  const found = recorded('student').exchanges.find(({ call }) => call === name);
  if (!found) throw new Error(`${name} was not recorded`);
  return found;
};

test('a call that the API of today does not know, a body that it does not take, an answer that lacks a field: each is shown', async () => {
  const { calls } = recorded('student');
  const said = async (exchange: Exchange, known = calls) =>
    (await replay(server.url, signedInAnd(exchange), known)).join('\n');
  expect(await said({ ...lookUp('studentMe'), path: '/students/myself' })).toMatch(
    /GET \/students\/myself: answered 404 instead of 200/,
  );
  const { body: _, ...without } = lookUp('submitReason');
  expect(await said({ ...without, body: { type: 'OUTING', date: '2026-11-25' } })).toMatch(
    /POST \/students\/me\/reasons: answered 400 instead of 200/,
  );
  expect(
    await said({
      ...without,
      body: { ...Object(lookUp('submitReason').body), category: 'HOLIDAY' },
    }),
  ).toMatch(/answered 400/);
  const login = calls.login?.studentMe;
  if (!login) throw new Error('nothing to change');
  const wanting: Calls = {
    ...calls,
    login: {
      ...calls.login,
      studentMe: {
        ...login,
        answer: {
          ...login.answer,
          properties: { ...login.answer.properties, shoeSize: { type: 'string' } },
          required: ['id', 'name', 'shoeSize'],
        },
      },
    },
  };
  expect(await said(lookUp('studentMe'), wanting)).toMatch(/GET \/students\/me: shoeSize: /);
});
