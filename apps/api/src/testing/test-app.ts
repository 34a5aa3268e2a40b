import { createApi, type Api } from '@academy/api-client';
import { managerLoginSchema, networkMatcher, studentLoginSchema } from '@academy/domain/login';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '@academy/domain/http';
import { randomUUID } from 'node:crypto';
import { buildApp } from '../build-app';
import type { Database } from '../db/database';
import type { KeptBackups } from '../features/backups/kept-backups';
import type { AuthKeys } from '../http/auth/auth-keys';
import type { Metrics } from '../http/metrics/metrics';
import { routeUrl } from '../http/serve';
import type { Sites } from '../http/files/static';
import { listen } from '../start/listen';
import type { Store } from '../store/store';
import { browser, call, type CallOptions } from './calls/browser';
import type { Branches } from '../shared/branches/branches';
import { someBranches } from './academies/some-branches';
import { memoryBackups } from './storage/memory-backups';
import { memoryStore } from './storage/memory-store';
import { movableClock, type MovableClock } from './movable-clock';
import { insertScenario, scenarioManagers, type Scenario } from './academies/scenario';
import { readInstallationId } from '../shared/installation/installation-db';
import { openTestDatabase } from './database/test-database';
import { testEnv, testKeys } from './test-env';

/** A Monday morning: 2026-03-02 09:00 in Seoul, standing still. */
export const MONDAY = '2026-03-02T09:00:00.000+09:00';

export interface TestApp extends Scenario, Callers {
  app: FastifyInstance;
  database: Database;
  clock: MovableClock;
  keys: AuthKeys;
  store: Store;
  /** `http://127.0.0.1:<port>`: a real listener. */
  url: string;
  /** Every line that was logged. */
  log: string[];
  close: () => Promise<void>;
}

/** The ways to call a server. */
interface Callers {
  /** A call as any program would make it. `path` is below the origin. */
  call: (method: string, path: string, options?: CallOptions) => ReturnType<typeof call>;
  /**
   * Calls an endpoint of the tables by its route, with `params` in the path. What is refused
   * without an idempotency key gets a new one each time, as each intention has at our apps.
   */
  callEndpoint: (
    endpoint: Endpoint,
    params?: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ) => ReturnType<typeof call>;
  browser: () => ReturnType<typeof browser>;
  /** The typed client of our apps, signed in with an access token. */
  api: (token?: string) => Api;
  studentToken: (phone?: string) => Promise<string>;
  managerToken: (username?: (typeof scenarioManagers)[number]['username']) => Promise<string>;
}

/** Those of a server that listens at an address. */
export function callersAt(url: string): Callers {
  const post = (path: string, body: unknown) => call(url, 'POST', path, { body });
  return {
    call: (method, path, options) => call(url, method, path, options),
    callEndpoint: (endpoint, params = {}, options = {}) =>
      call(
        url,
        endpoint.method,
        routeUrl(endpoint.path).replace(/:(\w+)/g, (_, name: string) =>
          encodeURIComponent(String(params[name])),
        ),
        {
          ...options,
          headers: {
            ...(endpoint.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
            ...options.headers,
          },
        },
      ),
    browser: () => browser(url),
    api: (token) =>
      createApi({
        baseURL: `${url}/api`,
        once: (_, { send }) => send(randomUUID()),
        onAxios: (http) => {
          if (token) http.defaults.headers.common.Authorization = `Bearer ${token}`;
        },
      }),
    studentToken: async (phone = '01012345678') =>
      studentLoginSchema.parse((await post('/api/students/login', { phoneNumber: phone })).body)
        .accessToken,
    async managerToken(username = 'manager') {
      const { password = '' } =
        scenarioManagers.find((manager) => manager.username === username) ?? {};
      return managerLoginSchema.parse(
        (await post('/api/admin/users/login', { username, password })).body,
      ).accessToken;
    },
  };
}

interface TestAppOptions {
  env?: Readonly<Record<string, string>>;
  now?: string;
  sites?: Sites;
  metrics?: Metrics;
  /** The academy's own networks: this machine, so that tests have room; or what is set. */
  knownNetworks?: readonly string[] | 'as-set';
  /** Another database than a copy of the run's; it is closed with the app. */
  openDatabase?: () => Promise<Database>;
  /** Another server's backups than those of memory; null: it keeps none. */
  backups?: KeptBackups | null;
  /** Of a head office; left out: two that say the same at any time. Null: it is none. */
  branches?: Branches | null;
  /** Tests that watch or break the database wrap it. */
  wrap?: (database: Database) => Database;
}

/**
 * The real app on a real database and a real port, with the small scenario and a clock that stands
 * still.
 */
export async function startTestApp({
  env: overrides = {},
  now = MONDAY,
  sites,
  metrics,
  knownNetworks = ['127.0.0.1'],
  openDatabase = openTestDatabase,
  backups = memoryBackups(),
  branches = someBranches(),
  wrap = (database) => database,
}: TestAppOptions = {}): Promise<TestApp> {
  const env = testEnv({ LOG_LEVEL: 'trace', ...overrides });
  const database = await openDatabase();
  const clock = movableClock();
  clock.set(new Date(now), { frozen: true });
  const scenario = await insertScenario(database.db, clock.now());
  const log: string[] = [];
  const keys = testKeys(env, await readInstallationId(database.db));
  const store = memoryStore();
  const app = await buildApp({
    database: wrap(database),
    clock: clock.now,
    env,
    keys,
    store,
    ...(backups && { backups }),
    ...(branches && { branches }),
    logTo: { write: (line) => void log.push(line) },
    ...(sites && { sites }),
    ...(metrics && { metrics }),
    ...(knownNetworks !== 'as-set' && { isKnownNetwork: networkMatcher(knownNetworks) }),
  });
  const doors = await listen(app, [{ port: 0, host: '127.0.0.1', variable: 'STUDENT_PORT' }]);
  const url = `http://127.0.0.1:${doors.ports[0]}`;

  return {
    ...scenario,
    app,
    database,
    clock,
    keys,
    store,
    url,
    log,
    ...callersAt(url),
    async close() {
      await doors.close();
      await database.close();
    },
  };
}
