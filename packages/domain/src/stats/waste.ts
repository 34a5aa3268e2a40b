import { cutoffOf, meals, type LunchSettings, type Meal } from '../meals';
import { absenceOverMeal } from '../meal-questions';
import type { StudentId } from '../ids';
import { won } from '../money';
import type { AbsenceReason } from '../reasons/schemas';
import { dayOfMonth, daysIn, mondayOf, monthOf, shiftDay, type CalendarDay } from '../time';
import type { TimeSpan } from '../time';
import type { MealsAndCost, WeekWaste } from './schemas';

/** The later deadline that the page assumes. */
const LATER_MS = 60 * 60_000;

/** A meal of a student that an approved absence overlaps. */
export interface AbsentMeal {
  studentId: StudentId;
  date: CalendarDay;
  meal: Meal;
}

type DatedReason = Pick<AbsenceReason, 'date' | 'createdAt'> & { studentId: StudentId };

/**
 * The meals that a deadline one hour later would have caught: of approved reasons that were handed
 * in at the cutoff or within the hour after it. Asked with the rules of today.
 */
export function mealsReportedLate<Reason extends AbsenceReason & DatedReason>({
  reasons,
  settings,
  mealTimes,
}: {
  reasons: readonly Reason[];
  settings: LunchSettings;
  mealTimes: Readonly<Record<Meal, TimeSpan>>;
}): AbsentMeal[] {
  return reasons.flatMap((reason) => {
    const { studentId, date } = reason;
    const over = absenceOverMeal({ schedules: [], reasons: [reason], mealTimes });
    return meals
      .filter((meal) => {
        const late = Date.parse(reason.createdAt) - cutoffOf(settings, date, meal).getTime();
        return late >= 0 && late < LATER_MS && over(date, meal) !== undefined;
      })
      .map((meal) => ({ studentId, date, meal }));
  });
}

/** A meal of a day: how many were ordered, and what happened to them. */
export interface MealOutcome {
  date: CalendarDay;
  meal: Meal;
  ordered: MealsAndCost;
  pickedUp: MealsAndCost;
  /** Not picked up, and its student was absent. */
  absent: MealsAndCost;
  /** Not picked up, and reported within the hour after the cutoff. */
  reportedLate: MealsAndCost;
}

const NONE: MealsAndCost = { meals: 0, cost: won(0) };
const plus = (a: MealsAndCost, b: MealsAndCost): MealsAndCost => ({
  meals: a.meals + b.meals,
  cost: won(a.cost + b.cost),
});
const minus = (a: MealsAndCost, b: MealsAndCost): MealsAndCost => ({
  meals: a.meals - b.meals,
  cost: won(a.cost - b.cost),
});
const sum = (parts: readonly MealsAndCost[]) => parts.reduce(plus, NONE);

/** A day's week from Monday to Sunday, as far as it lies in the day's month. */
function weekOf(date: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  const month = monthOf(date);
  const monday = mondayOf(date);
  const [start, end] = [dayOfMonth(month, 1), dayOfMonth(month, daysIn(month))];
  const sunday = shiftDay(monday, 6);
  return { first: monday > start ? monday : start, last: sunday < end ? sunday : end };
}

/**
 * Sums of what was ordered and what happened to it; a meal of a day without a single tick was not
 * counted, and is left out of what was picked up and what was left.
 */
function addUp(fates: readonly MealOutcome[]): Omit<WeekWaste, 'first' | 'last'> {
  const ticked = fates.filter(({ pickedUp }) => pickedUp.meals > 0);
  const pickedUp = sum(ticked.map((fate) => fate.pickedUp));
  const left = minus(sum(ticked.map(({ ordered }) => ordered)), pickedUp);
  return {
    ordered: sum(fates.map(({ ordered }) => ordered)),
    pickedUp: ticked.length > 0 ? pickedUp : null,
    left: ticked.length > 0 ? left : null,
    absent: sum(fates.map(({ absent }) => absent)),
    reportedLate: sum(fates.map(({ reportedLate }) => reportedLate)),
  };
}

/** By week and in total. Weeks without orders are left out. */
export function wasteByWeek(fates: readonly MealOutcome[]): {
  weeks: WeekWaste[];
  total: Omit<WeekWaste, 'first' | 'last'>;
} {
  const ordered = fates.filter((fate) => fate.ordered.meals > 0);
  const weeks = new Map(ordered.map(({ date }) => [weekOf(date).first, weekOf(date)]));
  return {
    weeks: [...weeks.values()]
      .toSorted((a, b) => a.first.localeCompare(b.first))
      .map(({ first, last }) => ({
        first,
        last,
        ...addUp(ordered.filter(({ date }) => date >= first && date <= last)),
      })),
    total: addUp(ordered),
  };
}
