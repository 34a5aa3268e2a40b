import { menuCalls } from '@academy/api-client';
import type { CalendarDay } from '@academy/domain/time';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = menuCalls(client);

export const saveOwnAllergens = api.saveOwnAllergens;

export const menuQueries = {
  all: ['menus'],
  day: (date: CalendarDay) =>
    queryOptions({
      queryKey: ['menus', date],
      queryFn: ({ signal }) => api.menuOfDay({ params: { date }, signal }),
    }),
  ownAllergens: () =>
    queryOptions({
      queryKey: ['own-allergens'],
      queryFn: ({ signal }) => api.ownAllergens({ signal }),
    }),
};
