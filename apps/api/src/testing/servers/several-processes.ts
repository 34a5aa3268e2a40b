import { inject } from 'vitest';
import { buildApp } from '../../build-app';
import { openDatabase } from '../../db/open';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { followReadOnly } from '../../http/limits/read-only';
import { listen } from '../../start/listen';
import { browser, call, type CallOptions } from '../calls/browser';
import { memoryStore } from '../storage/memory-store';
import { movableClock } from '../movable-clock';
import { createDatabase, dropDatabase } from '../postgres/databases';
import { insertScenario } from '../academies/scenario';
import { MONDAY } from '../test-app';
import { testEnv } from '../test-env';

/**
 * What a process has of its own: connections, caches, a port, and the keys in the order of its last
 * restart.
 */
async function startProcess(databaseUrl: string, clock: () => Date, keys: AuthKeys) {
  const database = await openDatabase({ databaseUrl });
  const readOnly = await followReadOnly(database, () => undefined);
  const app = await buildApp({
    database,
    clock,
    env: testEnv(),
    keys,
    store: memoryStore(),
    isReadOnly: () => readOnly.isOn(),
  });
  const { ports, close } = await listen(app, [
    { port: 0, host: '127.0.0.1', variable: 'API_PORT' },
  ]);
  const url = `http://127.0.0.1:${ports[0]}`;
  return {
    database,
    url,
    call: (method: string, path: string, options?: CallOptions) =>
      call(url, method, `/api${path}`, options),
    stop: async () => {
      await close();
      await readOnly.stop();
      await database.close();
    },
  };
}

/**
 * Two server processes on one PostgreSQL with the small scenario, in everything but the operating
 * system's eyes: nothing is shared but the database.
 */
export async function startSeveralProcesses(keys: readonly [AuthKeys, AuthKeys]) {
  const { serverUrl, template } = inject('postgres');
  const databaseUrl = await createDatabase(serverUrl, { template });
  const clock = movableClock();
  clock.set(new Date(MONDAY), { frozen: true });
  const first = await startProcess(databaseUrl, clock.now, keys[0]);
  const second = await startProcess(databaseUrl, clock.now, keys[1]);
  const scenario = await insertScenario(first.database.db, clock.now());
  return {
    ...scenario,
    first,
    second,
    clock,
    environment: { DATABASE_URL: databaseUrl.replace('@/', '@localhost/') },
    /** One browser whose every call may go to either process. */
    browser: () => {
      const [atFirst, atSecond] = [browser(first.url), browser(second.url)];
      const at =
        (one: typeof atFirst, other: typeof atFirst) =>
        async (method: string, path: string, options?: CallOptions) => {
          one.jar.clear();
          for (const [name, value] of other.jar) one.jar.set(name, value);
          const answer = await one.call(method, `/api${path}`, options);
          other.jar.clear();
          for (const [name, value] of one.jar) other.jar.set(name, value);
          return answer;
        };
      return { jar: atFirst.jar, first: at(atFirst, atSecond), second: at(atSecond, atFirst) };
    },
    stop: async () => {
      await first.stop();
      await second.stop();
      await dropDatabase(serverUrl, databaseUrl);
    },
  };
}
