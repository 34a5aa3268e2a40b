import { mealCalls, readBillOrPrices, settingsCalls } from '@academy/api-client';
import { studentIdSchema, type StudentId } from '@academy/domain/ids';
import type { MealPage } from '@academy/domain/meals';
import { monthNumberOf, yearOf, type CalendarMonth } from '@academy/domain/time';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client, loginApi } from '../../shared/api';
import { sessionQueries } from '../../shared/session-queries';
import { settingsQueries } from '../../shared/settings-queries';

const api = { ...mealCalls(client), ...settingsCalls(client) };
const paramsOf = (studentId: StudentId, month: CalendarMonth) => ({
  studentId,
  year: yearOf(month),
  month: monthNumberOf(month),
});

export const saveMonth = api.saveMonth;

/** A month that is shown may be changed in a moment, and the page be closed in the next. */
async function readMonth(request: Parameters<typeof api.readMonth>[0]) {
  const rows = await api.readMonth(request);
  api.learnToSave(studentIdSchema.parse(request.params.studentId)).catch(() => undefined);
  return rows;
}

const readBill = (queryClient: QueryClient, request: Parameters<typeof api.readBill>[0]) =>
  readBillOrPrices(api.readBill, request, () =>
    queryClient.ensureQueryData(mealQueries.settings()),
  );

export const mealQueries = {
  settings: settingsQueries.lunchSettings,
  holidays: settingsQueries.holidays,

  /** What the server has: open edits are laid over it by `withEdits`. */
  month: (studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['meals', studentId, month],
      queryFn: ({ signal }) => readMonth({ params: paramsOf(studentId, month), signal }),
    }),

  bill: (queryClient: QueryClient, studentId: StudentId, month: CalendarMonth) =>
    queryOptions({
      queryKey: ['meal-bill', studentId, month],
      queryFn: ({ signal }) =>
        readBill(queryClient, { params: paramsOf(studentId, month), signal }),
    }),
};

/**
 * Prefetches everything the page shows of a month; a later query finds it under way or, once this
 * has resolved, cached, unless it failed. One call where the server supports it (ADR 0239), else,
 * or when that fails, one for each part.
 */
export function prefetchMonth(
  queryClient: QueryClient,
  studentId: StudentId,
  month: CalendarMonth,
): Promise<unknown> {
  const params = paramsOf(studentId, month);
  const { year, month: number } = params;
  let asked: Promise<MealPage> | undefined;
  const read =
    <Part>(partOf: (page: MealPage) => Part, alone: () => Promise<Part>) =>
    async (): Promise<Part> => {
      if (!client.understands('meal-page')) return alone();
      asked ??= api.readMealPage({ params: { year, month: number } });
      return asked.then(partOf, alone);
    };

  return Promise.all([
    queryClient.prefetchQuery({
      ...mealQueries.settings(),
      queryFn: read(({ settings }) => settings, api.lunchSettings),
    }),
    queryClient.prefetchQuery({
      ...mealQueries.month(studentId, month),
      queryFn: read(
        (page) => page.month,
        () => readMonth({ params }),
      ),
    }),
    queryClient.prefetchQuery({
      ...mealQueries.bill(queryClient, studentId, month),
      queryFn: read(
        ({ bill }) => bill,
        () => readBill(queryClient, { params }),
      ),
    }),
    queryClient.prefetchQuery({
      ...mealQueries.holidays(year),
      queryFn: read(
        ({ holidays }) => holidays,
        () => api.holidays({ params: { year } }),
      ),
    }),
    queryClient.prefetchQuery({
      ...sessionQueries.me(),
      queryFn: read(({ me }) => me, loginApi.studentMe),
    }),
  ]);
}
