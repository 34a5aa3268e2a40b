import { seoulMonth, shiftMonth } from '@academy/domain/time';
import { expect, inject, onTestFinished, test } from 'vitest';
import { count, triesOf } from '../../../tools/trust/figure';
import { clusterIn } from './db/embedded/cluster';
import { readNoted } from './db/embedded/left-over';
import { openDatabase } from './db/open';
import { newAuthKey } from './http/auth/auth-keys';
import { insertStudent } from './testing/data/a-student';
import { signInMealClient, type MealClient } from './testing/crash/meal-client';
import { startServer, type ServerProcess } from './testing/crash/server-process';
import { createDatabase, dropDatabase } from './testing/postgres/databases';
import { temporaryFolder } from './testing/storage/temporary-folder';

const phones = ['01010000001', '01010000002', '01010000003', '01010000004'];
const month = shiftMonth(seoulMonth(new Date()), 2);

type Place = 'embedded' | 'postgres';

/** The environment of a server on a fresh database with the students in it. */
async function freshServerEnv(place: Place): Promise<NodeJS.ProcessEnv> {
  const env: NodeJS.ProcessEnv = { DATA_DIR: temporaryFolder(), JWT_KEYS: newAuthKey() };
  if (place === 'postgres') {
    const { serverUrl, template } = inject('postgres');
    const databaseUrl = await createDatabase(serverUrl, { template });
    onTestFinished(() => dropDatabase(serverUrl, databaseUrl));
    env.DATABASE_URL = databaseUrl;
  }
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  for (const phone of phones) await insertStudent(database.db, { phone });
  await database.close();
  return env;
}

/** kill -9 of the PostgreSQL that a killed server left behind; gone before the next one starts. */
function killLeftOver(dataDir = ''): void {
  const { pid } = readNoted(clusterIn(dataDir)) ?? {};
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
}

/**
 * Lets all clients save at once and kills the server in the middle, after `saves` acknowledged
 * ones.
 */
async function killUnderLoad(
  server: ServerProcess,
  clients: readonly MealClient[],
  saves: number,
): Promise<void> {
  let left = saves;
  let killed: Promise<void> | undefined;
  const onAcknowledged = () => {
    left -= 1;
    if (left === 0) killed = server.killNow();
  };
  await Promise.all(clients.map((client) => client.saveOnAndOn(server.api, onAcknowledged)));
  await killed;
}

test.for([
  ['of a server on PostgreSQL', 'postgres', 'server'],
  ['of a server on the embedded database', 'embedded', 'server'],
  ['of a server and of its embedded database', 'embedded', 'both'],
] as const)(
  'kill -9 %s while students save loses no acknowledged save',
  async ([, place, killed], context) => {
    const env = await freshServerEnv(place);
    const rounds = triesOf('kill-9', 1);
    let wrong = 0;
    let server = await startServer(env);
    const clients = await Promise.all(
      phones.map((phone) => signInMealClient(server.api, phone, month)),
    );
    for (let round = 0; round < rounds; round += 1) {
      await killUnderLoad(server, clients, 80);
      if (killed === 'both') killLeftOver(env.DATA_DIR);
      server = await startServer(env);
      for (const client of clients) {
        const stored = await client.readNumber(server.api);
        // The save under way may have been committed and killed before its answer; one by half
        // would spell another number.
        if (stored !== client.acknowledged && stored !== client.acknowledged + 1) wrong += 1;
      }
    }
    await server.stop('SIGINT');
    const tried = clients.reduce((all, { acknowledged }) => all + acknowledged, 0);
    count(context, 'kill-9', { tried, wrong });
    expect(wrong).toBe(0);
  },
);
