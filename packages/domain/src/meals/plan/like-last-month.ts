import type { LunchSettings } from '../settings/lunch-settings-schema';
import {
  daysOfMonth,
  monthOf,
  shiftMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
  type Weekday,
} from '../../time';
import { planMeals, type MealPlan, type PlanContext, type PlannedSkip } from './meal-plan';
import { meals, mealsByDay } from '../meals-of-day';
import type { Meal, Reservation } from '../schemas';

/** Whether a student eats a meal on a weekday; undefined where no such day was served. */
export type WeekdayHabits = Record<Meal, Partial<Record<Weekday, boolean>>>;

interface LivedMonth {
  settings: LunchSettings;
  month: CalendarMonth;
  reservations: readonly Reservation[];
  holidays: ReadonlySet<string>;
}

/**
 * What a student ate in a month, by weekday: a meal counts when it was chosen on more than half of
 * the days on which it was served. Of the rules only those that speak of that month are asked: the
 * apply period and the enabled days are set again from month to month. Holidays do not count,
 * unless the student ate.
 */
export function weekdayHabits({
  settings,
  month,
  reservations,
  holidays,
}: LivedMonth): WeekdayHabits {
  const ateOn = mealsByDay(reservations);
  const enabled = settings.enabledDates.filter((date) => monthOf(date) === month);
  const habitsOf = (meal: Meal) => {
    const disabled = meal === 'lunch' ? settings.disabledLunchDates : settings.disabledDinnerDates;
    const served = (date: CalendarDay) =>
      !holidays.has(date) &&
      !disabled.includes(date) &&
      (enabled.length === 0 || enabled.includes(date));
    const habits: Partial<Record<Weekday, boolean>> = {};
    const balance = new Map<Weekday, number>();
    for (const date of daysOfMonth(month)) {
      const ate = ateOn(date)[meal];
      if (!ate && !served(date)) continue;
      const weekday = weekdayOf(date);
      const more = (balance.get(weekday) ?? 0) + (ate ? 1 : -1);
      balance.set(weekday, more);
      habits[weekday] = more > 0;
    }
    return habits;
  };
  return { lunch: habitsOf('lunch'), dinner: habitsOf('dinner') };
}

export interface LikeLastMonthSkip {
  date: CalendarDay;
  meal: Meal;
  /** `holiday` and `away`: it could be ordered, but the student is not there to eat it. */
  reason: Exclude<PlannedSkip['reason'], 'already-applied'> | 'holiday' | 'away';
}

export interface LikeLastMonthPlan extends Pick<MealPlan, 'changes' | 'counts'> {
  skipped: LikeLastMonthSkip[];
  /** On which the student mostly ate; without a single one nothing changes. */
  weekdays: Record<Meal, Weekday[]>;
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/**
 * Fills a month like the one before it, by weekday: adds the meals that the student mostly ate, and
 * takes away those that were not eaten. Holidays and meals during an approved absence stay as they
 * are, and so does a weekday of which nothing is known. `skipped` are the meals that the week would
 * have changed but for a reason. See docs/product/meals.md#like-last-month.
 */
export function planLikeLastMonth({
  month,
  lastMonth,
  holidays,
  isAway,
  ...context
}: PlanContext & {
  month: CalendarMonth;
  /** What was eaten in the month before. */
  lastMonth: readonly Reservation[];
  /** Those of both months. */
  holidays: ReadonlySet<string>;
  /** Whether an approved absence has the student away from a meal. */
  isAway: (date: CalendarDay, meal: Meal) => boolean;
}): LikeLastMonthPlan {
  const habits = weekdayHabits({
    settings: context.settings,
    month: shiftMonth(month, -1),
    reservations: lastMonth,
    holidays,
  });
  const eatenOn = (meal: Meal) => WEEKDAYS.filter((weekday) => habits[meal][weekday] === true);
  const weekdays = { lunch: eatenOn('lunch'), dinner: eatenOn('dinner') };
  const habitual = meals.some((meal) => weekdays[meal].length > 0);
  const wantedMeals = daysOfMonth(month).flatMap((date) =>
    meals.flatMap((meal) => {
      const wanted = habits[meal][weekdayOf(date)];
      return habitual && wanted !== undefined ? [{ date, meal, wanted }] : [];
    }),
  );
  const leftOut = ({ date, meal }: { date: CalendarDay; meal: Meal }) =>
    holidays.has(date) ? 'holiday' : isAway(date, meal) ? 'away' : undefined;

  const plan = planMeals(
    context,
    wantedMeals.filter((wantedMeal) => leftOut(wantedMeal) === undefined),
  );
  const locked = plan.skipped.flatMap(({ reason, ...skip }): LikeLastMonthSkip[] =>
    reason === 'already-applied' ? [] : [{ ...skip, reason }],
  );
  const unwanted = wantedMeals.flatMap(({ date, meal, wanted }): LikeLastMonthSkip[] => {
    const reason = leftOut({ date, meal });
    const fits = wanted && planMeals(context, [{ date, meal, wanted }]).changes.length > 0;
    return reason !== undefined && fits ? [{ date, meal, reason }] : [];
  });
  return {
    changes: plan.changes,
    counts: plan.counts,
    weekdays,
    skipped: [...locked, ...unwanted],
  };
}

/** How many meals changes add and take away. */
export function countChanges(changes: MealPlan['changes']): {
  added: Record<Meal, number>;
  removed: Record<Meal, number>;
} {
  const count = (meal: Meal, wanted: boolean) =>
    changes.filter((change) => change[meal] === wanted && change.base?.[meal] === !wanted).length;
  return {
    added: { lunch: count('lunch', true), dinner: count('dinner', true) },
    removed: { lunch: count('lunch', false), dinner: count('dinner', false) },
  };
}
