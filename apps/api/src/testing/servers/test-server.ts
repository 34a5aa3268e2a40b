import { networkMatcher } from '@academy/domain/login';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../../build-app';
import { startTemporary } from '../../db/embedded/run-database';
import { openDatabase } from '../../db/open';
import { appUrls } from '../../env';
import { seedDemo } from '../../db/seed/seed-demo';
import { followReadOnly } from '../../http/limits/read-only';
import type { Site } from '../../http/files/static';
import { channelsOf } from '../../housekeeping/start-background';
import { listen } from '../../start/listen';
import { hashPassword } from '../../shared/accounts/passwords';
import { diskStore } from '../../store/disk-store';
import { controlRoutes } from './control-routes';
import { startPushService } from './push-service';
import { startTextService } from './text-service';
import { movableClock } from '../movable-clock';
import { createDatabase } from '../postgres/databases';
import { emptyDatabase, insertScenario } from '../academies/scenario';
import { testEnv, testKeys } from '../test-env';
import { memoryBackups } from '../storage/memory-backups';

/**
 * The real app for browser tests: both built apps, a small academy in a temporary
 * database (or in TEST_SERVER_DATABASE_URL, which it empties; or in a database of its own on the
 * server of
 * TEST_SERVER_POSTGRES), a clock that tests move (`control-routes.ts`). Login budgets are those of
 * a trusted network, because all tests come from one address.
 */
const texts = await startTextService();
const phones = await startPushService();
const env = testEnv({
  ...texts.env,
  PUSH_SERVICES: phones.origin,
  STUDENT_PORT: process.env.STUDENT_PORT ?? '',
  ADMIN_PORT: process.env.ADMIN_PORT ?? '',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  // Nothing listens there: mails are written, and wait.
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'desk@academy.example',
  ...Object.fromEntries(
    ['API_URL', 'STUDENT_APP_URL', 'ADMIN_APP_URL', 'TRUST_PROXY'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
});
const distOf = (app: Site) => fileURLToPath(new URL(`../../../../${app}/dist`, import.meta.url));
const clock = movableClock();
const postgres = process.env.TEST_SERVER_POSTGRES;
const databaseUrl = postgres
  ? await createDatabase(postgres)
  : process.env.TEST_SERVER_DATABASE_URL;
const own = databaseUrl ? undefined : await startTemporary();
const database = await openDatabase({ databaseUrl: databaseUrl ?? own?.url });
const store = diskStore(join(tmpdir(), `academy-test-files-${process.pid}`));
const demoAt = process.env.TEST_SERVER_DEMO_AT;
if (demoAt) clock.set(new Date(demoAt), { frozen: true });
await emptyDatabase(database.db);
if (demoAt) await seedDemo(database.db, { now: clock.now(), store, hashPassword });
else await insertScenario(database.db, clock.now());

const readOnly = await followReadOnly(database, (error) =>
  process.stderr.write(`${String(error)}\n`),
);
const keys = testKeys(env);
const app = await buildApp({
  database,
  clock: clock.now,
  env,
  keys,
  store,
  backups: memoryBackups(),
  isReadOnly: readOnly.isOn,
  isKnownNetwork: networkMatcher(['127.0.0.1', '::1']),
  sites: {
    folders: {
      student: process.env.STUDENT_DIST ?? distOf('student'),
      admin: process.env.ADMIN_DIST ?? distOf('admin'),
    },
    ports: new Map<number, Site>([
      [env.STUDENT_PORT, 'student'],
      [env.ADMIN_PORT, 'admin'],
    ]),
  },
});
const { db } = database;
controlRoutes(app, {
  db,
  clock,
  keys,
  adminUrl: appUrls(env).admin,
  channels: channelsOf({ db, clock: clock.now, env, keys }),
  texts: texts.taken,
  phones,
});
const doors = await listen(app, [
  { port: env.STUDENT_PORT, host: '127.0.0.1', variable: 'STUDENT_PORT' },
  { port: env.ADMIN_PORT, host: '127.0.0.1', variable: 'ADMIN_PORT' },
]);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void doors
        .close()
        .then(readOnly.stop)
        .then(() => database.close())
        .then(() => own?.stop())
        .then(() => process.exit(0)),
  );
}
// Its parent holds the other end: a run that is killed leaves no server behind.
if (process.env.ENDS_WITH_STDIN) process.stdin.once('end', () => process.exit(0)).resume();
process.stdout.write(
  `ready student=http://localhost:${env.STUDENT_PORT} admin=http://localhost:${env.ADMIN_PORT}\n`,
);
