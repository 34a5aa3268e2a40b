import { networkMatcher } from '@academy/domain/login';
import { buildApp } from '../../build-app';
import { openDatabase } from '../../db/open';
import { listen } from '../../start/listen';
import { memoryStore } from '../storage/memory-store';
import { movableClock } from '../movable-clock';
import { testEnv, testKeys } from '../test-env';
import { watchedDatabase } from '../database/watched-database';
import { RUSH_AT } from './rush-clock';

/**
 * One process of the real API on the database of `npm run bench -- rush`, at 13:59 and counting.
 * Prints its port; each line on stdin answers how many statements it has sent since the line
 * before.
 */
const env = testEnv({
  JWT_KEYS: process.env.JWT_KEYS ?? '',
  LOG_LEVEL: 'silent',
});
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? '' });
const watched = watchedDatabase();
const app = await buildApp({
  database: watched.wrap(database),
  clock: movableClock(RUSH_AT).now,
  env,
  keys: testKeys(env),
  store: memoryStore(),
  isKnownNetwork: networkMatcher(['127.0.0.1']),
});
const doors = await listen(app, [{ port: 0, host: '127.0.0.1', variable: 'API_PORT' }]);
process.stdout.write(`${JSON.stringify({ port: doors.ports[0] })}\n`);

let noted: () => void = () => undefined;
const untilAsked = () => new Promise<void>((resolve) => (noted = resolve));
process.stdin.on('data', () => noted());
process.stdin.once(
  'end',
  () =>
    void doors
      .close()
      .then(() => database.close())
      .then(() => process.exit(0)),
);
for (;;) process.stdout.write(`${JSON.stringify(await watched.count(untilAsked))}\n`);
