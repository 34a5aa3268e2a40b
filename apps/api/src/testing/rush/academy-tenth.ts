import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../data/store-setting';
import { insertScenario, everyDaySettings } from '../academies/scenario';

/**
 * What one academy of 1,000 students writes in 25 study days, a tenth of its year of 250: the same
 * rows ten times make a year, and a row takes what a row takes. `docs/scale.md` counts with it.
 */
export const TENTH = {
  students: 1000,
  days: 25,
  savesPerStudent: 6,
  pointsPerStudent: 2,
  periods: 8,
  months: 1,
  loginsPerStudent: 4,
};

/**
 * Fills an empty database with a tenth of an academy's year. The rows have the columns and lengths
 * that the server writes; when they were written does not matter to their size.
 */
export async function insertTenth(db: Db, now: Date): Promise<void> {
  await insertScenario(db, now);
  await storeSetting(db, lunchSetting, everyDaySettings);
  await db.transaction((tx) => insertRows(tx));
}

async function insertRows(tx: Tx): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => tx.execute(statement);
  await run(sql`set local statement_timeout = 0`);
  await run(
    sql`insert into students (name, phone, seat, grade, school) select '학생' || n, '0107' || lpad(n::text, 7, '0'), 'A-' || n, '고3', '하늘고' from generate_series(1, ${TENTH.students}::int) n`,
  );
  const people = sql`(select id, row_number() over (order by id) n from students where phone like '0107%') s`;
  await run(sql`insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind, written_device, written_seq)
    select id, '2026-01-01'::date + day, true, day % 2 = 0, now(), 'student', '3f0c1a52-6e8b-4a0e-9d55-0d8f6b8f1a11', day from ${people}, generate_series(1, ${TENTH.days}::int) day`);
  await run(
    sql`insert into meal_bills (student_id, month, lunch_price, dinner_price) select id, '2026-' || lpad(m::text, 2, '0'), 5000, 6000 from ${people}, generate_series(1, ${TENTH.months}::int) m`,
  );
  await run(sql`insert into pick_ups (student_id, date, meal, by_manager_id, at)
    select id, '2026-01-01'::date + day, meal, (select min(id) from managers), now() from ${people}, generate_series(1, ${TENTH.days}::int) day, (values ('lunch'), ('dinner')) m (meal) where meal = 'lunch' or day % 2 = 0`);
  await run(sql`insert into audit_log (at, actor_kind, actor_id, actor_name, role, action, entity, entity_id, before, after, ip, device, request_id)
    select now(), 'student', id, '학생' || n, 'STUDENT', 'save-meals', 'reservations', id::text, '[{"date":"2026-12-01","lunch":false,"dinner":false}]', '[{"date":"2026-12-01","lunch":true,"dinner":true}]', '203.0.113.9',
      'Mozilla/5.0 (Linux; Android 14) Chrome', gen_random_uuid()::text from ${people}, generate_series(1, ${TENTH.savesPerStudent}::int)`);
  await run(
    sql`insert into attendance_days (date, revision) select '2026-01-01'::date + day, 8 from generate_series(1, ${TENTH.days}::int) day`,
  );
  const cells = sql`${people}, generate_series(1, ${TENTH.days}::int) day, generate_series(1, ${TENTH.periods}::int) period`;
  await run(sql`insert into attendance_marks (date, student_id, period, status, excused, note, version, revision, at, by_manager_id)
    select '2026-01-01'::date + day, id, period, 'PRESENT', false, '', 1, period, now(), (select min(id) from managers) from ${cells}`);
  await run(sql`insert into attendance_mark_versions (date, student_id, period, version, status, excused, note, at, made_at, by_manager_id)
    select '2026-01-01'::date + day, id, period, 1, 'PRESENT', false, '', now(), now(), (select min(id) from managers) from ${cells}`);
  await run(sql`insert into attendance_visits (date, student_id, arrived_at, left_at, outings, version, revision, at, by_manager_id)
    select '2026-01-01'::date + day, id, '14:00', '22:00', '[]', 2, 8, now(), (select min(id) from managers) from ${people}, generate_series(1, ${TENTH.days}::int) day`);
  await run(sql`insert into student_points (student_id, incident_date, point_type, points, reason, issued_by, created_at)
    select id, '2026-01-01'::date + n * 10, 'PENALTY', 1, '지각', (select min(id) from managers), now() from (select id from students where phone like '0107%') s, generate_series(1, ${TENTH.pointsPerStudent}::int) n`);
  await run(sql`insert into sessions (subject_kind, subject_id, device_label, created_at, last_used_at, expires_at, activated_at)
    select 'student', id, 'Android', now(), now(), now() + interval '30 days', now() from ${people}, generate_series(1, ${TENTH.loginsPerStudent}::int) n`);
  await run(
    sql`insert into refresh_tokens (hash, session_id, created_at) select encode(sha256(id::text::bytea), 'hex'), id, now() from sessions`,
  );
  await run(sql`analyze`);
}
