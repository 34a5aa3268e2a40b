import { defaultAttendanceSettings } from '@academy/domain/attendance';
import { clockTime, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceSetting, lunchSetting } from '../../shared/settings/kept-settings';
import { storeSetting } from '../data/store-setting';
import { everyDaySettings, insertScenario } from './scenario';

export interface Size {
  students: number;
  /** Each of them has two meals a day in all of it. */
  month: CalendarMonth;
  /** A month with the same meals and what else an academy writes down: the running one. */
  running?: CalendarMonth;
  /** A day on which all came and are marked in all of twelve periods. */
  sheet?: CalendarDay;
}

/** In parts: a connection on which nothing is heard for eleven seconds is given up. */
const PARTS = Array.from({ length: 40 }, (_, part) => part);

const mealsOf = (month: CalendarMonth, part: number) =>
  sql`insert into reservations (student_id, date, lunch, dinner, updated_at, updated_by_kind)
    select id, day::date, true, true, now(), 'system' from students, generate_series(${`${month}-01`}::date, ${`${month}-01`}::date + interval '1 month - 1 day', '1 day') day
    where id % ${PARTS.length} = ${part}`;

/** Triggers sleep for a replica: `meal_months` is filled at once. */
async function insertMeals(tx: Tx, month: CalendarMonth): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const part of PARTS) await tx.execute(mealsOf(month, part));
  await tx.execute(sql`insert into meal_months (student_id, month, lunch, dinner)
    select student_id, ${month}, bit_or(lunch::int << (extract(day from date)::int - 1)), bit_or(dinner::int << (extract(day from date)::int - 1))
    from reservations where date between ${`${month}-01`}::date and ${`${month}-01`}::date + interval '1 month - 1 day' group by student_id`);
  await tx.execute(sql`set local session_replication_role = origin`);
}

/**
 * Twenty study days on which all came at a time of their own, went and was marked in two periods;
 * five points each, a deposit, and prices of their own.
 */
async function insertRunning(tx: Tx, month: CalendarMonth): Promise<void> {
  const first = `${month}-01`;
  const manager = sql`(select min(id) from managers)`;
  const days = sql`generate_series(0, 19) day`;
  await insertMeals(tx, month);
  await tx.execute(
    sql`insert into attendance_days (date, revision) select ${first}::date + day, 3 from ${days}`,
  );
  for (const part of PARTS) {
    const some = sql`where id % ${PARTS.length} = ${part}`;
    await tx.execute(sql`insert into meal_bills (student_id, month, lunch_price, dinner_price)
    select id, ${month}, 5000, 6000 from students ${some}`);
    await tx.execute(sql`insert into deposit_entries (student_id, month, kind, amount, depositor_name, day, created_at, created_by)
    select id, ${month}, 'deposit', 300000, name, ${first}::date, now(), ${manager} from students ${some}`);
    await tx.execute(sql`insert into student_points (student_id, incident_date, point_type, points, reason, issued_by, created_at)
    select id, ${first}::date + n, case when n % 2 = 0 then 'REWARD' else 'PENALTY' end, 1, '지각', ${manager}, now() from students, generate_series(1, 5) n ${some}`);
    await tx.execute(sql`insert into attendance_marks (date, student_id, period, status, excused, note, version, revision, at, by_manager_id)
    select ${first}::date + day, id, period, case when (id + day) % 9 = 0 then 'LATE' else 'PRESENT' end, false, '', 1, period, now(), ${manager} from students, ${days}, generate_series(1, 2) period ${some}`);
    await tx.execute(sql`insert into attendance_visits (date, student_id, arrived_at, left_at, outings, version, revision, at, by_manager_id)
    select ${first}::date + day, id, to_char(time '13:30' + (id * 7 + day) % 40 * interval '1 minute', 'HH24:MI'), to_char(time '21:00' + (id + day * 3) % 60 * interval '1 minute', 'HH24:MI'),
      case when id % 10 = 0 then '[{"from":"18:00","to":"18:40"}]'::jsonb else '[]' end, 2, 3, now(), ${manager} from students, ${days} ${some}`);
  }
}

const hour = (value: number, minutes: string) =>
  clockTime(`${String(value).padStart(2, '0')}:${minutes}`);
const periods = Array.from({ length: 12 }, (_, index) => ({
  number: index + 1,
  name: `${index + 1}교시`,
  from: hour(9 + index, '00'),
  to: hour(9 + index, '50'),
}));

async function insertSheet(tx: Tx, day: CalendarDay, at: Date): Promise<void> {
  const manager = sql`(select min(id) from managers)`;
  const value = {
    ...defaultAttendanceSettings,
    periods: { weekday: periods, saturday: periods, sunday: periods },
  };
  await storeSetting(tx, attendanceSetting, value, at);
  await tx.execute(sql`insert into attendance_days (date, revision) values (${day}, 13)`);
  await tx.execute(sql`insert into attendance_marks (date, student_id, period, status, excused, note, version, revision, at, by_manager_id)
    select ${day}, id, period, case when (id + period) % 11 = 0 then 'LATE' when (id + period) % 17 = 0 then 'ABSENT' when (id + period) % 23 = 0 then 'OUTING' else 'PRESENT' end,
      false, '', 1, period, now() + (period * 3600 + id / 5 % 300) * interval '1 second', ${manager} from students, generate_series(1, 12) period`);
  await tx.execute(sql`insert into attendance_visits (date, student_id, arrived_at, outings, version, revision, at, by_manager_id)
    select ${day}, id, to_char(time '08:20' + id % 35 * interval '1 minute', 'HH24:MI'), '[]', 1, 13, now(), ${manager} from students`);
}

/** The scenario, and this many students more, with every day open. */
export async function insertLarge(
  db: Db,
  { students, month, running, sheet }: Size,
  now: Date,
): Promise<void> {
  await insertScenario(db, now);
  await storeSetting(db, lunchSetting, everyDaySettings);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into students (name, phone, seat, grade, school)
      select '학생' || n, '0107' || lpad(n::text, 7, '0'), 'A-' || n, '고3', '하늘고' from generate_series(1, ${students}::int) n`);
    await insertMeals(tx, month);
    if (running) await insertRunning(tx, running);
    if (sheet) await insertSheet(tx, sheet, now);
    await tx.execute(sql`analyze`);
  });
}
