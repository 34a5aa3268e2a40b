import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/test-database';
import type { Database } from './database';
import { auditLog } from './schema';

let database: Database;
const entry = {
  at: new Date('2026-03-01T00:00:00Z'),
  actorKind: 'manager' as const,
  actorName: '김서윤',
  role: 'ADMIN',
  action: 'settings.save',
  entity: 'lunch-settings',
  before: { lunchPrice: 5000 },
  after: { lunchPrice: 5500 },
};

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(auditLog).values(entry);
});
afterAll(() => database.close());

test.each([
  ['UPDATE', 'update audit_log set actor_name = $$nobody$$'],
  ['UPDATE', 'update audit_log set actor_name = $$nobody$$ where false'],
  ['DELETE', 'delete from audit_log'],
  ['TRUNCATE', 'truncate audit_log'],
])('%s of the audit log is refused', async (operation, statement) => {
  await expect(database.db.execute(sql.raw(statement))).rejects.toHaveProperty(
    'cause.message',
    `audit_log is append-only: ${operation} refused`,
  );
  const rows = await database.db.select().from(auditLog);
  expect(rows).toEqual([expect.objectContaining(entry)]);
});

test('in a transaction too, and the transaction is lost with it', async () => {
  const attempt = database.db.transaction(async (tx) => {
    await tx.insert(auditLog).values({ ...entry, action: 'never' });
    await tx.delete(auditLog);
  });
  await expect(attempt).rejects.toHaveProperty(
    'cause.message',
    'audit_log is append-only: DELETE refused',
  );
  expect(await database.db.select().from(auditLog)).toHaveLength(1);
});
