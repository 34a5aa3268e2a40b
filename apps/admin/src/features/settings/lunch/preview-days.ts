import type { Holiday } from '@academy/domain/meals';
import {
  formatDay,
  monthGrid,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';
import type { MonthGridDay } from '@academy/ui/month-grid';

/** A cell of the preview with its spoken name. */
export interface PreviewDay extends MonthGridDay {
  date: CalendarDay;
  label: string;
}

/** The 42 cells of a month with holidays and today. */
export function previewDays(
  month: CalendarMonth,
  { today, holidays }: { today: CalendarDay; holidays: readonly Holiday[] },
): PreviewDay[] {
  const names = new Map(holidays.map(({ date, name }) => [date, name]));
  return monthGrid(month).map(({ date, inMonth }) => ({
    date,
    inMonth,
    dayNumber: Number(date.slice(8)),
    weekday: weekdayOf(date),
    holidayName: names.get(date),
    today: date === today,
    label: [formatDay(date), names.get(date)].filter(Boolean).join(' '),
  }));
}
