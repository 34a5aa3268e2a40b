import { and, between, eq, isNull, or, sql } from 'drizzle-orm';
import { mealBills, reservations, students } from '../../db/schema';
import type { PriceDays } from '../prices/price-entries-db';

/** Whose meals count on a day's list and in its sums: students who were not deleted. */
export const ofStudents = and(eq(students.id, reservations.studentId), isNull(students.deletedAt));

/** The bill that a day's meals are on. */
export const billOfDay = and(
  eq(mealBills.studentId, reservations.studentId),
  eq(mealBills.month, sql`to_char(${reservations.date}, 'YYYY-MM')`),
);

/** Days with a meal; a day that was taken back keeps its row. */
export const eatenBetween = ({ first, last }: PriceDays) =>
  and(between(reservations.date, first, last), or(reservations.lunch, reservations.dinner));
