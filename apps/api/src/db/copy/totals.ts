import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../database';

/** Texts name the line, numbers are what is counted: won, meals, seats, scores. */
export type Line = Record<string, string | number>;
export type Totals = Record<string, Line[]>;

/** A column that not every release had: nothing in a backup of one that had it not. */
const since = (row: string, column: string) =>
  sql.raw(`(to_jsonb(${row}) ->> '${column}')::bigint`);

/**
 * What an academy would ask after a restore. Money in whole won, meals and bills by their month, as
 * `readMealBooks` sums them.
 */
const questions: Readonly<Record<string, SQL>> = {
  mealBills: sql`
    with eaten as (
      select student_id, to_char(date, 'YYYY-MM') as month, count(*) filter (where lunch) as lunches, count(*) filter (where dinner) as dinners from reservations group by 1, 2)
    select month, count(bill.student_id)::int as bills, coalesce(sum(lunches), 0)::int as lunches, coalesce(sum(dinners), 0)::int as dinners,
      coalesce(sum(coalesce(closed_total, lunch_price * coalesce(lunches, 0) + dinner_price * coalesce(dinners, 0))), 0)::float8 as billed
    from meal_bills bill full join eaten using (student_id, month) group by month order by month`,
  deposits: sql`
    select month, kind, count(*)::int as entries, sum(amount)::float8 as amount from deposit_entries where voided_at is null group by 1, 2 order by 1, 2`,
  closedMonths: sql`
    select month, students, billed::float8 as billed from month_closes where reopened_at is null order by month`,
  examFees: sql`
    select to_char(exam_date, 'YYYY-MM') as month, payment_status as payment, count(*)::int as registrations, sum(r.fee)::float8 as fees, sum(${since('r', 'paid_amount')})::float8 as paid, sum(${since('r', 'refunded_amount')})::float8 as refunded
    from mock_registrations r join mock_exams e on e.id = r.mock_exam_id where r.canceled_at is null group by 1, 2 order by 1, 2`,
  seats: sql`
    select e.id::text as exam, ${since('e', 'registered')}::int as counted, e.on_site_taken as taken, e.waiting_count as waiting, count(r.id) filter (where r.on_site_state = 'confirmed')::int as confirmed, count(r.id)::int as registered
    from mock_exams e left join mock_registrations r on r.mock_exam_id = e.id and r.canceled_at is null group by e.id order by e.id`,
  points: sql`
    select to_char(incident_date, 'YYYY-MM') as month, point_type as type, count(*)::int as entries, sum(points)::int as points
    from student_points where voided_at is null group by 1, 2 order by 1, 2`,
  audit: sql`
    select 'all' as log, count(*)::int as entries, coalesce(max(id), 0)::float8 as newest from audit_log`,
};

/** Without what is unknown. */
const said = (row: Readonly<Record<string, string | number | null>>): Line =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );

export async function readTotals(tx: Tx): Promise<Totals> {
  const totals: Totals = {};
  for (const [name, question] of Object.entries(questions))
    totals[name] = (await tx.execute<Record<string, string | number | null>>(question)).rows.map(
      said,
    );
  return totals;
}
