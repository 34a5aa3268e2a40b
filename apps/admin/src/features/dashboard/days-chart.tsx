import type { CalendarCell } from '@academy/domain/calendar';
import { mealName, type Meal, type MealLockReason } from '@academy/domain/meals';
import type { DayFigures, MonthFigures, WeekdayFigures } from '@academy/domain/stats';
import { dayNumberOf, formatDay, formatWeekday, shiftDay } from '@academy/domain/time';
import { formatWon } from '@academy/domain/money';
import type { ChartPicture, ChartPoint } from '@academy/ui/chart';
import type { ShareBarProps } from '@academy/ui/share-bar';
import {
  daysAnswerText,
  moneyAnswerText,
  dashboardTexts,
  mealsText,
  weekdayText,
} from './dashboard-texts';

const texts = dashboardTexts.chart;
const MEALS = ['lunch', 'dinner'] as const;
const series = MEALS.map((meal) => ({ id: meal, label: mealName(meal), meaning: meal }));

/** As many days before as keep the weekday: school meals follow it. */
const YEAR = -364;

interface Months {
  days: readonly DayFigures[];
  /** The same month of the year before; undefined when there is none. */
  before: readonly DayFigures[] | undefined;
  /** The academy's calendar, which knows the closed days. */
  calendar: readonly CalendarCell[] | undefined;
}

/** Not served by decision; a cutoff that has passed closes nothing. */
const SHUT: ReadonlySet<string> = new Set<MealLockReason>([
  'weekday-closed',
  'meal-disabled',
  'not-an-enabled-date',
]);

const isShutFor = (day: DayFigures, meal: Meal, cell: CalendarCell | undefined): boolean =>
  day[meal] === 0 && SHUT.has(cell?.closed[meal] ?? '');

const sumOf = ({ lunch, dinner }: Pick<DayFigures, 'lunch' | 'dinner'>) => lunch + dinner;

function pointOf(day: DayFigures, { before, calendar }: Months): ChartPoint {
  const { date } = day;
  const past = before?.find((one) => one.date === shiftDay(date, YEAR));
  const cell = calendar?.find((one) => one.date === date);
  const values = MEALS.map((meal) => (isShutFor(day, meal, cell) ? null : day[meal]));
  return {
    id: date,
    label: String(dayNumberOf(date)),
    name: formatDay(date),
    values,
    before: past && sumOf(past) > 0 ? sumOf(past) : null,
    note: texts.shut,
    open: cell?.state === 'open',
  };
}

/** Meals per day, with closed days and the year before. */
export function daysPicture(months: Months): ChartPicture {
  const served = months.days.filter((day) => sumOf(day) > 0);
  const most = served.toSorted((one, other) => sumOf(other) - sumOf(one))[0];
  const all = served.reduce((sum, day) => sum + sumOf(day), 0);
  return {
    label: texts.days,
    answer:
      most && daysAnswerText(Math.round(all / served.length), formatDay(most.date), sumOf(most)),
    kind: 'stack',
    series,
    points: months.days.map((day) => pointOf(day, months)),
    format: mealsText,
    texts: { none: texts.none, before: texts.before, open: texts.open },
  };
}

/** The weekdays beside each other: meals on an average day. */
export const weekdaysPicture = (weekdays: readonly WeekdayFigures[]): ChartPicture => ({
  label: texts.weekdays,
  answer: texts.weekdays,
  kind: 'bar',
  series,
  points: weekdays.map(({ weekday, lunchAverage, dinnerAverage }) => ({
    id: String(weekday),
    label: formatWeekday(weekday),
    name: weekdayText(weekday),
    values: [lunchAverage, dinnerAverage],
  })),
  format: mealsText,
  texts: { none: texts.none },
});

/** What of the month's bills is there. */
export const moneyShare = ({
  billed,
  paid,
  unpaid,
  unpaidStudents,
}: MonthFigures): ShareBarProps => ({
  label: texts.money,
  answer: moneyAnswerText(billed, paid, unpaidStudents),
  parts: [
    { id: 'paid', label: dashboardTexts.figures.paid, value: paid, meaning: 'paid' },
    { id: 'unpaid', label: dashboardTexts.figures.unpaid, value: unpaid, meaning: 'unpaid' },
  ],
  format: formatWon,
});
