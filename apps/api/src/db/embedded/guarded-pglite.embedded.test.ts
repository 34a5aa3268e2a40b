import { sql } from 'drizzle-orm';
import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database';
import type { Database } from '../database';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const refused: unknown = expect.stringContaining('use the handle that transaction() passed');

test('the outer handle inside a transaction is refused instead of waiting for ever', async () => {
  const { db } = database;
  await expect(db.transaction(() => db.execute(sql`select 1`))).rejects.toHaveProperty(
    'cause.message',
    refused,
  );
  await expect(
    db.transaction((tx) => tx.transaction(() => db.execute(sql`select 1`))),
  ).rejects.toHaveProperty('cause.message', refused);
  await expect(db.transaction((tx) => tx.execute(sql`select 1 as one`))).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
  await expect(db.execute(sql`select 1 as one`)).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

test('work that a transaction left behind may use the outer handle after its end', async () => {
  const { db } = database;
  const gate = new EventEmitter();
  const ended = once(gate, 'ended');
  const later = await db.transaction(async () => ({
    query: ended.then(() => db.execute(sql`select 2 as two`)),
  }));
  gate.emit('ended');
  await expect(later.query).resolves.toMatchObject({ rows: [{ two: 2 }] });
});
