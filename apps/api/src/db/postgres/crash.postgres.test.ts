import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, triesOf } from '../../../../../tools/trust/figure';
import { saveUntil } from '../../testing/crash/child';
import { nothing, findLostWrites } from '../../testing/crash/find-lost-writes';
import { startCluster, type Cluster } from '../../testing/postgres/cluster';
import { createDatabase } from '../../testing/postgres/databases';
import { openDatabase } from '../open';

let cluster: Cluster;
beforeAll(async () => void (cluster = await startCluster({ durable: true })));
afterAll(() => cluster.stop());

test('a crash of the PostgreSQL server under load loses no acknowledged save', async (context) => {
  const databaseUrl = await createDatabase(cluster.url('postgres'));
  const rounds = triesOf('kill-9', 1);
  let tried = 0;
  for (let round = 0; round < rounds; round += 1) {
    let restarted: Promise<void> | undefined;
    const acknowledged = await saveUntil(40, () => (restarted = cluster.crashAndRestart()), {
      DATABASE_URL: databaseUrl,
    });
    await restarted;
    const database = await openDatabase({ databaseUrl });
    expect(await findLostWrites(database.db, acknowledged)).toEqual(nothing);
    await database.close();
    tried += acknowledged.length;
  }
  count(context, 'kill-9', { tried, wrong: 0 });
});
