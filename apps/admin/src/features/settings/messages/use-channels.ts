import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api';

/** Which channels the server has; undefined until they are known. */
export const useChannels = () =>
  useQuery({
    queryKey: ['settings', 'channels'],
    queryFn: ({ signal }) => api.messageChannels({ signal }),
  }).data;
