import * as z from 'zod/mini';
import { endpoint } from '../http';
import { STATEMENT_MAX_BYTES } from './limits';
import {
  pastStatementSchema,
  statementBookingSchema,
  statementPreviewSchema,
  statementResultSchema,
  statementTableSchema,
} from './schemas';

const writing = { access: 'manager', needs: 'deposits.write' } as const;

export const statementEndpoints = {
  pastStatements: endpoint({
    method: 'GET',
    path: '/admin/statements',
    access: 'manager',
    needs: 'deposits.read',
    summary: '최근 은행 내역',
    response: z.array(pastStatementSchema),
  }),
  previewStatement: endpoint({
    method: 'POST',
    path: '/admin/statements/preview',
    ...writing,
    refuses: ['statement-too-long'],
    summary: '은행 내역 미리보기 (아무것도 확인하지 않음)',
    body: statementTableSchema,
    maxBytes: STATEMENT_MAX_BYTES,
    response: statementPreviewSchema,
  }),
  bookStatement: endpoint({
    method: 'POST',
    path: '/admin/statements',
    ...writing,
    refuses: [
      'statement-amounts',
      'statement-fee',
      'statement-imported',
      'statement-bills-changed',
      'statement-empty',
    ],
    summary: '은행 내역으로 입금 확인',
    idempotent: true,
    body: statementBookingSchema,
    maxBytes: STATEMENT_MAX_BYTES,
    response: statementResultSchema,
  }),
};
