import type { MonthGridDay, MonthStep } from './month-grid-day';

/** Where the focus lands in another month, whose days aren't known yet. */
export type Landing = { dayNumber: number } | { weekday: number; edge: 'first' | 'last' };

export type GridMove = { date: string } | { step: MonthStep; landing: Landing };

const shifts = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/**
 * Where a key leads from a day (ARIA grid pattern): arrows by day and week, Home and End to the
 * week's ends, PageUp and PageDown by month, with Shift by year. An arrow over the month's edge
 * goes into the next month.
 */
export function gridMove(
  key: string,
  shiftKey: boolean,
  from: MonthGridDay,
  days: readonly MonthGridDay[],
): GridMove | null {
  const inMonth = days.filter((day) => day.inMonth);
  const index = inMonth.findIndex((day) => day.date === from.date);
  const by = shifts.get(key);
  if (by !== undefined) {
    const target = inMonth[index + by];
    if (target) return { date: target.date };
    const landing: Landing =
      Math.abs(by) === 1
        ? { dayNumber: by > 0 ? 1 : 31 }
        : { weekday: from.weekday, edge: by > 0 ? 'first' : 'last' };
    return { step: by > 0 ? 1 : -1, landing };
  }
  if (key === 'Home' || key === 'End') {
    const sunday = index - from.weekday;
    const week = inMonth.slice(Math.max(0, sunday), sunday + 7);
    const end = key === 'Home' ? week.at(0) : week.at(-1);
    return end ? { date: end.date } : null;
  }
  if (key === 'PageUp')
    return { step: shiftKey ? -12 : -1, landing: { dayNumber: from.dayNumber } };
  if (key === 'PageDown')
    return { step: shiftKey ? 12 : 1, landing: { dayNumber: from.dayNumber } };
  return null;
}

/**
 * The day of the shown month that a landing means; the 31st becomes the last day of a shorter
 * month.
 */
export function landingDay(
  landing: Landing,
  days: readonly MonthGridDay[],
): MonthGridDay | undefined {
  const inMonth = days.filter((day) => day.inMonth);
  if ('dayNumber' in landing) return inMonth.findLast((day) => day.dayNumber <= landing.dayNumber);
  const sameWeekday = inMonth.filter((day) => day.weekday === landing.weekday);
  return landing.edge === 'first' ? sameWeekday.at(0) : sameWeekday.at(-1);
}
