import { hasDay, type LunchSettings } from '@academy/domain/meals';
import { won, type Won } from '@academy/domain/money';
import {
  dayOfMonth,
  daysOfMonth,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { mealBills, mealMonths, students } from '../../db/schema';
import { readPriceDifferences } from './price-differences-db';

/** A day of the academy: who eats, how many of them have not paid their month, and the cost. */
interface DayTotals {
  date: CalendarDay;
  lunch: number;
  dinner: number;
  unpaid: number;
  amount: Won;
}

const readPriced = (db: Db, month: CalendarMonth) =>
  db
    .select({
      lunch: mealMonths.lunch,
      dinner: mealMonths.dinner,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      status: mealBills.depositStatus,
    })
    .from(mealMonths)
    .innerJoin(students, and(eq(students.id, mealMonths.studentId), isNull(students.deletedAt)))
    .leftJoin(
      mealBills,
      and(eq(mealBills.studentId, mealMonths.studentId), eq(mealBills.month, mealMonths.month)),
    )
    .where(and(eq(mealMonths.month, month), or(ne(mealMonths.lunch, 0), ne(mealMonths.dinner, 0))));

/**
 * How many eat on each day of a month and what that costs, in two statements, three with dated
 * prices. Meals cost what was frozen for the student, else today's price. Days without a meal are
 * left out.
 */
export async function readDayTotals(
  db: Db,
  month: CalendarMonth,
  settings: LunchSettings,
): Promise<DayTotals[]> {
  const rows = await readPriced(db, month);
  const days = daysOfMonth(month).map((date) => ({
    date,
    lunch: 0,
    dinner: 0,
    unpaid: 0,
    amount: 0,
  }));
  for (const { lunch, dinner, status, ...frozen } of rows) {
    const lunchPrice = frozen.lunchPrice ?? settings.lunchPrice;
    const dinnerPrice = frozen.dinnerPrice ?? settings.dinnerPrice;
    const owes = (status ?? 'unpaid') === 'unpaid';
    for (const [index, day] of days.entries()) {
      const [hasLunch, hasDinner] = [hasDay(lunch, index + 1), hasDay(dinner, index + 1)];
      if (hasLunch) {
        day.lunch += 1;
        day.amount += lunchPrice;
      }
      if (hasDinner) {
        day.dinner += 1;
        day.amount += dinnerPrice;
      }
      if (owes && (hasLunch || hasDinner)) day.unpaid += 1;
    }
  }
  const span = { first: dayOfMonth(month, 1), last: dayOfMonth(month, 31) };
  const differences = await readPriceDifferences(db, span, settings);
  return days
    .filter(({ lunch, dinner }) => lunch + dinner > 0)
    .map((day) => ({ ...day, amount: won(day.amount + (differences.get(day.date) ?? 0)) }));
}
