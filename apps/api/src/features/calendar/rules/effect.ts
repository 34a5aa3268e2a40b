import {
  affectedStudents,
  lostMeals,
  mealEffect,
  stillClosed,
  type AffectedStudent,
  type ClosingChange,
  type LostMeal,
  type MealEffect,
} from '@academy/domain/calendar';
import type { StudentId } from '@academy/domain/ids';
import type { LunchSettings } from '@academy/domain/meals';
import { monthOf, seoulDay, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../../db/database';
import { readMealBooks } from '../../../shared/bills/meal-books-db';
import { readFutureMeals } from '../reservations-db';

export interface RulesChange {
  before: LunchSettings;
  after: LunchSettings;
  /** The days that are closed or opened, when that is the change. */
  closing?: ClosingChange;
}

export interface ReadEffect {
  effect: MealEffect;
  lost: LostMeal[];
  affected: AffectedStudent[];
  isClosed: (month: CalendarMonth) => boolean;
}

/**
 * The students that a change of the meal rules affects, from today (KST) on: five queries, however
 * many students and days it touches.
 */
export async function readEffect(
  db: Db | Tx,
  { before, after, closing }: RulesChange,
  now: Date,
): Promise<ReadEffect> {
  const today = seoulDay(now);
  const reservations = await readFutureMeals(db, today);
  const months = [...new Set([monthOf(today), ...reservations.map(({ date }) => monthOf(date))])];
  const { bookOf, isClosed, frozenBills } = await readMealBooks(db, { months, settings: before });
  const students = new Map(
    reservations.map(({ studentId, name, seat }) => [studentId, { name, seat }]),
  );
  const context = {
    before,
    after,
    reservations,
    students,
    billOf: bookOf,
    accountOf: (studentId: StudentId, month: CalendarMonth) => bookOf(studentId, month).account,
    frozenBills,
    now,
  };
  const lost = lostMeals(context);
  return {
    effect: { ...mealEffect(context), stillClosed: closing ? stillClosed(after, closing) : [] },
    lost,
    affected: affectedStudents(lost, context),
    isClosed,
  };
}
