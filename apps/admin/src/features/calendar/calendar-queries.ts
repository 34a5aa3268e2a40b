import { monthNumberOf, yearOf, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import type { StudentId } from '@academy/domain/ids';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api';

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
  /** Everybody who can be chosen; the search is done here, letter by letter. */
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
