import { month } from '@academy/domain/time';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSession } from '../../db/postgres/open-session';
import { whileAndAfterReadOnly } from '../../db/postgres/move-into';
import { startTestHouse } from '../../testing/academies/house';
import { signInMealClient } from '../../testing/crash/meal-client';
import { insertStudent } from '../../testing/data/a-student';
import { ask } from '../../testing/postgres/ask';
import { startCluster } from '../../testing/postgres/cluster';
import { runOperator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

const SAVERS = 8;
/** Acknowledged saves before a move, and after it. */
const BETWEEN = 60;
/** Read only for no longer than this, for an academy as small as this one. */
const READ_ONLY_MS = 10_000;
const MAY = month('2026-05');

/** Two servers with two academies, and students of one who save without a pause. */
async function houseUnderSavers() {
  const second = await startCluster();
  onTestFinished(() => second.stop());
  const academies = { haneul: 'main', bada: 'main' } as const;
  const all = await startTestHouse({ academies, secondUrl: second.url('postgres') });
  onTestFinished(() => all.close());
  const [haneul, bada] = all.apps;
  if (!haneul || !bada) throw new Error('two academies');
  const phones = Array.from({ length: SAVERS }, (_, n) => `010100000${String(n).padStart(2, '0')}`);
  for (const phone of phones) await insertStudent(haneul.database.db, { phone });
  const api = `${haneul.url}/api`;
  const clients = await Promise.all(phones.map((phone) => signInMealClient(api, phone, MAY)));
  const over = new AbortController();
  let saves = 0;
  let [last, longest] = [performance.now(), 0];
  const heard = () => {
    saves += 1;
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const work = Promise.all(clients.map((client) => client.savePatiently(api, over.signal, heard)));
  work.catch(() => undefined);
  const environment = {
    DIRECTORY_URL: all.urls.main.replace('@/', '@localhost/'),
    SECOND_URL: all.urls.second.replace('@/', '@localhost/'),
    DATA_DIR: temporaryFolder(),
  };
  return {
    ...all,
    bada,
    environment,
    move: (to: string) => runOperator(['academy', 'move', 'haneul', '--to', to], environment),
    /** Waits for so many more saves; fails when one was refused for good. */
    async more(count: number) {
      const until = saves + count;
      await Promise.race([work, vi.waitFor(() => expect(saves).toBeGreaterThan(until), 60_000)]);
    },
    pause: () => longest,
    /** Acknowledged saves that the database does not have, or the month does not spell. */
    async lost(url: string) {
      over.abort();
      await work;
      const rows = await ask<{ student: string; saves: number }>(
        url,
        "select actor_id::text as student, count(*)::int as saves from haneul.audit_log where action = 'save-meals' group by 1",
      );
      const kept = new Map(rows.map((row) => [row.student, row.saves]));
      const wrong: string[] = [];
      for (const { studentId, acknowledged, readNumber } of clients)
        if (kept.get(studentId) !== acknowledged || (await readNumber(api)) !== acknowledged)
          wrong.push(
            `${studentId}: ${acknowledged} acknowledged, ${kept.get(studentId) ?? 0} kept`,
          );
      return wrong;
    },
  };
}

const schemasAt = async (url: string) =>
  (
    await ask<{ name: string }>(
      url,
      "select nspname as name from pg_namespace where nspname ~ '^(haneul|bada)' order by 1",
    )
  ).map(({ name }) => name);

test('an academy that is saved to moves to another server and back, and nothing that was acknowledged is lost', async () => {
  const house = await houseUnderSavers();
  await house.more(BETWEEN);
  for (const to of ['second', 'main']) {
    const moved = await house.move(to);
    expect(moved.exit, moved.noted).toBe(0);
    await house.more(BETWEEN);
  }
  expect(await house.lost(house.urls.main)).toEqual([]);
  expect(house.pause()).toBeLessThan(READ_ONLY_MS);
  const [main, second] = [await schemasAt(house.urls.main), await schemasAt(house.urls.second)];
  expect(main).toEqual(['bada', 'haneul', expect.stringMatching(/^haneul_moved_\d{14}$/)]);
  expect(second).toEqual([expect.stringMatching(/^haneul_moved_\d{14}$/)]);
});

test('a move that fails leaves it where it is, and one that was cut off is finished by the next', async () => {
  const house = await houseUnderSavers();
  await house.more(BETWEEN);
  // What is there under its name is not ours to take.
  await ask(house.urls.second, 'create schema haneul; create table haneul.other ()');
  expect(await house.move('second')).toMatchObject({ exit: 3 });
  await house.more(BETWEEN);
  // As a move leaves it that was killed when all was copied, and before it said so.
  const source = await openSession(house.urls.main, 'haneul');
  await whileAndAfterReadOnly(source.db, async () => undefined).finally(source.close);
  await ask(
    house.urls.main,
    "update directory.academies set state = 'moving' where slug = 'haneul'",
  );
  const moved = await house.move('second');
  expect(moved.exit, moved.noted).toBe(0);
  await house.more(BETWEEN);
  expect(await house.lost(house.urls.second)).toEqual([]);
});
