import type { StudentId } from '@academy/domain/ids';
import { won } from '@academy/domain/money';
import type { DayFigures, MealDays } from '@academy/domain/stats';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, between, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import { mealBills, reservations, students } from '../../db/schema';
import { readPriceDifferences } from '../../shared/bills/price-differences-db';
import { readLunchSettings } from '../../shared/settings/lunch-settings-db';

const inMonth = (month: CalendarMonth) =>
  and(
    between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)),
    or(reservations.lunch, reservations.dinner),
    isNull(students.deletedAt),
  );

/**
 * How many eat on each day of a month and what that costs, at each student's own prices. Days
 * without a meal are left out.
 */
export async function readDays(db: Db, month: CalendarMonth): Promise<DayFigures[]> {
  const settings = await readLunchSettings(db);
  const [lunchPrice, dinnerPrice] = [
    sql`coalesce(${mealBills.lunchPrice}, ${settings.lunchPrice}::int)`,
    sql`coalesce(${mealBills.dinnerPrice}, ${settings.dinnerPrice}::int)`,
  ];
  const rows = await db
    .select({
      date: reservations.date,
      lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`,
      dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
      amount: sql<number>`sum(${reservations.lunch}::int * ${lunchPrice} + ${reservations.dinner}::int * ${dinnerPrice})::float8`,
    })
    .from(reservations)
    .innerJoin(students, eq(students.id, reservations.studentId))
    .leftJoin(
      mealBills,
      and(eq(mealBills.studentId, reservations.studentId), eq(mealBills.month, month)),
    )
    .where(inMonth(month))
    .groupBy(reservations.date);
  const days = { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) };
  const differences = await readPriceDifferences(db, days, settings);
  return rows.map(({ amount, ...row }) => ({
    ...row,
    amount: won(amount + (differences.get(row.date) ?? 0)),
  }));
}

/** On which days of a month each student has a meal, for the matrix. */
export async function readMealDays(
  db: Db,
  month: CalendarMonth,
): Promise<ReadonlyMap<StudentId, MealDays>> {
  const bits = (meal: PgColumn) =>
    sql<number>`bit_or(${meal}::int << (${reservations.date} - ${dayOfMonth(month, 1)}::date))`;
  const rows = await db
    .select({
      studentId: reservations.studentId,
      lunch: bits(reservations.lunch),
      dinner: bits(reservations.dinner),
    })
    .from(reservations)
    .where(between(reservations.date, dayOfMonth(month, 1), dayOfMonth(month, 31)))
    .groupBy(reservations.studentId);
  return new Map(rows.map(({ studentId, lunch, dinner }) => [studentId, { lunch, dinner }]));
}

/** 재원 students, and whether they have a meal in the month. */
export const readEnrolled = (db: Db, month: CalendarMonth) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      className: students.className,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      status: students.status,
      applied: sql<boolean>`exists (select 1 from ${reservations} where ${reservations.studentId} = ${students.id} and (${reservations.lunch} or ${reservations.dinner})
      and ${reservations.date} between ${dayOfMonth(month, 1)}::date and ${dayOfMonth(month, 31)}::date)`,
    })
    .from(students)
    .where(and(eq(students.status, 'ENROLLED'), isNull(students.deletedAt)));
