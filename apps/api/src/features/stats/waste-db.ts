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
import { aliasedTable, and, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import {
  absenceReasons,
  attendanceMarks,
  mealBills,
  pickUps,
  reservations,
  students,
} from '../../db/schema';
import { billOfDay, eatenBetween, ofStudents } from '../../shared/bills/eaten-db';
import { samePriced, pricesOf } from '../../shared/bills/price-differences-db';
import { readPriceEntries, type PriceDays } from '../../shared/prices/price-entries-db';
import { readReasonsWhere } from '../../shared/schedule/reasons-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';
import { readScheduleSettings } from '../../shared/settings/schedule-settings-db';

const ticks = {
  lunch: aliasedTable(pickUps, 'lunch_tick'),
  dinner: aliasedTable(pickUps, 'dinner_tick'),
};

/** Whose every mark of a day says absent, and who has marks that do not. */
const sheetOf = (db: Db, { first, last }: PriceDays) =>
  db
    .select({
      date: attendanceMarks.date,
      studentId: attendanceMarks.studentId,
      absent: sql<boolean>`bool_and(${attendanceMarks.status} = 'ABSENT')`.as('absent'),
    })
    .from(attendanceMarks)
    .where(and(between(attendanceMarks.date, first, last), isNotNull(attendanceMarks.status)))
    .groupBy(attendanceMarks.date, attendanceMarks.studentId)
    .as('sheet');

interface ReportedLate {
  studentId: StudentId;
  date: CalendarDay;
  meal: Meal;
}

/** Whether a meal of a reservation is one of these. */
function isAmongReported(told: readonly ReportedLate[], meal: Meal) {
  const mine = told.filter((one) => one.meal === meal);
  const [ids, dates] = [mine.map(({ studentId }) => studentId), mine.map(({ date }) => date)];
  return sql`(${reservations.studentId}, ${reservations.date}) in (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(dates)}::date[]))`;
}

/** Counts of each day's meals and what happened to them; a row for each price. */
async function readFates(db: Db, days: PriceDays, told: readonly ReportedLate[]) {
  const settings = await readLunchSettings(db);
  const entries = await readPriceEntries(db, days);
  const { columns, groups } = samePriced(settings, entries);
  const sheet = sheetOf(db, days);
  const count = (what: ReturnType<typeof sql>) =>
    sql<number>`(count(*) filter (where ${what}))::int`;
  const countsOf = (meal: Meal, ordered: PgColumn) => {
    const left = sql`${ordered} and ${ticks[meal].at} is null`;
    return {
      ordered: count(sql`${ordered}`),
      pickedUp: count(sql`${ordered} and ${ticks[meal].at} is not null`),
      absent: count(sql`${left} and coalesce(${sheet.absent}, ${absenceReasons.id} is not null)`),
      toldLate: count(sql`${left} and ${isAmongReported(told, meal)}`),
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
    .leftJoin(
      sheet,
      and(eq(sheet.studentId, reservations.studentId), eq(sheet.date, reservations.date)),
    )
    .leftJoin(
      absenceReasons,
      and(
        eq(absenceReasons.studentId, reservations.studentId),
        eq(absenceReasons.date, reservations.date),
        eq(absenceReasons.type, 'ABSENT'),
        eq(absenceReasons.status, 'APPROVED'),
      ),
    )
    .where(eatenBetween(days))
    .groupBy(...groups);
  return rows.map((row) => ({ ...row, prices: pricesOf(entries, row) }));
}

/** The rows of a day's meal as one. */
function fateOf(
  date: CalendarDay,
  meal: Meal,
  rows: Awaited<ReturnType<typeof readFates>>,
): MealOutcome {
  const sum = (what: 'ordered' | 'pickedUp' | 'absent' | 'toldLate'): MealsAndCost =>
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
    toldLate: sum('toldLate'),
  };
}

/** What of a month's meals nobody ate, of the days that are over: six queries. */
export async function readMonthWaste(db: Db, month: CalendarMonth, now: Date) {
  const [end, yesterday] = [dayOfMonth(month, daysIn(month)), shiftDay(seoulDay(now), -1)];
  const days = { first: dayOfMonth(month, 1), last: yesterday < end ? yesterday : end };
  const told = mealsReportedLate({
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
  const byDay = groupBy(await readFates(db, days, told), ({ date }) => date);
  const fates = [...byDay].flatMap(([date, rows]) => meals.map((meal) => fateOf(date, meal, rows)));
  return { month, asOf: now.toISOString(), ...wasteByWeek(fates) };
}
