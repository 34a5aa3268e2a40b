import { dayCutoffOf, decideMealServed, type MealClosedReason } from '../meals/meal-change';
import { nextCutoff } from '../meals/cutoff/next-cutoff';
import { won, type Won } from '../money';
import type { Holiday } from '../meals/holiday-schema';
import type { LunchSettings } from '../meals/settings/lunch-settings-schema';
import { priceOn, type PriceTerm } from '../prices';
import { daysOfMonth, type CalendarDay, type CalendarMonth } from '../time';
import type { CalendarCell, Closing, DayState, MealCalendar } from './schemas';

type Closed = Record<'lunch' | 'dinner', MealClosedReason | null>;

/** Why each meal of a day is not served, null where it is. */
export function closedReasons(settings: LunchSettings, date: CalendarDay): Closed {
  const reason = (meal: 'lunch' | 'dinner') => {
    const served = decideMealServed({ settings, date, meal });
    return served.allowed ? null : served.reason;
  };
  return { lunch: reason('lunch'), dinner: reason('dinner') };
}

/**
 * A day in one word: served meals are open until the cutoff; without any, a closed day differs from
 * one that was never served and from one outside the period.
 */
export function dayState(settings: LunchSettings, date: CalendarDay, now: Date): DayState {
  const { lunch, dinner } = closedReasons(settings, date);
  if (lunch === null || dinner === null)
    return now < dayCutoffOf(settings, date) ? 'open' : 'cutoff';
  if (lunch === 'outside-apply-period') return 'outside-period';
  return lunch === 'meal-disabled' || dinner === 'meal-disabled' ? 'closed' : 'not-served';
}

/** What the database counts for a day; a day without applications is missing. */
export interface DayCount {
  date: CalendarDay;
  lunch: number;
  dinner: number;
  /** Students with a meal that day whose month is not paid. */
  unpaid: number;
  /** At the prices frozen for each student. */
  amount: Won;
}

interface Month {
  month: CalendarMonth;
  settings: LunchSettings;
  counts: readonly DayCount[];
  holidays: readonly Holiday[];
  closings: readonly (Closing & { date: CalendarDay })[];
  /** The valid general dated prices, strongest first. */
  terms: readonly PriceTerm[];
  now: Date;
}

/** The prices of a day that are not the usual ones, of the meals that are served. */
function datedPrices(
  { settings, terms }: Pick<Month, 'settings' | 'terms'>,
  date: CalendarDay,
): CalendarCell['datedPrices'] {
  const closed = closedReasons(settings, date);
  const of = (meal: 'lunch' | 'dinner') => {
    const { price } = priceOn({ ...settings, terms }, meal, date);
    return closed[meal] === null && price !== settings[`${meal}Price`] ? price : null;
  };
  return { lunch: of('lunch'), dinner: of('dinner') };
}

/**
 * The cells, the totals and the next cutoff of a month of the managers' calendar. Holidays of one
 * day are named together.
 */
export function calendarOf({
  month,
  settings,
  counts,
  holidays,
  closings,
  terms,
  now,
}: Month): Pick<MealCalendar, 'days' | 'totals' | 'nextCutoff'> {
  const countOn = new Map(counts.map((count) => [count.date, count]));
  const closingOn = new Map(closings.map(({ date, ...closing }) => [date, closing]));
  const holidayOn = (date: CalendarDay) =>
    holidays
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => name)
      .join(' · ') || null;
  const days = daysOfMonth(month).map((date): CalendarCell => {
    const { lunch = 0, dinner = 0, unpaid = 0, amount = won(0) } = countOn.get(date) ?? {};
    return {
      date,
      lunch,
      dinner,
      unpaid,
      amount,
      holiday: holidayOn(date),
      state: dayState(settings, date, now),
      closed: closedReasons(settings, date),
      closing: closingOn.get(date) ?? null,
      datedPrices: datedPrices({ settings, terms }, date),
    };
  });
  const sum = (of: (cell: CalendarCell) => number) =>
    days.reduce((total, cell) => total + of(cell), 0);
  const next = nextCutoff(settings, now);
  return {
    days,
    nextCutoff: next && { date: next.date, closesAt: next.closesAt.toISOString() },
    totals: {
      servedDays: days.filter(({ closed: { lunch, dinner } }) => lunch === null || dinner === null)
        .length,
      lunch: sum((cell) => cell.lunch),
      dinner: sum((cell) => cell.dinner),
      amount: won(sum((cell) => cell.amount)),
    },
  };
}
