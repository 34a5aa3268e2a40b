import { monthGrid, monthOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { useQuery } from '@tanstack/react-query';
import { mealQueries } from './meals-queries';

const NONE: ReadonlyMap<string, string> = new Map();

/** The names of the holidays among a month's 42 cells: around New Year they belong to two years. */
export function useHolidays(month: CalendarMonth): ReadonlyMap<string, string> {
  const years = monthGrid(month).map(({ date }) => yearOf(monthOf(date)));
  const [first = yearOf(month), last = first] = [years[0], years.at(-1)];
  const ofFirst = useQuery(mealQueries.holidays(first));
  const ofLast = useQuery({ ...mealQueries.holidays(last), enabled: last !== first });
  if (last === first) return ofFirst.data ?? NONE;
  return new Map([...(ofFirst.data ?? NONE), ...(ofLast.data ?? NONE)]);
}
