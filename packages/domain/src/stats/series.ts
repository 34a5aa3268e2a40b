import { hasDay, type MealDays } from '../meals/meal-days';
import type { Reservation } from '../meals/schemas';
import { won } from '../money';
import { daysOfMonth, weekdayOf, type CalendarMonth, type Weekday } from '../time';
import type { DayFigures, MonthFigures, WeekdayFigures } from './schemas';

/**
 * The days of a month for chart and table, each once and in order; a day without meals has zeros.
 */
export function daySeries(month: CalendarMonth, counts: readonly DayFigures[]): DayFigures[] {
  const on = new Map(counts.map((count) => [count.date, count]));
  return daysOfMonth(month).map(
    (date) => on.get(date) ?? { date, lunch: 0, dinner: 0, amount: won(0) },
  );
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const average = (sum: number, days: number) =>
  days === 0 ? 0 : Math.round((sum / days) * 10) / 10;

/** The weekdays, Sunday first: sums, and the average over days with meals. */
export function weekdaySeries(days: readonly DayFigures[]): WeekdayFigures[] {
  return WEEKDAYS.map((weekday) => {
    const mine = days.filter(
      (day) => weekdayOf(day.date) === weekday && day.lunch + day.dinner > 0,
    );
    const [lunch, dinner] = [
      mine.reduce((sum, day) => sum + day.lunch, 0),
      mine.reduce((sum, day) => sum + day.dinner, 0),
    ];
    return {
      weekday,
      days: mine.length,
      lunch,
      dinner,
      lunchAverage: average(lunch, mine.length),
      dinnerAverage: average(dinner, mine.length),
    };
  });
}

/**
 * How a figure moved from the month before. `percent` is whole, and null when there was nothing to
 * compare with.
 */
export interface Change {
  difference: number;
  percent: number | null;
}

export const changeOf = (now: number, before: number): Change => ({
  difference: now - before,
  percent: before === 0 ? null : Math.round(((now - before) / before) * 100),
});

/** Every figure of a month beside the month before. */
export const compareMonths = (
  now: MonthFigures,
  before: MonthFigures,
): Record<keyof MonthFigures, Change> => ({
  applied: changeOf(now.applied, before.applied),
  notApplied: changeOf(now.notApplied, before.notApplied),
  lunch: changeOf(now.lunch, before.lunch),
  dinner: changeOf(now.dinner, before.dinner),
  billed: changeOf(now.billed, before.billed),
  paid: changeOf(now.paid, before.paid),
  unpaid: changeOf(now.unpaid, before.unpaid),
  unpaidStudents: changeOf(now.unpaidStudents, before.unpaidStudents),
  carriedIn: changeOf(now.carriedIn, before.carriedIn),
  carriedOut: changeOf(now.carriedOut, before.carriedOut),
});

/** 0 nothing, 1 lunch, 2 dinner, 3 both. */
export type MealMark = 0 | 1 | 2 | 3;

const markOf = ({ lunch, dinner }: Pick<Reservation, 'lunch' | 'dinner'>): MealMark => {
  if (lunch) return dinner ? 3 : 1;
  return dinner ? 2 : 0;
};

/** A student's month of this many days as one mark per day, the first day first. */
export function mealMarks(days: number, { lunch, dinner }: MealDays): MealMark[] {
  return Array.from({ length: days }, (_, index) =>
    markOf({ lunch: hasDay(lunch, index + 1), dinner: hasDay(dinner, index + 1) }),
  );
}

const MARKS: Record<MealMark, string> = { 0: '', 1: '점', 2: '저', 3: '점저' };

/** 점, 저, 점저 or nothing: a cell of the matrix. */
export const mealMarkText = (mark: MealMark): string => MARKS[mark];
