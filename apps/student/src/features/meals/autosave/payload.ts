import type { Meal, MealsOfDay, Reservation, ReservationChange } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import type { Wish } from './wish';

/** The server takes 100 days in one save. */
export const DAYS_PER_SAVE = 100;

/**
 * Wishes as the body of `PUT /reservations/{studentId}`, one entry a day, in the order of the
 * calendar.
 *
 * `base` marks what was touched: a wished meal always differs from its base, so it is written even
 * when an earlier answer was lost; an untouched meal equals its base, so another device's change to
 * it stays. A day that was never read is left out.
 */
export function toChanges(
  wishes: Iterable<Wish>,
  truthOf: (date: CalendarDay) => MealsOfDay | undefined,
): ReservationChange[] {
  const days = new Map<CalendarDay, Reservation & { base: Record<Meal, boolean> }>();
  for (const { date, meal, value } of wishes) {
    const truth = truthOf(date);
    if (!truth) continue;
    const change = days.get(date) ?? {
      date,
      lunch: truth.lunch,
      dinner: truth.dinner,
      base: { ...truth },
    };
    change[meal] = value;
    change.base[meal] = !value;
    days.set(date, change);
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** The wishes of the first days that fit in one save; the others follow in the next. */
export function firstBatch(wishes: Iterable<Wish>): Wish[] {
  const sorted = [...wishes].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const dates = [...new Set(sorted.map((wish) => wish.date))].slice(0, DAYS_PER_SAVE);
  const last = dates.at(-1);
  return last === undefined ? [] : sorted.filter((wish) => wish.date <= last);
}
