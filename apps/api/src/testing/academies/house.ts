import { networkMatcher } from '@academy/domain/login';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { changeAcademy, insertAcademy, insertServer } from '../../academies/directory-db';
import { openHouse } from '../../academies/open-house';
import { openDirectory } from '../../db/open-directory';
import { newestMigration } from '../../db/pending-migrations-db';
import { migratePostgres } from '../../db/postgres/migrate-postgres';
import type { Width } from '../../db/postgres/shared-connections';
import { newAuthKey } from '../../http/auth/auth-keys';
import type { MetricsOfMany } from '../../http/metrics/metrics';
import { listen } from '../../start/listen';
import { movableClock } from '../movable-clock';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { callersAt, MONDAY, type TestApp } from '../test-app';
import { testEnv } from '../test-env';
import { insertScenario } from './scenario';

interface TestHouseOptions {
  /** Names of academies, each with the server that has it. */
  academies: Readonly<Record<string, 'main' | 'second'>>;
  /** Where the second server is, when it is another one than the first. */
  secondUrl?: string;
  width?: Width;
  /** With the work beside answering, by the real clock. */
  working?: boolean;
  env?: Readonly<Record<string, string>>;
  metrics?: MetricsOfMany;
}

/**
 * Academies with the small scenario in one process, each at a loopback address of its own:
 * `http://127.0.0.2:<port>`, and so on.
 */
export async function startTestHouse({
  academies,
  secondUrl,
  width,
  working = false,
  env = {},
  metrics,
}: TestHouseOptions) {
  const { serverUrl } = inject('postgres');
  const urls = {
    main: await createDatabase(serverUrl),
    second: await createDatabase(secondUrl ?? serverUrl),
  };
  const directory = await openDirectory(urls.main);
  await insertServer(directory.db, { name: 'second', urlVariable: 'SECOND_URL' });
  const names = Object.keys(academies);
  for (const [at, [slug, server]] of Object.entries(academies).entries()) {
    const host = `127.0.0.${at + 2}`;
    const row = { slug, name: slug, schema: slug, server, studentHost: host, adminHost: host };
    await insertAcademy(directory.db, row);
    await migratePostgres(urls[server], { schema: slug });
    await changeAcademy(directory.db, slug, { schemaVersion: newestMigration() });
  }
  const clock = movableClock();
  if (!working) clock.set(new Date(MONDAY), { frozen: true });
  const log: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'academy-house-'));
  const house = await openHouse({
    env: testEnv({ LOG_LEVEL: 'trace', DATA_DIR: folder, ...env }),
    secrets: newAuthKey(),
    directoryUrl: urls.main,
    readUrl: (variable) => (variable === 'SECOND_URL' ? urls.second : urls.main),
    onError: () => undefined,
    worksInBackground: working,
    clock: clock.now,
    logTo: { write: (line) => void log.push(line) },
    isKnownNetwork: networkMatcher(['127.0.0.1']),
    ...(width && { width }),
    metrics,
  });
  const doors = await listen(house.served, [{ port: 0, host: '0.0.0.0', variable: 'API_PORT' }]);

  async function academyAt(at: number): Promise<TestApp> {
    const url = `http://127.0.0.${at + 2}:${doors.ports[0]}`;
    const academy = house.directory.all()[at];
    if (!academy) throw new Error(`no academy ${at}`);
    const { database, keys, store } = await house.rooms.of(academy);
    return {
      ...(await insertScenario(database.db, clock.now())),
      ...callersAt(url),
      app: house.lobby,
      database,
      keys,
      store,
      clock,
      url,
      log,
      close: async () => undefined,
    };
  }
  return {
    house,
    urls,
    directory: directory.db,
    clock,
    log,
    /** The server under a name of no academy. */
    nowhere: callersAt(`http://127.0.0.1:${doors.ports[0]}`),
    apps: await Promise.all(names.map((_, at) => academyAt(at))),
    async close() {
      await doors.close();
      await house.close();
      await directory.close();
      rmSync(folder, { recursive: true, force: true });
      await dropDatabase(serverUrl, urls.main);
      await dropDatabase(secondUrl ?? serverUrl, urls.second);
    },
  };
}
