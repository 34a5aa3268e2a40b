import type { CalendarDay } from './calendar-day';

const DAY_MS = 86_400_000;

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** `D-12`, on the day itself `D-DAY`; null when the day has passed. */
export function dDayText(date: CalendarDay, today: CalendarDay): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  return days === 0 ? 'D-DAY' : `D-${days}`;
}
