import { createApiFacts } from './rush-people';
import { startCluster } from '../postgres/cluster';
import { createDatabase } from '../postgres/databases';
import { openDatabase } from '../../db/open';
import { newAuthKey, parseAuthKeys } from '../../http/auth/auth-keys';
import { insertTenth, TENTH } from './academy-tenth';
import { RUSH_AT } from './rush-clock';
import { TEST_INSTALLATION } from '../test-env';
import { rowsOf, tableSizes } from './table-sizes';

/**
 * A durable PostgreSQL with a tenth of one academy's year, for `npm run bench -- rush`. Prints one
 * line of JSON when it is ready, and after each line on stdin one more with the position of the log
 * (bytes), until stdin ends.
 */
const cluster = await startCluster({ durable: true });
const databaseUrl = await createDatabase(cluster.url('postgres'));
const database = await openDatabase({ databaseUrl });
const keys = newAuthKey();
await insertTenth(database.db, RUSH_AT);
const say = (facts: unknown) => void process.stdout.write(`${JSON.stringify(facts)}\n`);
say({
  databaseUrl,
  keys,
  tenth: TENTH,
  tables: await tableSizes(database.db),
  ...(await createApiFacts(database.db, parseAuthKeys(keys, TEST_INSTALLATION))),
});

process.stdin.on(
  'data',
  () =>
    void rowsOf(
      database.db,
      "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal",
    ).then(([row]) => say(row)),
);
process.stdin.once(
  'end',
  () =>
    void database
      .close()
      .then(() => cluster.stop())
      .then(() => process.exit(0)),
);
