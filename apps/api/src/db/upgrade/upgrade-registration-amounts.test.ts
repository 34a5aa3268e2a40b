import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  connectEmpty,
  migrateUntil,
  runMigration,
  type Connection,
} from '../../testing/database/migrated-by-hand';

const MIGRATION = '0008_registration_amounts';

const STATUSES = ['free', 'unpaid', 'confirmed', 'refund-due', 'refunded'];

/** Registrations in every state, as an older release wrote them. */
const release = `
  insert into students (name, phone) values ('김하늘', '01012345678');
  insert into mock_exams (title, exam_date, registration_start_date, registration_end_date, fee) values ('3월', '2026-03-20', '2026-03-01', '2026-03-10', 30000);
  ${STATUSES.map(
    (status, at) => `
  insert into mock_registrations (student_id, mock_exam_id, selected_subjects, on_site_exam, on_site_state, fee, payment_status, registered_at, updated_at, canceled_at)
    values (1, 1, '[]', false, 'none', ${status === 'free' ? 0 : 30_000}, '${status}', now(), now(), ${at === 1 ? 'null' : 'now()'});`,
  ).join('')}`;

let db: Connection;
beforeAll(async () => {
  db = await connectEmpty();
  await migrateUntil(db, MIGRATION);
  await db.run(release);
  await runMigration(db, MIGRATION);
});
afterAll(() => db.close());

test('what was paid and given back is known of every registration from before', async () => {
  const rows = await db.read(
    'select payment_status as status, paid_amount as paid, refunded_amount as refunded from mock_registrations order by id',
  );
  expect(rows).toEqual([
    { status: 'free', paid: 0, refunded: 0 },
    { status: 'unpaid', paid: 0, refunded: 0 },
    // Confirmed and cancelled was never written; it is money that goes back.
    { status: 'refund-due', paid: 30_000, refunded: 0 },
    { status: 'refund-due', paid: 30_000, refunded: 0 },
    { status: 'refunded', paid: 30_000, refunded: 30_000 },
  ]);
});
