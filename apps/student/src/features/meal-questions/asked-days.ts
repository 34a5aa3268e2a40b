import type { Meal, Reservation, ReservationChange } from '@academy/domain/meals';
import type { AwayKind, MealQuestion } from '@academy/domain/meal-questions';
import type { CalendarDay } from '@academy/domain/time';

/** What one day asks: one question for all its meals. */
export interface AskedDay {
  date: CalendarDay;
  meals: Meal[];
  kinds: AwayKind[];
}

/** The questions by day, with each absence of a day once. */
export function askedDays(questions: readonly MealQuestion[]): AskedDay[] {
  const dates = [...new Set(questions.map(({ date }) => date))];
  return dates.map((date) => {
    const those = questions.filter((question) => question.date === date);
    return {
      date,
      meals: those.map(({ meal }) => meal),
      kinds: [...new Set(those.map(({ kind }) => kind))],
    };
  });
}

/** Meals that are offered again, day by day. */
export function offeredDays(offers: readonly Pick<MealQuestion, 'date' | 'meal'>[]): AskedDay[] {
  const dates = [...new Set(offers.map(({ date }) => date))];
  return dates.map((date) => ({
    date,
    meals: offers.filter((offer) => offer.date === date).map(({ meal }) => meal),
    kinds: [],
  }));
}

/**
 * Whether a meal is still ordered, as far as the device knows: the meal page may have cancelled it
 * since the question was asked.
 */
export const stillOrdered = (
  days: readonly Reservation[] | undefined,
  { date, meal }: Pick<MealQuestion, 'date' | 'meal'>,
): boolean => days === undefined || days.some((day) => day.date === date && day[meal]);

/**
 * Cancels these meals or orders them again. The day's other meal is the same before and after and
 * is therefore not written.
 */
export const mealChanges = (days: readonly AskedDay[], wanted: boolean): ReservationChange[] =>
  days.map(({ date, meals }) => {
    const those = { lunch: meals.includes('lunch'), dinner: meals.includes('dinner') };
    const none = { lunch: false, dinner: false };
    return wanted ? { date, ...those, base: none } : { date, ...none, base: those };
  });

/** Whether a meal was ordered elsewhere since it was offered, as far as the device knows. */
export const orderedSince = (
  days: readonly Reservation[] | undefined,
  { date, meal }: Pick<MealQuestion, 'date' | 'meal'>,
): boolean => days?.some((day) => day.date === date && day[meal]) ?? false;

export const countMeals = (days: readonly AskedDay[]): number =>
  days.reduce((sum, { meals }) => sum + meals.length, 0);
