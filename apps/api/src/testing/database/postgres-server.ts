import { startCluster } from '../postgres/cluster';
import { createDatabase } from '../postgres/databases';

/**
 * A PostgreSQL with one empty database for the caller of this program; prints its URL and lives
 * until SIGTERM. With `fast` it need not survive a crash.
 */
const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await startCluster({ durable: process.argv[2] !== 'fast' });
const url = await createDatabase(given ?? cluster?.url('postgres') ?? '');

process.once('SIGTERM', () => void Promise.resolve(cluster?.stop()).then(() => process.exit(0)));
// With a host in the authority, which node-postgres does not need beside `?host=` but URL parsers
// do.
process.stdout.write(`database ${url.replace('@/', '@localhost/')}\n`);
