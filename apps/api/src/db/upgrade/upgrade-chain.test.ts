import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, '0009_audit_chain');
  await db.run(`insert into audit_log (at, actor_kind, actor_name, action, entity)
    select now(), 'system', 'system', 'login', 'x' from generate_series(1, 3)`);
  await runMigration(db, '0009_audit_chain');
});
afterAll(() => db.close());

test('what the log held before waits for its seals, and so does what an older program writes from now on', async () => {
  await db.run(`insert into audit_log (at, actor_kind, actor_name, action, entity)
    values (now(), 'system', 'system', 'login', 'x')`);
  expect(
    await db.read('select audit_id::text as id from audit_unsealed order by audit_id'),
  ).toEqual(['1', '2', '3', '4'].map((id) => ({ id })));
});
