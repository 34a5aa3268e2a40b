import { join } from 'node:path';
import { academyEnv } from '../../academies/academy-env';
import { changeAcademy, insertAcademy, readDirectory } from '../../academies/directory-db';
import { runDatabase } from '../../db/embedded/run-database';
import { openDirectory } from '../../db/open-directory';
import { newestMigration } from '../../db/pending-migrations-db';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import { openServer } from '../../db/postgres/open-server';
import { seedDemo, type SeedOptions } from '../../db/seed/seed-demo';
import { seedOffice, OFFICE_LOGIN } from '../../db/seed/seed-office';
import type { Db } from '../../db/database';
import { readEnv } from '../../env';
import { hashPassword } from '../../shared/accounts/passwords';
import { storedAuthKeys } from '../../start/stored-keys';
import { openStore } from '../../store/open-store';

/**
 * Demo academies and their head office in one server process, on an embedded PostgreSQL:
 * `a.localhost`, `b.localhost` and `office.localhost`, which browsers find without a name server
 * (`npm run start:many`); `BRANCHES=3` begins a third one.
 */
const OFFICE = { slug: 'office', name: '하늘바다 본사' };
const BRANCHES = [
  { slug: 'a', name: '하늘학원' },
  { slug: 'b', name: '바다학원' },
  { slug: 'c', name: '숲학원' },
].slice(0, Number(process.env.BRANCHES ?? 2));

const { DATA_DIR } = readEnv(process.env);
const { url } = await runDatabase(join(DATA_DIR, 'directory'));
process.env.DIRECTORY_URL = url;
process.env.JWT_KEYS = storedAuthKeys(DATA_DIR);
const env = readEnv(process.env);

const directory = await openDirectory(url);
const server = openServer(url);
const there = (await readDirectory(directory.db)).academies;

interface Demo {
  slug: string;
  name: string;
  office?: string;
  seed: (db: Db, options: SeedOptions) => Promise<unknown>;
}

/** Begins an academy where there is none yet; answers its host name. */
async function begin({ slug, name, office, seed }: Demo): Promise<string> {
  const host = `${slug}.localhost`;
  const row = { slug, name, schema: `academy_${slug}`, server: 'main' };
  const academy =
    there.find((one) => one.slug === slug) ??
    (await insertAcademy(directory.db, { ...row, studentHost: host, adminHost: host }));
  await migratePostgres(url, { schema: academy.schema });
  const store = openStore(academyEnv(env, academy), academy.schema);
  const { db } = server.database(academy.schema);
  await seed(db, { now: new Date(), store, hashPassword });
  await changeAcademy(directory.db, slug, {
    schemaVersion: newestMigration(),
    ...(office !== undefined && { office }),
  });
  return host;
}
const say = (name: string, who: string, host: string, port: number, login = '') =>
  process.stdout.write(`  ${name} ${who}  http://${host}:${port}${login}\n`);

const officeHost = await begin({
  ...OFFICE,
  seed: (db, options) => seedOffice(db, { ...options, name: OFFICE.name }),
});
for (const branch of BRANCHES) {
  const host = await begin({ ...branch, office: OFFICE.slug, seed: seedDemo });
  say(branch.name, '학생', host, env.STUDENT_PORT);
  say(branch.name, '관리자', host, env.ADMIN_PORT);
}
const { username, password } = OFFICE_LOGIN;
say(OFFICE.name, '관리자', officeHost, env.ADMIN_PORT, `/branches  ${username} / ${password}`);
await server.close();
await directory.close();

await import('../../server');
