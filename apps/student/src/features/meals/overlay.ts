import { mealsByDay, type Reservation } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import type { Wish } from './autosave/wish';

/** What the screen shows: the server's rows with the student's open wishes laid over them. */
export function withWishes(
  rows: readonly Reservation[],
  wishes: ReadonlyMap<string, Wish>,
): Reservation[] {
  if (wishes.size === 0) return [...rows];
  const mealsOn = mealsByDay(rows);
  const days = new Map<CalendarDay, Reservation>(rows.map((row) => [row.date, row]));
  for (const { date, meal, value } of wishes.values()) {
    days.set(date, { ...(days.get(date) ?? { date, ...mealsOn(date) }), [meal]: value });
  }
  return [...days.values()];
}
