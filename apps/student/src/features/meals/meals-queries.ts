import { mealCalls, readBillOrPrices, settingsCalls } from '@academy/api-client';
import type { StudentId } from '@academy/domain/ids';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = { ...mealCalls(client), ...settingsCalls(client) };
const paramsOf = (studentId: StudentId, month: CalendarMonth) => ({
  studentId,
  year: yearOf(month),
  month: monthNumberOf(month),
});

export const saveMonth = api.saveMonth;

export const mealQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['lunch-settings'],
      queryFn: ({ signal }) => api.lunchSettings({ signal }),
    }),

  /** What the server has: open edits are laid over it by `withEdits`. */
  month: (studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['meals', studentId, month],
      queryFn: ({ signal }) => api.readMonth({ params: paramsOf(studentId, month), signal }),
    }),

  bill: (queryClient: QueryClient, studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['meal-bill', studentId, month],
      queryFn: ({ signal }) =>
        readBillOrPrices(api.readBill, { params: paramsOf(studentId, month), signal }, () =>
          queryClient.ensureQueryData(mealQueries.settings()),
        ),
    }),

  /** Public holidays and days off by their date. The grid may show days of two years. */
  holidays: (year: number) =>
    queryOptions({
      queryKey: ['holidays', year],
      queryFn: ({ signal }) => api.holidays({ params: { year }, signal }),
      staleTime: 24 * 60 * 60_000,
      select: (holidays) => new Map<string, string>(holidays.map(({ date, name }) => [date, name])),
    }),
};

/** Asks for all that the page shows of a month; whoever shows it later finds it under way. */
export function prefetchMonth(
  queryClient: QueryClient,
  studentId: StudentId,
  month: CalendarMonth,
): void {
  void queryClient.prefetchQuery(mealQueries.settings());
  void queryClient.prefetchQuery(mealQueries.month(studentId, month));
  void queryClient.prefetchQuery(mealQueries.bill(queryClient, studentId, month));
  void queryClient.prefetchQuery(mealQueries.holidays(yearOf(month)));
}
