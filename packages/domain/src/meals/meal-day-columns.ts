import { headingOf } from '../fields/field';
import { mealFields, mealSumFields } from './fields';
import { formatWeekday, weekdayOf, type CalendarDay } from '../time';
import type { ListColumn } from '../files/list-column';

interface MealDay {
  date: CalendarDay;
  lunch: number;
  dinner: number;
  /** Won. */
  amount: number;
}

/** What every file with a row per day of meals begins with. */
export const mealDayColumns: ListColumn<MealDay>[] = [
  { header: headingOf(mealFields.date), kind: 'day', value: ({ date }) => date },
  {
    header: headingOf(mealSumFields.weekday),
    kind: 'text',
    value: ({ date }) => formatWeekday(weekdayOf(date)),
  },
  { header: headingOf(mealFields.lunch), kind: 'number', value: ({ lunch }) => lunch },
  { header: headingOf(mealFields.dinner), kind: 'number', value: ({ dinner }) => dinner },
  {
    header: headingOf(mealSumFields.total),
    kind: 'number',
    value: ({ lunch, dinner }) => lunch + dinner,
  },
  { header: headingOf(mealSumFields.amount), kind: 'number', value: ({ amount }) => amount },
];
