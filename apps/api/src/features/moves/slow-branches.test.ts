import { moveEndpoints } from '@academy/domain/moves';
import { seoulDay } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../../db/database';
import type { Moving } from '../../shared/branches/moving';
import { someBranches } from '../../testing/academies/some-branches';
import { someMoving } from '../../testing/academies/some-moving';
import { startTestApp } from '../../testing/test-app';

/** How many of the office's transactions are open while nothing is asked in them. */
async function openTransactions(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );
  return rows[0]?.n ?? 0;
}

/** Branches that look at the office for as long as they are asked. */
const watching = (look: (question: string) => Promise<unknown>): Moving =>
  new Proxy(someMoving, {
    get(moving, question: keyof Moving) {
      const answer: (...given: never[]) => Promise<unknown> = moving[question];
      return async (...given: never[]) => {
        await look(question);
        return answer(...given);
      };
    },
  });

// The server ends a transaction that waits for ten seconds, and two branches may take eight each.
test('however slow the branches are, the office keeps no transaction open while it asks them', async () => {
  const open: [question: string, count: number][] = [];
  const moving = watching(async (question) =>
    open.push([question, await openTransactions(server.database.db)]),
  );
  const server = await startTestApp({ branches: { ...someBranches(), moving } });
  onTestFinished(() => server.close());
  const token = await server.managerToken('admin');
  const body = { from: 'bukbu', to: 'nambu', studentId: '41', day: seoulDay(server.clock.now()) };
  const started = await server.callEndpoint(moveEndpoints.startMove, {}, { token, body });
  expect(started.body).toMatchObject({ state: 'done', problem: null });
  expect(open.map(([question]) => question)).toEqual(
    expect.arrayContaining(['leaving', 'taking', 'announce', 'pack', 'prepare', 'letGo', 'arrive']),
  );
  expect(open.filter(([, count]) => count > 0)).toEqual([]);
});
