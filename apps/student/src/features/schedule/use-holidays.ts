import { monthOf, yearOf, type CalendarDay } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { scheduleQueries } from './schedule-queries';

const NONE: ReadonlyMap<string, string> = new Map();

/** The names of the holidays from `first` to `last`: around New Year they belong to two years. */
export function useHolidays(first: CalendarDay, last: CalendarDay): ReadonlyMap<string, string> {
  const years = [yearOf(monthOf(first)), yearOf(monthOf(last))] as const;
  const ofFirst = useQuery(scheduleQueries.holidays(years[0]));
  const ofLast = useQuery({
    ...scheduleQueries.holidays(years[1]),
    enabled: years[1] !== years[0],
  });
  if (years[1] === years[0]) return ofFirst.data ?? NONE;
  return new Map([...(ofFirst.data ?? NONE), ...(ofLast.data ?? NONE)]);
}
