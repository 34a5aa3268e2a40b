import type { Endpoint } from '@academy/domain/http';
import { mealEndpoints } from '@academy/domain/meals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../tools/trust/figure';
import { endpointTables } from '../endpoint-tables';
import { tokenFor } from '../testing/calls/token-for';
import { validParams } from '../testing/calls/valid-calls';
import { scenarioStudent } from '../testing/data/a-student';
import { giveBelongings, type Belongings } from '../testing/data/belongings';
import { startTestApp, type TestApp } from '../testing/test-app';

const FIGURE = 'steady-memory';
/** How much more may be held at the end than when everything had run often enough to be warm. */
const GROWTH = 1.1;

let server: TestApp;
let own: Belongings;
let student: string;
let admin: string;
beforeAll(async () => {
  server = await startTestApp({ env: { LOG_LEVEL: 'silent' } });
  own = await giveBelongings(server, scenarioStudent(server, 0));
  student = await server.studentToken();
  admin = await server.managerToken('admin');
});
afterAll(() => server.close());

const reads = Object.values(endpointTables)
  .flatMap((table): Endpoint[] => Object.values(table))
  .filter(({ method, access }) => method === 'GET' && access !== 'cookie');

const tokenOf = (endpoint: Endpoint) =>
  endpoint.access === 'public'
    ? {}
    : { token: tokenFor(endpoint, { student, manager: admin, terminal: own.terminalToken }) };

/** Reads everything, each read beside a save and a call that is refused; answers how many calls. */
async function round(n: number): Promise<number> {
  for (const [at, endpoint] of reads.entries()) {
    const save = { date: '2026-04-06', lunch: (n + at) % 2 === 0, dinner: false };
    const params = validParams(own, endpoint.path);
    await Promise.all([
      server.callEndpoint(endpoint, params, tokenOf(endpoint)),
      server.callEndpoint(endpoint, params, { token: 'x.y.z' }),
      server.callEndpoint(mealEndpoints.saveMonth, params, { token: student, body: [save] }),
    ]);
  }
  return reads.length * 3;
}

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
/** What is really held, in bytes. */
function held(): number {
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How much more is held at the end than when everything was warm; `keep` gets each round. */
async function grown(rounds: number, keep = (_calls: number) => {}) {
  const after: number[] = [];
  let tried = 0;
  for (let n = 0; n < rounds; n += 1) {
    const calls = await round(n);
    tried += calls;
    keep(calls);
    after.push(held());
  }
  const quarter = Math.ceil(rounds / 4);
  const growth = median(after.slice(-quarter)) / median(after.slice(quarter, 2 * quarter));
  return { tried, growth };
}

test('reads, saves and refusals without end: what the server holds stays the same', async (context) => {
  const { tried, growth } = await grown(triesOf(FIGURE, 4));
  count(context, FIGURE, { tried, wrong: growth > GROWTH ? 1 : 0 });
  expect(growth).toBeLessThanOrEqual(GROWTH);
});

test('control: where 100 kB of each call are kept, more is held', async (context) => {
  const kept: Uint8Array[] = [];
  const { tried, growth } = await grown(4, (calls) => {
    kept.push(new Uint8Array(calls * 100_000));
  });
  expect(kept.length).toBe(4);
  countControl(context, FIGURE, { tried, wrong: growth > GROWTH ? 1 : 0 });
  expect(growth).toBeGreaterThan(GROWTH);
});
