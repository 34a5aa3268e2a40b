import { seoulMonth, shiftMonth } from '@academy/domain/time';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/open';
import { newAuthKey } from '../../http/auth/auth-keys';
import { insertStudent } from '../data/a-student';
import { setKnownNetworks } from '../data/known-networks';
import { ask } from '../postgres/ask';
import { startCluster, type Cluster, type Ending } from '../postgres/cluster';
import { createDatabase } from '../postgres/databases';
import { execute } from '../postgres/execute';
import { startMovableAddress, type MovableAddress } from '../postgres/movable-address';
import { temporaryFolder } from '../storage/temporary-folder';
import { signInMealClient } from './meal-client';
import { startServer } from './server-process';

const SAVERS = 12;
/** Acknowledged saves before the database is hurt. */
const BETWEEN = 60;
/** Milliseconds from the database's return to the next acknowledged save. */
const RECOVERED_WITHIN = 2_000;
const month = shiftMonth(seoulMonth(new Date()), 2);

/** What may happen to a database while a server works on it. */
export type Hurt = Ending | 'terminated' | 'failover';

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'academy%' and pid <> pg_backend_pid()`;

async function hurtDatabase(cluster: Cluster, address: MovableAddress, how: Hurt, url: string) {
  if (how === 'terminated') return execute(url, TERMINATE);
  if (how !== 'failover') return cluster.restart(how);
  const { promote } = await cluster.follow();
  await promote();
  address.moveTo(cluster.url('postgres'));
}

/** An answer goes out before the log is on the disk, and the log gets there seconds later. */
const FORGETFUL = ['synchronous_commit=off', 'wal_writer_delay=10s'];

/** How many saves of each student the database has: the log has an entry for each, once. */
async function savesOf(url: string): Promise<Map<string, number>> {
  const rows = await ask<{ student: string; saves: number }>(
    url,
    "select actor_id::text as student, count(*)::int as saves from audit_log where action = 'save-meals' group by 1",
  );
  return new Map(rows.map(({ student, saves }) => [student, saves]));
}

/**
 * A server under savers whose database is hurt again and again. `wrong` counts the end of the
 * server's process, acknowledged saves that are gone, also such as a later one wrote over, and
 * rounds that took longer to recover. `deaf`: without the listeners that keep the process alive;
 * `forgetful`: a database that does not wait for its disk.
 */
export async function hurtUnderSavers(
  how: Hurt,
  rounds: number,
  { deaf = false, forgetful = false } = {},
) {
  const cluster = await startCluster({ durable: true, configured: forgetful ? FORGETFUL : [] });
  onTestFinished(() => cluster.stop());
  const directUrl = await createDatabase(cluster.url('postgres'));
  const database = await openDatabase({ databaseUrl: directUrl });
  const phones = Array.from({ length: SAVERS }, (_, n) => `010100000${String(n).padStart(2, '0')}`);
  for (const phone of phones) await insertStudent(database.db, { phone });
  await setKnownNetworks(database.db, new Date());
  await database.close();
  const address = await startMovableAddress(directUrl);
  onTestFinished(() => address.close());
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: address.url,
    JWT_KEYS: newAuthKey(),
    ...(deaf && {
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('deaf-connections.mjs', import.meta.url))}`,
    }),
  });
  const savers = await Promise.all(
    phones.map((phone) => signInMealClient(server.api, phone, month)),
  );
  const over = new AbortController();
  const saves = { acknowledged: 0 };
  const saving = Promise.allSettled(
    savers.map((saver) =>
      saver.savePatiently(server.api, over.signal, () => (saves.acknowledged += 1)),
    ),
  );
  const waitForSaves = async (count: number, limit: number) => {
    const goal = saves.acknowledged + count;
    const arrived = () => !server.lives() || saves.acknowledged >= goal;
    await vi.waitUntil(arrived, { timeout: limit, interval: 10 }).catch(() => undefined);
    return saves.acknowledged >= goal;
  };
  let slow = 0;
  for (let round = 0; round < rounds && server.lives(); round += 1) {
    if (!(await waitForSaves(BETWEEN, 60_000))) break;
    await hurtDatabase(cluster, address, how, directUrl);
    if (!(await waitForSaves(1, RECOVERED_WITHIN))) slow += 1;
  }
  over.abort();
  const refused = (await saving).filter(({ status }) => status === 'rejected').length;
  const counted = { rounds, saves: saves.acknowledged };
  const countLost = async () => {
    const stored = await Promise.all(savers.map((saver) => saver.readNumber(server.api)));
    const written = await savesOf(address.url);
    // The save under way may have been committed without its answer.
    const differs = savers.filter(
      (saver, n) => stored[n] !== saver.acknowledged && stored[n] !== saver.acknowledged + 1,
    ).length;
    const missing = savers.map((saver) =>
      Math.max(0, saver.acknowledged - (written.get(saver.studentId) ?? 0)),
    );
    return differs + missing.reduce((sum, one) => sum + one, 0);
  };
  const lost = await vi.waitFor(countLost, { timeout: 10_000 }).catch((error: unknown) => {
    if (server.lives()) throw error;
    return rounds;
  });
  if (!server.lives()) return { ...counted, wrong: rounds };
  await server.killNow();
  return { ...counted, wrong: slow + lost + refused };
}
