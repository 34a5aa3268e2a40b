import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { Db, Tx } from '../../db/database';
import { openDatabase } from '../../db/open';
import { contentOf } from '../../testing/database/content-of';
import { createDatabase, dropDatabase } from '../../testing/postgres/databases';
import { operator } from '../../testing/servers/operator';
import { temporaryFolder } from '../../testing/storage/temporary-folder';

const ROWS = 2000;
const NOW = new Date('2026-11-20T05:00:00Z');

interface Place {
  DATA_DIR: string;
  DATABASE_URL: string;
}

/** A database with our tables, or as empty as a restore wants it. */
async function place(kind: 'migrated' | 'empty'): Promise<Place> {
  const { serverUrl, template } = inject('postgres');
  const from = kind === 'migrated' ? { template } : {};
  const DATABASE_URL = await createDatabase(serverUrl, from);
  onTestFinished(() => dropDatabase(serverUrl, DATABASE_URL));
  return { DATA_DIR: temporaryFolder(), DATABASE_URL };
}

async function look<T>(
  { DATA_DIR, DATABASE_URL }: Place,
  at: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  return at(database).finally(() => database.close());
}

const DAYS = 100;

/** However long a busy machine takes. */
const unhurried = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return work(tx);
  });

async function insertMany(tx: Tx, rows: number): Promise<void> {
  await tx.execute(
    sql`insert into students (name, phone, memo) select '학생' || n, '010' || lpad(n::text, 8, '0'), repeat('땅콩 ', n % 7) from generate_series(1, ${rows / DAYS}::int) n`,
  );
  await tx.execute(
    sql`insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind) select s.id, date '2026-01-01' + d, (s.id + d) % 3 > 0, (s.id + d) % 4 = 0, timestamptz '2026-01-01' + d * interval '1.003 seconds', 'student' from students s cross join generate_series(1, ${DAYS}::int) d`,
  );
}

test(
  'what is backed up and restored elsewhere is the same, row by row and sum by sum',
  { tags: 'ci' },
  async () => {
    const [here, there, backups] = [
      await place('migrated'),
      await place('empty'),
      temporaryFolder(),
    ];
    const before = await look(here, async ({ db }) => {
      await unhurried(db, (tx) => insertMany(tx, ROWS));
      return unhurried(db, contentOf);
    });
    const taken = await operator({ ...here }, NOW, 'backup', '--to', backups);
    expect(taken.exit, taken.noted).toBe(0);
    const restored = await operator({ ...there }, NOW, 'restore', taken.said);
    expect(restored.exit, restored.noted).toBe(0);
    const after = await look(there, ({ db }) => unhurried(db, contentOf));
    const other = Object.keys({ ...before, ...after }).filter(
      (name) => before[name] !== after[name],
    );
    expect(other).toEqual([]);
  },
);
