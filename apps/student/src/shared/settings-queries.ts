import { settingsCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from './api';

const settings = settingsCalls(client);

/** The academy's settings. */
export const settingsQueries = {
  /** The rules of the meals. */
  lunchSettings: () =>
    queryOptions({
      queryKey: ['lunch-settings'],
      queryFn: ({ signal }) => settings.lunchSettings({ signal }),
    }),

  /** Public holidays and days off by their date. A calendar may show days of two years. */
  holidays: (year: number) =>
    queryOptions({
      queryKey: ['holidays', year],
      queryFn: ({ signal }) => settings.holidays({ params: { year }, signal }),
      staleTime: 24 * 60 * 60_000,
      select: (holidays) => new Map<string, string>(holidays.map(({ date, name }) => [date, name])),
    }),
};
