import * as z from 'zod/mini';
import { endpoint } from '../../http';
import { reportedDepositIdSchema } from '../../ids';
import { depositReportSchema, reportedDepositSchema } from './schemas';

const response = z.array(reportedDepositSchema);

export const reportedDepositEndpoints = {
  reportedDeposits: endpoint({
    method: 'GET',
    path: '/students/me/reported-deposits',
    access: 'student',
    summary: '내 입금 알림',
    response,
  }),
  reportDeposit: endpoint({
    method: 'PUT',
    path: '/students/me/reported-deposits',
    access: 'student',
    refuses: ['report-nothing-due'],
    summary: '입금했다고 알리기 (청구마다 마지막 것 하나)',
    body: depositReportSchema,
    response,
  }),
  withdrawReport: endpoint({
    method: 'DELETE',
    path: '/students/me/reported-deposits/{reportId}',
    access: 'student',
    summary: '입금 알림 취소 (되풀이해도 같은 답)',
    params: z.object({ reportId: reportedDepositIdSchema }),
    response,
  }),
};
