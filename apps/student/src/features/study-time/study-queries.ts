import { studyTimeCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../shared/api';

const api = studyTimeCalls(client);

export const studyQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['study-time', 'mine'],
      queryFn: ({ signal }) => api.myStudy({ signal }),
    }),
};
