import type { CalendarDay } from './calendar-day';
import { midnightOf } from './seoul-clock';

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  midnightOf(to).diff(midnightOf(from), 'day');

/** `D-12`, on the day itself `D-DAY`; null when the day has passed. */
export function dDayText(date: CalendarDay, today: CalendarDay): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}
