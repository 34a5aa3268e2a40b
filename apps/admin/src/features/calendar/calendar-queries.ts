import type { MealCalendar } from '@academy/domain/calendar';
import type { StudentId } from '@academy/domain/ids';
import { type CalendarDay, type CalendarMonth, monthNumberOf, yearOf } from '@academy/domain/time';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api';
import { onTopics, useLiveQueries } from '../../shared/use-live-queries';
import { useReadWhenPassed } from '../../shared/use-read-when-passed';

const params = (month: CalendarMonth) => ({ year: yearOf(month), month: monthNumberOf(month) });

export const calendarQueries = {
  all: ['calendar'] as const,
  month: (month: CalendarMonth) =>
    queryOptions({
      queryKey: ['calendar', 'month', month],
      queryFn: ({ signal }) => api.mealCalendar({ params: params(month), signal }),
    }),
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: ['calendar', 'day', date],
      queryFn: ({ signal }) => api.mealDay({ params: { date }, signal }),
    }),
  /** All students to choose from; the search runs here, letter by letter. */
  choices: () =>
    queryOptions({
      queryKey: ['calendar', 'choices'],
      queryFn: async ({ signal }) => (await api.lookUpStudents({ query: {}, signal })).content,
    }),
  mealsOf: (studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['calendar', 'student', studentId, month],
      queryFn: ({ signal }) => api.readMonth({ params: { studentId, ...params(month) }, signal }),
    }),
  billOf: (studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['calendar', 'bill', studentId, month],
      queryFn: ({ signal }) => api.readBill({ params: { studentId, ...params(month) }, signal }),
    }),
};

/**
 * A month of the calendar. The one before stays until the next is here: the keys that asked for it
 * keep their place.
 */
export const useCalendarMonth = (month: CalendarMonth) =>
  useQuery({ ...calendarQueries.month(month), placeholderData: keepPreviousData });

const touched = onTopics(calendarQueries.all, 'meals', 'settings', 'deposits', 'students');

/**
 * Reads the calendar again when another user changed meals, rules or payments elsewhere, and when a
 * cutoff passes. Returns whether the live connection is up.
 */
export function useLiveCalendar(calendar: MealCalendar | undefined): boolean {
  useReadWhenPassed(calendar?.nextCutoff?.closesAt, calendarQueries.all);
  return useLiveQueries(calendarQueries.all, touched);
}
