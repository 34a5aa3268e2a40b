import { errorText } from '@academy/api-client';
import { useCommand } from '@academy/app-kit/writes';
import type { Holiday } from '@academy/domain/meals';
import { formatDay } from '@academy/domain/time';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api';
import { messages } from '../../../shared/messages';
import { toasts } from '../../../shared/toasts';
import { holidaysTexts as texts } from '../settings-texts';

/** The holidays of a year with where each comes from. */
export const managedHolidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['settings', 'managed-holidays', year],
    queryFn: ({ signal }) => api.managedHolidays({ params: { year }, signal }),
    staleTime: 0,
  });

const add = (holiday: Holiday) => api.addHoliday({ body: holiday });
const remove = ({ date, name }: Holiday) => api.removeHoliday({ params: { date, name } });

/** Adding, deleting and renewing. Adding and deleting are each other's undo. */
export function useHolidays() {
  const queries = useQueryClient();
  const readAgain = () =>
    queries.invalidateQueries({
      queryKey: ['settings'],
      predicate: ({ queryKey: [, what] }) => what === 'managed-holidays' || what === 'holidays',
    });
  const failed = (error: unknown) =>
    toasts.show({ text: errorText(error, messages.errors.save), tone: 'danger' });

  async function takeBack(back: () => Promise<unknown>) {
    try {
      await back();
      toasts.show({ text: texts.undone, tone: 'success' });
    } catch (error) {
      failed(error);
    }
    await readAgain();
  }
  const done = (text: string, back: () => Promise<unknown>) => {
    toasts.show({
      text,
      tone: 'success',
      undo: { label: texts.undo, run: () => void takeBack(back) },
    });
    return readAgain();
  };

  return {
    add: useCommand({
      name: 'add a holiday',
      send: add,
      onSuccess: (_, holiday) => done(texts.added(formatDay(holiday.date)), () => remove(holiday)),
    }),
    remove: useCommand({
      name: 'remove a holiday',
      together: true,
      send: remove,
      onSuccess: (_, holiday) => done(texts.removed(formatDay(holiday.date)), () => add(holiday)),
      onError: failed,
    }),
    renew: useCommand({
      name: 'renew the holidays',
      send: () => api.renewHolidays(),
      onSuccess: ({ added }) => {
        toasts.show({ text: texts.renewed(added), tone: 'success' });
        return readAgain();
      },
      onError: failed,
    }),
  };
}
