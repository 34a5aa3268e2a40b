import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { meals, type Meal } from '@academy/domain/meals';
import { timesWon, won } from '@academy/domain/money';
import {
  mealsReportedLate,
  wasteByWeek,
  type MealOutcome,
  type MealsAndCost,
} from '@academy/domain/stats';
import {
  dayOfMonth,
  daysIn,
  seoulDay,
  shiftDay,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { aliasedTable, and, between, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { absenceReasons, mealBills, pickUps, reservations, students } from '../../db/schema';
import { billOfDay, eatenBetween, ofStudents } from '../../shared/bills/eaten-db';
import { readClosedMonths } from '../../shared/bills/closed-months-db';
import { samePriced, pricesOf } from '../../shared/bills/price-differences-db';
import { readMonthDays } from '../../shared/attendance/month/read-month-days';
import { readPriceEntries, type PriceDays } from '../../shared/prices/price-entries-db';
import { readReasonsWhere } from '../../shared/schedule/reasons-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readScheduleSettings } from '../../shared/settings/kept-settings';

const ticks = {
  lunch: aliasedTable(pickUps, 'lunch_tick'),
  dinner: aliasedTable(pickUps, 'dinner_tick'),
};

/** The days of the month on which a student was away all day, as the sheet says. */
async function readAbsentDays(db: Db, month: CalendarMonth, now: Date): Promise<AbsentDay[]> {
  const { dates, rows } = await readMonthDays(db, month, now);
  return rows.flatMap(({ student: { studentId }, days }) =>
    dates.flatMap((date, index) =>
      days[index]?.summary.status === 'ABSENT' ? [{ studentId, date }] : [],
    ),
  );
}

interface AbsentDay {
  studentId: StudentId;
  date: CalendarDay;
}

interface ReportedLate extends AbsentDay {
  meal: Meal;
}

/** Whether a reservation is of one of these days. */
function isAmong(days: readonly AbsentDay[]) {
  const [ids, dates] = [days.map(({ studentId }) => studentId), days.map(({ date }) => date)];
  return sql`(${reservations.studentId}, ${reservations.date}) in (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(dates)}::date[]))`;
}

/** Counts of each day's meals and what happened to them; a row for each price. */
async function readFates(
  db: Db,
  days: PriceDays,
  { reported, absent }: { reported: readonly ReportedLate[]; absent: readonly AbsentDay[] },
) {
  const settings = await readLunchSettings(db);
  const entries = await readPriceEntries(db, days);
  const closed = await readClosedMonths(db);
  const { columns, groups } = samePriced(settings, entries);
  const count = (what: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${what}))::int`;
  const countsOf = (meal: Meal, ordered: PgColumn) => {
    const left = sql`${ordered} and ${ticks[meal].at} is null`;
    return {
      ordered: count(sql`${ordered}`),
      pickedUp: count(sql`${ordered} and ${ticks[meal].at} is not null`),
      absent: count(sql`${left} and ${isAmong(absent)}`),
      reportedLate: count(sql`${left} and ${isAmong(reported.filter((one) => one.meal === meal))}`),
    };
  };
  const tickOf = (meal: Meal) =>
    and(
      eq(ticks[meal].studentId, reservations.studentId),
      eq(ticks[meal].date, reservations.date),
      eq(ticks[meal].meal, meal),
    );
  const rows = await db
    .select({
      ...columns,
      lunch: countsOf('lunch', reservations.lunch),
      dinner: countsOf('dinner', reservations.dinner),
    })
    .from(reservations)
    .innerJoin(students, ofStudents)
    .leftJoin(mealBills, billOfDay)
    .leftJoin(ticks.lunch, tickOf('lunch'))
    .leftJoin(ticks.dinner, tickOf('dinner'))
    .where(eatenBetween(days))
    .groupBy(...groups);
  return rows.map((row) => ({ ...row, prices: pricesOf(entries, closed, row) }));
}

/** The rows of a day's meal as one. */
function fateOf(
  date: CalendarDay,
  meal: Meal,
  rows: Awaited<ReturnType<typeof readFates>>,
): MealOutcome {
  const sum = (what: 'ordered' | 'pickedUp' | 'absent' | 'reportedLate'): MealsAndCost =>
    rows.reduce(
      (all, row) => ({
        meals: all.meals + row[meal][what],
        cost: won(all.cost + timesWon(row.prices[meal], row[meal][what])),
      }),
      { meals: 0, cost: won(0) },
    );
  return {
    date,
    meal,
    ordered: sum('ordered'),
    pickedUp: sum('pickedUp'),
    absent: sum('absent'),
    reportedLate: sum('reportedLate'),
  };
}

/** Uneaten meals of a month's past days: fifteen queries. */
export async function readMonthWaste(db: Db, month: CalendarMonth, now: Date) {
  const [end, yesterday] = [dayOfMonth(month, daysIn(month)), shiftDay(seoulDay(now), -1)];
  const days = { first: dayOfMonth(month, 1), last: yesterday < end ? yesterday : end };
  const reported = mealsReportedLate({
    reasons: await readReasonsWhere(
      db,
      and(
        between(absenceReasons.date, days.first, days.last),
        eq(absenceReasons.status, 'APPROVED'),
      ),
    ),
    settings: await readLunchSettings(db),
    mealTimes: (await readScheduleSettings(db)).mealTimes,
  });
  const absent = await readAbsentDays(db, month, now);
  const byDay = groupBy(await readFates(db, days, { reported, absent }), ({ date }) => date);
  const fates = [...byDay].flatMap(([date, rows]) => meals.map((meal) => fateOf(date, meal, rows)));
  return { month, asOf: now.toISOString(), ...wasteByWeek(fates) };
}
