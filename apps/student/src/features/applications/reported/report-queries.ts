import { reportedDepositCalls } from '@academy/api-client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api';

export const reportsApi = reportedDepositCalls(client);

/** 입금 알림 of the student. Another server knows none: then there is no way to report. */
export const reportQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['applications', 'reported-deposits'],
      queryFn: ({ signal }) => reportsApi.reportedDeposits({ signal }),
      retry: false,
    }),
};
