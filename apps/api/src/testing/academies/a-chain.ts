import { inject } from 'vitest';
import { openBranches } from '../../academies/branches';
import { changeAcademy, insertAcademy } from '../../academies/directory-db';
import { followDirectory } from '../../academies/follow-directory';
import { openDirectory } from '../../db/open-directory';
import { newestMigration } from '../../db/pending-migrations-db';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import { openServer } from '../../db/postgres/open-server';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { startTestApp, type TestApp } from '../test-app';

const SCHEMAS = ['haneul', 'bukbu', 'nambu', 'bada', 'haebyeon'] as const;
export type ChainSlug = (typeof SCHEMAS)[number];

const slugOf = (schema: string): ChainSlug => SCHEMAS.find((slug) => slug === schema) ?? SCHEMAS[0];

/** Two chains in one house: 하늘 with 북부점 and 남부점, and 바다 with 해변점. */
export async function openChains() {
  const { serverUrl } = inject('postgres');
  const url = await createDatabase(serverUrl);
  const database = await openDirectory(url);
  for (const slug of SCHEMAS) {
    await migratePostgres(url, { schema: slug });
    const [studentHost, adminHost] = [`${slug}.example.com`, `${slug}-admin.example.com`];
    const row = { slug, name: slug, schema: slug, server: 'main', studentHost, adminHost };
    await insertAcademy(database.db, row);
    await changeAcademy(database.db, slug, { schemaVersion: newestMigration() });
  }
  await changeAcademy(database.db, 'bukbu', { office: 'haneul', name: '북부점' });
  await changeAcademy(database.db, 'nambu', { office: 'haneul', name: '남부점' });
  await changeAcademy(database.db, 'haebyeon', { office: 'bada', name: '해변점' });
  const directory = await followDirectory(database, () => undefined);
  const server = openServer(url);
  /** Branches that have a folder for backups, and none in it. */
  const keeping = new Set<string>(['nambu']);
  /** Branches whose server is away. */
  const away = new Set<string>();
  const open: Partial<Record<ChainSlug, TestApp>> = {};
  const appOf = (slug: ChainSlug): TestApp => {
    const app = open[slug];
    if (!app) throw new Error(`${slug} is not open`);
    return app;
  };
  const branchesOf = (slug: ChainSlug, patience = 30_000) =>
    openBranches(
      {
        directory,
        newest: newestMigration(),
        async lend({ schema }) {
          if (away.has(schema)) throw new Error('connect ECONNREFUSED');
          const env = keeping.has(schema) ? { BACKUP_DIR: '/nowhere' } : {};
          return { database: server.database(schema), env, store: appOf(slugOf(schema)).store };
        },
        urlOf: ({ adminHost }) => `https://${adminHost}`,
        patience,
      },
      { slug },
    );
  await Promise.all(
    SCHEMAS.map(async (slug) => {
      open[slug] = await startTestApp({
        openDatabase: async () => server.database(slug),
        branches: branchesOf(slug),
      });
    }),
  );
  const apps: Record<ChainSlug, TestApp> = {
    haneul: appOf('haneul'),
    bukbu: appOf('bukbu'),
    nambu: appOf('nambu'),
    bada: appOf('bada'),
    haebyeon: appOf('haebyeon'),
  };
  const apiOf = async (slug: ChainSlug, username: 'admin' | 'manager' = 'admin') =>
    apps[slug].api(await apps[slug].managerToken(username));
  return {
    apps,
    away,
    branchesOf,
    database,
    directory,
    server,
    apiOf,
    /** The branches that the manager of 하늘 is given, and how the admin's app answers. */
    async give(branches: string[]) {
      const api = await apiOf('haneul');
      const account = (await api.accounts()).content.find(({ username }) => username === 'manager');
      if (!account) throw new Error('no manager');
      return api.editAccount({ params: { managerId: account.id }, body: { branches } });
    },
    async close() {
      await Promise.all(Object.values(apps).map((app) => app.close()));
      await directory.stop();
      await server.close();
      await database.close();
      await dropDatabase(serverUrl, url);
    },
  };
}

export type Chains = Awaited<ReturnType<typeof openChains>>;
