import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkMatcher } from '@academy/domain/login';
import { sql } from 'drizzle-orm';
import { insertAcademy, readDirectory } from '../../academies/directory-db';
import { openHouse } from '../../academies/open-house';
import type { Db } from '../../db/database';
import { openDirectory } from '../../db/open-directory';
import { openServer } from '../../db/postgres/open-server';
import { newAuthKey, parseAuthKeys } from '../../http/auth/auth-keys';
import type { CommandIo } from '../../operate/command';
import { addAcademy } from '../../operate/academies/add';
import { migrateAll } from '../../operate/academies/migrate-all';
import { readInstallationId } from '../../shared/installation/installation-db';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { listen } from '../../start/listen';
import { everyDaySettings, insertScenario } from '../academies/scenario';
import { storeSetting } from '../data/store-setting';
import { movableClock } from '../movable-clock';
import { createDatabase } from '../postgres/databases';
import { startCluster } from '../postgres/cluster';
import { RUSH_AT } from '../rush/rush-clock';
import { createApiFacts } from '../rush/rush-people';
import { testEnv } from '../test-env';

/**
 * Many academies in one process on a durable PostgreSQL, for `npm run bench -- many`: so many of so
 * many students each, and one beside them with as many as all together. Says a line of JSON for
 * each thing that it measured, `{ port, … }` when it serves, and after each line on stdin how many
 * transactions there were so far; ends with stdin.
 */
const [academies = 300, students = 60] = process.argv.slice(2).map(Number);
const ADDED = Math.min(5, academies);

const say = (facts: unknown) => void process.stdout.write(`${JSON.stringify(facts)}\n`);
const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

const cluster = await startCluster({ durable: true });
const url = await createDatabase(cluster.url('postgres'));
const secrets = newAuthKey();
const io: CommandIo = {
  environment: { DIRECTORY_URL: url, JWT_KEYS: secrets },
  clock: () => new Date(),
  print: () => undefined,
  note: () => undefined,
  input: process.stdin,
};
const rowOf = (slug: string) => ({
  slug,
  name: slug,
  server: 'main',
  studentHost: `${slug}.example.com`,
  adminHost: `${slug}-admin.example.com`,
});
const names = Array.from({ length: academies }, (_, at) => `academy${at + 1}`);
const ALONE = 'alone';

const directory = await openDirectory(url);
const added: number[] = [];
for (const slug of names.slice(0, ADDED))
  added.push(await seconds(() => addAcademy(rowOf(slug), io)));
say({ what: 'add', seconds: added });
for (const slug of [...names.slice(ADDED), ALONE])
  await insertAcademy(directory.db, { ...rowOf(slug), schema: `academy_${slug}` });
say({
  what: 'migrate',
  academies: academies + 1 - ADDED,
  seconds: await seconds(() => migrateAll(io)),
});

const server = openServer(url);
/** Students with phone numbers that {@link createApiFacts} finds, who can save meals. */
async function fill(db: Db, count: number) {
  await insertScenario(db, RUSH_AT);
  await storeSetting(db, lunchSetting, everyDaySettings);
  await db.execute(
    sql`insert into students (name, phone, seat, grade, school) select '학생' || n, '0107' || lpad(n::text, 7, '0'), 'A-' || n, '고3', '하늘고' from generate_series(1, ${count}::int) n`,
  );
  const keys = parseAuthKeys(secrets, await readInstallationId(db));
  return (await createApiFacts(db, keys)).students;
}
const people = [];
for (const { slug, schema, studentHost } of (await readDirectory(directory.db)).academies) {
  const count = slug === ALONE ? academies * students : students;
  const all = await fill(server.database(schema).db, count);
  people.push({ slug, host: studentHost, students: all });
}
await server.close();

const folder = mkdtempSync(join(tmpdir(), 'academy-many-'));
const clock = movableClock(RUSH_AT);
const house = await openHouse({
  env: testEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  secrets,
  directoryUrl: url,
  readUrl: () => url,
  onError: () => undefined,
  clock: clock.now,
  isKnownNetwork: networkMatcher(['127.0.0.1']),
  checksAnswers: false,
});
const doors = await listen(house.served, [{ port: 0, host: '127.0.0.1', variable: 'API_PORT' }]);
say({
  port: doors.ports[0],
  alone: people.filter(({ slug }) => slug === ALONE),
  many: people.filter(({ slug }) => slug !== ALONE),
});

/** Committed and rolled back so far, without this question's own. */
const transactions = async () => {
  const { rows } = await directory.db.execute<{ n: number }>(
    sql`select (xact_commit + xact_rollback)::int as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
};
process.stdin.on('data', () => void transactions().then((count) => say({ transactions: count })));
process.stdin.once(
  'end',
  () =>
    void doors
      .close()
      .then(house.close)
      .then(() => directory.close())
      .then(() => cluster.stop())
      .then(() => rmSync(folder, { recursive: true, force: true }))
      .then(() => process.exit(0)),
);
