/** @module-tag ci */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database';
import { seatHistoryQuery } from './seat-history-db';

test('of a long log the history of a seat reads the few entries of that seat', async () => {
  const database = await openTestDatabase();
  try {
    // Students are edited often, and seated elsewhere now and then.
    await database.db
      .execute(sql`insert into audit_log (at, actor_kind, actor_name, action, entity, entity_id, before, after)
      select timestamptz '2025-03-01' + n * interval '26 minutes', 'manager', '누구', 'edit-student', 'students', (n % 700)::text,
        jsonb_build_object('memo', n::text, 'seat', 'A-' || n % 300),
        jsonb_build_object('memo', '', 'seat', 'A-' || case when n % 20 = 0 then n % 299 else n % 300 end)
      from generate_series(1, 20000) n`);
    await database.db.execute(sql`analyze audit_log`);
    const plan = JSON.stringify(
      (
        await database.db.execute(
          sql`explain (format json) ${seatHistoryQuery(database.db, 'a 17')}`,
        )
      ).rows,
    );
    expect(plan).toContain('audit_log_seat_left_idx');
    expect(plan).toContain('audit_log_seat_taken_idx');
  } finally {
    await database.close();
  }
});
