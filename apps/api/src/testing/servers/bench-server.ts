import { networkMatcher } from '@academy/domain/login';
import { day, month } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../build-app';
import { openDatabase } from '../../db/open';
import type { Site } from '../../http/files/static';
import { diskStore } from '../../store/disk-store';
import { movableClock } from '../movable-clock';
import { startCluster } from '../postgres/cluster';
import { createDatabase } from '../postgres/databases';
import { startBareFloor } from './bare-floor';
import { insertLarge } from '../academies/large-academy';
import { testEnv, testKeys } from '../test-env';

/**
 * The real app for `npm run bench -- server` and `sheet`, and beside it, in the same process, a
 * bare Fastify: the most that this machine can give. The database writes to the disk as in
 * production. Stops when its stdin ends.
 * Arguments: how many students, 1,000 by default; `everything` for a running month with all that an
 * academy writes down, `sheet` for a day of twelve periods and the built managers' app at
 * `admin.localhost`.
 */
const MONTH = month('2026-12');
const RUNNING = month('2026-11');
const SHEET = day('2026-11-19');
const [count = '1000', kind = 'meals'] = process.argv.slice(2);
/** This many of them sign in and send requests. */
const SIGNED_IN = 100;

const home = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const cluster = await startCluster({ durable: true });
const databaseUrl = await createDatabase(cluster.url('postgres'));
const database = await openDatabase({ databaseUrl });
const clock = movableClock(new Date('2026-11-20T10:00:00+09:00'));
const env = testEnv({ LOG_LEVEL: 'info' });

const phoneOf = (index: number) => `0107${String(index).padStart(7, '0')}`;

await insertLarge(
  database.db,
  {
    students: Number(count),
    month: MONTH,
    ...(kind === 'everything' && { running: RUNNING }),
    ...(kind === 'sheet' && { sheet: SHEET }),
  },
  clock.now(),
);

const distOf = (app: Site) => fileURLToPath(new URL(`../../../../${app}/dist`, import.meta.url));
const app = await buildApp({
  database,
  clock: clock.now,
  env,
  keys: testKeys(env),
  store: diskStore(join(home, 'files')),
  checksAnswers: false,
  isKnownNetwork: networkMatcher(['127.0.0.1']),
  logTo: { write: () => undefined },
  ...(kind === 'sheet' && {
    sites: { folders: { student: distOf('student'), admin: distOf('admin') }, ports: new Map() },
  }),
});
const bare = Fastify();
bare.get('/hello', async () => ({ hello: 'world' }));
bare.get('/select-1', async () => (await database.db.execute(sql`select 1 as one`)).rows);

/** Signs in over HTTP; the first call with the token makes the session last. */
async function signIn(index: number): Promise<{ id: string; token: string }> {
  const { accessToken: token, student } = (
    await app.inject({
      method: 'POST',
      url: '/api/students/login',
      payload: { phoneNumber: phoneOf(index) },
    })
  ).json();
  await app.inject({ url: '/api/students/me', headers: { authorization: `Bearer ${token}` } });
  return { id: student.id, token };
}

const students = [];
for (let index = 1; index <= SIGNED_IN; index += 1) students.push(await signIn(index));
const manager = await app.inject({
  method: 'POST',
  url: '/api/admin/users/login',
  payload: { username: 'admin', password: 'Admin1234!' },
});

const floor = await startBareFloor(databaseUrl);

const facts = {
  app: await app.listen({ port: 0, host: '127.0.0.1' }),
  bare: await bare.listen({ port: 0, host: '127.0.0.1' }),
  floor: floor.url,
  month: MONTH,
  running: RUNNING,
  sheet: SHEET,
  pid: process.pid,
  managerToken: manager.json().accessToken,
  students,
};

process.stdin.resume().once('end', () => {
  void Promise.all([app.close(), bare.close(), floor.close()])
    .then(() => database.close())
    .then(() => cluster.stop())
    .then(() => {
      rmSync(home, { recursive: true, force: true });
      process.exit(0);
    });
});
process.stdout.write(`${JSON.stringify(facts)}\n`);
