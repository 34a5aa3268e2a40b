import { useQuery } from '@tanstack/react-query';
import { api } from '../api';

/**
 * The academy's name, company lines and the student app's address; undefined until they are known.
 */
export const useAcademy = () =>
  useQuery({
    queryKey: ['academy'],
    queryFn: ({ signal }) => api.academy({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
