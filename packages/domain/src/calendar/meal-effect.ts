import { groupBy } from '../collections';
import { settleable } from '../deposits/carry-over';
import type { BillAccount } from '../deposits/state-schema';
import type { StudentId } from '../ids';
import { decideMealServed, mealChangeDecider } from '../meals/meal-change';
import { meals } from '../meals/meals-of-day';
import type { Meal, Reservation } from '../meals/schemas';
import { addWon, won, type Won } from '../money';
import { priceOn, type BillPrices } from '../prices/held-prices';
import type { LunchSettings } from '../meals/settings/lunch-settings-schema';
import { monthOf, seoulDay, shiftDay, type CalendarDay, type CalendarMonth } from '../time';
import type { EffectChoice } from '../meals/causes';
import type { AffectedStudent, MealEffect } from './effect-schemas';

/** How far ahead locks are compared, in days. */
const LOCK_DAYS = 62;

/** An ordered meal that a change would no longer serve. */
export interface LostMeal {
  studentId: StudentId;
  date: CalendarDay;
  meal: Meal;
  price: Won;
}

export interface EffectContext {
  before: LunchSettings;
  after: LunchSettings;
  /** Every day with a meal from today on, of every student. */
  reservations: readonly (Reservation & { studentId: StudentId })[];
  students: ReadonlyMap<StudentId, { name: string; seat: string | null }>;
  /** The month's frozen prices; where nothing is frozen, today's. */
  billOf: (studentId: StudentId, month: CalendarMonth) => BillPrices;
  accountOf: (studentId: StudentId, month: CalendarMonth) => Pick<BillAccount, 'balance'>;
  /** Bills of this month (KST) and later that keep their prices. */
  frozenBills: number;
  now: Date;
}

/**
 * The meals that a change takes away: applied for, from today (KST) on, served by the old rules and
 * not by the new.
 */
export function lostMeals({
  before,
  after,
  reservations,
  billOf,
  now,
}: Pick<EffectContext, 'before' | 'after' | 'reservations' | 'billOf' | 'now'>): LostMeal[] {
  const today = seoulDay(now);
  return reservations
    .filter(({ date }) => date >= today)
    .flatMap((row) =>
      meals
        .filter((meal) => row[meal])
        .flatMap((meal) => {
          const lost =
            decideMealServed({ settings: before, date: row.date, meal }).allowed &&
            !decideMealServed({ settings: after, date: row.date, meal }).allowed;
          if (!lost) return [];
          const bill = billOf(row.studentId, monthOf(row.date));
          return [
            {
              studentId: row.studentId,
              date: row.date,
              meal,
              price: priceOn(bill, meal, row.date).price,
            },
          ];
        }),
    );
}

/**
 * Lost meals student by student and month by month: what the bill loses, and how much of that was
 * paid.
 */
export function affectedStudents(
  lost: readonly LostMeal[],
  { students, accountOf }: Pick<EffectContext, 'students' | 'accountOf'>,
): AffectedStudent[] {
  return [
    ...groupBy(lost, ({ studentId, date }) => `${studentId} ${monthOf(date)}`).values(),
  ].flatMap((mine) =>
    mine.slice(0, 1).map(({ studentId, date }) => {
      const month = monthOf(date);
      const amount = addWon(...mine.map(({ price }) => price));
      const { name = '', seat = null } = students.get(studentId) ?? {};
      return {
        studentId,
        name,
        seat,
        month,
        mealCount: mine.length,
        amount,
        settleable: settleable(accountOf(studentId, month), amount),
      };
    }),
  );
}

/**
 * The days on which a student could change a meal by one set of rules and cannot by the other, from
 * today (KST) on, and how many students have applied for one of those meals.
 */
function lockedBy(
  { reservations, now }: Pick<EffectContext, 'reservations' | 'now'>,
  rules: Pick<EffectContext, 'before' | 'after'>,
): { days: CalendarDay[]; students: number } {
  const before = mealChangeDecider({ settings: rules.before, now });
  const after = mealChangeDecider({ settings: rules.after, now });
  const locks = (date: CalendarDay, meal: Meal) => {
    const decision = after(date, meal);
    return !decision.allowed && decision.reason === 'cutoff-passed' && before(date, meal).allowed;
  };
  const horizon = Array.from({ length: LOCK_DAYS }, (_, ahead) => shiftDay(seoulDay(now), ahead));
  const days = horizon.filter((date) => meals.some((meal) => locks(date, meal)));
  const isLocked = new Set(days);
  const concerned = reservations.filter(
    (row) => isLocked.has(row.date) && meals.some((meal) => row[meal] && locks(row.date, meal)),
  );
  return { days, students: new Set(concerned.map(({ studentId }) => studentId)).size };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The names of the settings' fields in which two versions differ. */
export const changedSettings = (
  before: LunchSettings,
  after: LunchSettings,
): (keyof LunchSettings)[] =>
  Object.keys(before)
    .filter((field): field is keyof LunchSettings => Object.hasOwn(after, field))
    .filter((field) => !same(before[field], after[field]));

const choicesFor = (mealCount: number): EffectChoice[] =>
  mealCount === 0 ? ['keep'] : ['keep', 'cancel', 'carry-over'];

/**
 * Whom a change of the meal rules affects and how much, before it is made. Money in won, at the
 * prices that each student was shown.
 */
export function mealEffect(context: EffectContext): Omit<MealEffect, 'stillClosed'> {
  const { before, after, frozenBills } = context;
  const lost = lostMeals(context);
  const students = affectedStudents(lost, context);
  const days = [...groupBy(lost, ({ date }) => date)].map(([date, mine]) => {
    const count = (meal: Meal) => mine.filter((one) => one.meal === meal).length;
    return { date, lunch: count('lunch'), dinner: count('dinner') };
  });
  const changedFields = changedSettings(before, after);
  const locked = lockedBy(context, { before, after });
  const unlocked = lockedBy(context, { before: after, after: before });
  const pricesChange =
    changedFields.includes('lunchPrice') || changedFields.includes('dinnerPrice');
  return {
    mealCount: lost.length,
    studentCount: new Set(lost.map(({ studentId }) => studentId)).size,
    students,
    amount: addWon(...students.map(({ amount }) => amount)),
    settleable: addWon(...students.map((student) => won(student.settleable))),
    days: days.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    locked: locked.days,
    lockedStudents: locked.students,
    unlocked: unlocked.days,
    unlockedStudents: unlocked.students,
    frozenBills: pricesChange ? frozenBills : 0,
    changedFields,
    choices: choicesFor(lost.length),
  };
}
