import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { Holiday } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { queryOptions, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { messages } from '../../../shared/texts/messages';
import { toasts } from '../../../shared/toasts';
import { useUndo } from '../../../shared/writes/use-undo';
import { holidaysTexts as texts } from '../settings-texts';

/** The holidays of a year with where each comes from. */
export const managedHolidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['settings', 'managed-holidays', year],
    queryFn: ({ signal }) => api.managedHolidays({ params: { year }, signal }),
    staleTime: 0,
  });

const isOfHolidays = ([, what]: QueryKey) => what === 'managed-holidays' || what === 'holidays';

/** Adding, deleting and renewing. */
export function useHolidays() {
  const queries = useQueryClient();
  const { announce } = useUndo(['settings']);
  const onSettled = () =>
    queries.invalidateQueries({
      queryKey: ['settings'],
      predicate: ({ queryKey }) => isOfHolidays(queryKey),
    });
  const onError = (error: Error) =>
    void toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });

  return {
    add: useCommand({
      name: 'add a holiday',
      send: (body: Holiday) => api.addHoliday({ body }),
      onSuccess: ({ date, undo }) => announce(texts.added(formatDay(date)), undo),
      onSettled,
    }),
    remove: useCommand({
      name: 'remove a holiday',
      together: true,
      send: (params: Holiday) => api.removeHoliday({ params }),
      onSuccess: ({ undo }, { date }) => announce(texts.removed(formatDay(date)), undo),
      onError,
      onSettled,
    }),
    renew: useCommand({
      name: 'renew the holidays',
      send: () => api.renewHolidays(),
      onSuccess: ({ added }) => toasts.show({ text: texts.renewed(added), tone: 'success' }),
      onError,
      onSettled,
    }),
  };
}
