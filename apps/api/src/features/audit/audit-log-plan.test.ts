import { auditIdSchema } from '@academy/domain/ids';
import { day } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database';
import { scenarioStudent } from '../../testing/data/a-student';
import { insertScenario, type Scenario } from '../../testing/academies/scenario';
import { openTestDatabase } from '../../testing/database/test-database';
import { auditQuery, type AuditFilter } from './audit-log-db';

let database: Database;
let scenario: Scenario;
beforeAll(async () => {
  database = await openTestDatabase();
  scenario = await insertScenario(database.db, new Date('2026-03-02T00:00:00Z'));
  // A year's log: all users sign in, and a student is changed now and then.
  await database.db.transaction(async (tx) => {
    // A busy machine takes longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into audit_log (at, actor_kind, actor_id, actor_name, action, entity, entity_id)
    select timestamptz '2025-03-01' + n * interval '26 minutes', case when n % 3 = 0 then 'manager' else 'student' end, 1000 + n % 500, '누구', case when n % 50 = 0 then 'edit-student' else 'login' end,
      case when n % 50 = 0 then 'students' else 'session' end, (n % 700)::text from generate_series(1, 20000) n`);
  });
  await database.db.execute(sql`analyze audit_log`);
});
afterAll(() => database.close());

test.each<[string, () => AuditFilter]>([
  ['everything', () => ({})],
  ['two days of long ago', () => ({ from: day('2025-04-01'), to: day('2025-04-02') })],
  ['a manager', () => ({ actor: scenario.managers[0] })],
  ['a rare action', () => ({ action: 'close-month' })],
  ['a topic', () => ({ topic: 'students' })],
  ['a student', () => ({ studentId: scenarioStudent(scenario, 0) })],
  [
    'a student and days',
    () => ({ studentId: scenarioStudent(scenario, 0), from: day('2025-04-01') }),
  ],
])('%s: no reading through the whole log, on the first slice and later', async (_, filter) => {
  for (const last of [
    undefined,
    { at: new Date('2025-12-01T00:00:00Z'), id: auditIdSchema.parse('9000') },
  ]) {
    const plan = JSON.stringify(
      (
        await database.db.execute(
          sql`explain (format json) ${auditQuery(database.db, filter(), { size: 51, last })}`,
        )
      ).rows,
    );
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"audit_log"/);
  }
});
