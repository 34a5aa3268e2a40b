import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api';

export const academyQuery = queryOptions({
  queryKey: ['academy'],
  queryFn: ({ signal }) => api.academy({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The academy's name, company lines and the student app's address; undefined until they are known.
 */
export const useAcademy = () => useQuery(academyQuery).data;
