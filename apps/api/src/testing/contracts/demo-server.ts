import { buildApp } from '../../build-app';
import type { Database } from '../../db/database';
import { seedDemo } from '../../db/seed/seed-demo';
import { listen } from '../../start/listen';
import { hashPassword } from '../../shared/accounts/passwords';
import { memoryStore } from '../storage/memory-store';
import { movableClock } from '../movable-clock';
import { testEnv, testKeys } from '../test-env';

/** A Friday morning in Seoul; the demo academy lies around it, and it stands still. */
const RECORDED_AT = new Date('2026-11-20T10:00:00+09:00');

export interface DemoServer {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  close: () => Promise<void>;
}

/**
 * The real API with the demo academy on a real port, at a moment that never passes. Closes the
 * database with itself.
 */
export async function startDemoServer(database: Database): Promise<DemoServer> {
  const clock = movableClock();
  clock.set(RECORDED_AT, { frozen: true });
  const env = testEnv({ LOGIN_TRUSTED_NETWORKS: '127.0.0.1' });
  const store = memoryStore();
  await seedDemo(database.db, { now: clock.now(), store, hashPassword });
  const app = await buildApp({ database, clock: clock.now, env, keys: testKeys(env), store });
  const doors = await listen(app, [{ port: 0, host: '127.0.0.1', variable: 'API_PORT' }]);
  return {
    url: `http://127.0.0.1:${doors.ports[0]}`,
    async close() {
      await doors.close();
      await database.close();
    },
  };
}
