import { mealCalls, mockCalls, reasonCalls, scheduleCalls } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { MOCKS_MAX_SIZE } from '@academy/domain/mocks';
import { REASONS_MAX_SIZE } from '@academy/domain/reasons';
import {
  monthNumberOf,
  yearOf,
  monthOf,
  type CalendarMonth,
  type CalendarDay,
} from '@academy/domain/time';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../shared/api';
import { ownSchedules } from '../../shared/own-schedules';
import { settingsQueries } from '../../shared/settings-queries';

const meals = mealCalls(client);
const mocks = mockCalls(client);
const oneOffs = reasonCalls(client);

export const scheduleApi = scheduleCalls(client);
export const saveMeals = meals.saveMonth;

export const scheduleQueries = {
  all: ownSchedules,

  /** Under the same key as the meal page's. */
  meals: (studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['meals', studentId, month],
      queryFn: ({ signal }) =>
        meals.readMonth({
          params: { studentId, year: yearOf(month), month: monthNumberOf(month) },
          signal,
        }),
    }),

  /**
   * The newest one-off reasons, for the calendar. The key lies among those that a submitted reason
   * makes stale.
   */
  reasons: () =>
    queryOptions({
      queryKey: ['reasons', 'day', 'calendar'],
      queryFn: ({ signal }) => oneOffs.myReasons({ query: { size: REASONS_MAX_SIZE }, signal }),
    }),

  /** The newest mock exams, for the calendar; among the keys that a registration makes stale. */
  exams: (studentId: StudentId) =>
    queryOptions({
      queryKey: ['mocks', 'calendar', studentId],
      queryFn: ({ signal }) =>
        mocks.myRegistrations({ query: { size: MOCKS_MAX_SIZE, studentId }, signal }),
    }),

  ...settingsQueries,
};

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
