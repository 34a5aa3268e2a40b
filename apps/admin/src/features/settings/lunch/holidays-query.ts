import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api';

/** The holidays of a year, as the preview prints them. */
export const holidaysQuery = (year: number) =>
  queryOptions({
    queryKey: ['settings', 'holidays', year],
    queryFn: ({ signal }) => api.holidays({ params: { year }, signal }),
  });
