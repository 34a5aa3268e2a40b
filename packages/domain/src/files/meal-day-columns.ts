import { columnTexts as c } from './file-texts';
import { formatWeekday, weekdayOf, type CalendarDay } from '../time';
import type { ListColumn } from './list-column';

interface MealDay {
  date: CalendarDay;
  lunch: number;
  dinner: number;
  /** Won. */
  amount: number;
}

/** What every file with a row per day of meals begins with. */
export const mealDayColumns: ListColumn<MealDay>[] = [
  { header: c.date, kind: 'day', value: ({ date }) => date },
  { header: c.weekday, kind: 'text', value: ({ date }) => formatWeekday(weekdayOf(date)) },
  { header: c.lunch, kind: 'number', value: ({ lunch }) => lunch },
  { header: c.dinner, kind: 'number', value: ({ dinner }) => dinner },
  { header: c.both, kind: 'number', value: ({ lunch, dinner }) => lunch + dinner },
  { header: c.amount, kind: 'number', value: ({ amount }) => amount },
];
