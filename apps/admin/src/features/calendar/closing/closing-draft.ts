import { type ClosingCause, meals as bothMeals, type Meal } from '@academy/domain/meals';
import type { ClosingChange } from '@academy/domain/calendar';
import {
  calendarDaySchema,
  daysBetween,
  formatDay,
  formatDayRange,
  shiftDay,
  type CalendarDay,
} from '@academy/domain/time';
import { daysFromTo } from '../use-day-selection';

type ClosedMeals = Meal | 'both';

/** What the form of 휴무 설정 holds. */
export interface ClosingDraft {
  dates: readonly CalendarDay[];
  meals: ClosedMeals;
  cause: ClosingCause;
  note: string;
}

/** Days in one go; a longer closing is two. */
const LONGEST_SPAN = 62;

/**
 * Every day of a typed span, both ends included; without an end it is one day. Null: it is no span,
 * or too long.
 */
export function daysOfSpan(from: string, to: string): CalendarDay[] | null {
  const [first, last] = [
    calendarDaySchema.safeParse(from).data,
    calendarDaySchema.safeParse(to || from).data,
  ];
  if (!first || !last || last < first || daysBetween(first, last) >= LONGEST_SPAN) return null;
  return daysFromTo(first, last);
}

/** Days in order, each once. */
export const withDays = (
  dates: readonly CalendarDay[],
  more: readonly CalendarDay[],
): CalendarDay[] => [...new Set([...dates, ...more])].toSorted();

/** Days as spans: what follows without a gap is one. */
export function spansOf(dates: readonly CalendarDay[]): { text: string; dates: CalendarDay[] }[] {
  const spans: CalendarDay[][] = [];
  for (const date of dates) {
    const last = spans.at(-1);
    const end = last?.at(-1);
    if (last && end && shiftDay(end, 1) === date) last.push(date);
    else spans.push([date]);
  }
  return spans.map((span) => {
    const [first, last] = [span[0], span.at(-1)];
    return {
      text:
        first && last && first !== last
          ? formatDayRange(first, last)
          : span.map(formatDay).join(''),
      dates: span,
    };
  });
}

export const closingOf = ({ dates, meals, cause, note }: ClosingDraft): ClosingChange => ({
  kind: 'close',
  dates: [...dates],
  meals: meals === 'both' ? [...bothMeals] : [meals],
  cause,
  note,
});
