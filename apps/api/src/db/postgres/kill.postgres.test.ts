import { afterAll, beforeAll, expect, test } from 'vitest';
import { kill, saveUntil } from '../../testing/crash/child';
import { nothing, whatWasLost } from '../../testing/crash/what-was-lost';
import { startCluster, type Cluster } from '../../testing/postgres/cluster';
import { createDatabase } from '../../testing/postgres/databases';
import { openDatabase } from '../open';

let cluster: Cluster;
beforeAll(async () => void (cluster = await startCluster({ durable: true })));
afterAll(() => cluster.stop());

test('kill -9 of the saving process loses no acknowledged save on PostgreSQL', async () => {
  const databaseUrl = await createDatabase(cluster.url('postgres'));
  const acknowledged: number[] = [];
  for (const saves of [60, 25]) {
    acknowledged.push(...(await saveUntil(saves, kill, { DATABASE_URL: databaseUrl })));
    const database = await openDatabase({ databaseUrl });
    expect(await whatWasLost(database.db, acknowledged)).toEqual(nothing);
    await database.close();
  }
});

test('a crash of the PostgreSQL server under load loses no acknowledged save', async () => {
  const databaseUrl = await createDatabase(cluster.url('postgres'));
  let restarted: Promise<void> | undefined;
  const acknowledged = await saveUntil(40, () => (restarted = cluster.crashAndRestart()), { DATABASE_URL: databaseUrl });
  await restarted;
  const database = await openDatabase({ databaseUrl });
  expect(await whatWasLost(database.db, acknowledged)).toEqual(nothing);
  await database.close();
});
