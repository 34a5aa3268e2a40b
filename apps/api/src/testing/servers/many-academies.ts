import { join } from 'node:path';
import { academyEnv } from '../../academies/academy-env';
import { changeAcademy, insertAcademy, readDirectory } from '../../academies/directory-db';
import { runDatabase } from '../../db/embedded/run-database';
import { openDirectory } from '../../db/open-directory';
import { knownMigrations } from '../../db/pending-migrations-db';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import { openServer } from '../../db/postgres/open-server';
import { seedDemo } from '../../db/seed/seed-demo';
import { readEnv } from '../../env';
import { hashPassword } from '../../shared/accounts/passwords';
import { storedAuthKeys } from '../../start/stored-keys';
import { openStore } from '../../store/open-store';

/**
 * Two demo academies in one server process, on an embedded PostgreSQL: `a.localhost` and
 * `b.localhost`, which browsers find without a name server (`npm run start:many`).
 */
const DEMOS = [
  { slug: 'a', name: '하늘학원' },
  { slug: 'b', name: '바다학원' },
];

const { DATA_DIR } = readEnv(process.env);
const { url } = await runDatabase(join(DATA_DIR, 'directory'));
process.env.DIRECTORY_URL = url;
process.env.JWT_KEYS = storedAuthKeys(DATA_DIR);
const env = readEnv(process.env);

const directory = await openDirectory(url);
const server = openServer(url);
const there = (await readDirectory(directory.db)).academies;
for (const demo of DEMOS) {
  const host = `${demo.slug}.localhost`;
  const row = { ...demo, schema: `academy_${demo.slug}`, server: 'main' };
  const academy =
    there.find(({ slug }) => slug === demo.slug) ??
    (await insertAcademy(directory.db, { ...row, studentHost: host, adminHost: host }));
  await migratePostgres(url, { schema: academy.schema });
  const store = openStore(academyEnv(env, academy), academy.schema);
  const { db } = server.database(academy.schema);
  await seedDemo(db, { now: new Date(), store, hashPassword });
  await changeAcademy(directory.db, academy.slug, {
    schemaVersion: knownMigrations().at(-1)?.tag ?? '',
  });
  for (const [who, port] of [
    ['학생', env.STUDENT_PORT],
    ['관리자', env.ADMIN_PORT],
  ] as const)
    process.stdout.write(`  ${academy.name} ${who}  http://${host}:${port}\n`);
}
await server.close();
await directory.close();

await import('../../server');
