import * as z from 'zod/mini';
import { contactsQuery, endpoint, fileFormatSchema, fileSchema } from '../http';
import { depositEntryIdSchema, operationIdSchema, studentIdSchema } from '../ids';
import { undoPart, undoResultSchema } from '../operations/schemas';
import { calendarDaySchema, monthParams } from '../time';
import {
  carryBodySchema,
  confirmBodySchema,
  depositLedgerSchema,
  depositMonthSchema,
  depositResultSchema,
  monthCloseSchema,
  monthFilterSchema,
  refundBodySchema,
  unconfirmBodySchema,
} from './schemas';

const reading = { access: 'manager', needs: 'deposits.read' } as const;
const writing = { access: 'manager', needs: 'deposits.write' } as const;

export const depositEndpoints = {
  deposits: endpoint({
    method: 'GET',
    path: '/admin/deposits/{year}/{month}',
    ...reading,
    summary: '한 달 입금 현황',
    params: monthParams,
    query: monthFilterSchema,
    response: depositMonthSchema,
  }),
  exportDeposits: endpoint({
    method: 'GET',
    path: '/admin/deposits/{year}/{month}/files/{format}',
    ...reading,
    summary: '입금 현황 파일 (필터 전체)',
    params: z.extend(monthParams, { format: fileFormatSchema }),
    query: z.extend(monthFilterSchema, { contacts: contactsQuery }),
    response: fileSchema,
    answers: 'file',
  }),
  depositLedger: endpoint({
    method: 'GET',
    path: '/admin/deposits/{year}/{month}/students/{studentId}',
    ...reading,
    summary: '학생 한 명의 입금 내역',
    params: z.extend(monthParams, { studentId: studentIdSchema }),
    response: depositLedgerSchema,
  }),
  confirmDeposits: endpoint({
    method: 'POST',
    path: '/admin/deposits/{year}/{month}/confirm',
    ...writing,
    summary: '입금 확인 (한 명, 여러 명, 일부 금액)',
    params: monthParams,
    body: confirmBodySchema,
    response: depositResultSchema,
  }),
  unconfirmDeposits: endpoint({
    method: 'POST',
    path: '/admin/deposits/{year}/{month}/unconfirm',
    ...writing,
    summary: '입금 확인 해제 (사유 필수)',
    params: monthParams,
    body: unconfirmBodySchema,
    response: depositResultSchema,
  }),
  refundDeposit: endpoint({
    method: 'POST',
    path: '/admin/deposits/{year}/{month}/refund',
    ...writing,
    summary: '환불',
    params: monthParams,
    body: refundBodySchema,
    response: depositResultSchema,
  }),
  settleRefund: endpoint({
    method: 'POST',
    path: '/admin/deposit-entries/{entryId}/settle',
    ...writing,
    summary: '환불 지급 확인',
    params: z.object({ entryId: depositEntryIdSchema }),
    body: z.object({ day: calendarDaySchema }),
    response: depositResultSchema,
  }),
  carryDeposits: endpoint({
    method: 'POST',
    path: '/admin/deposits/{year}/{month}/carry-over',
    ...writing,
    summary: '초과 입금을 다음 달로 이월',
    params: monthParams,
    body: carryBodySchema,
    response: depositResultSchema,
  }),
  undoDeposits: endpoint({
    method: 'POST',
    path: '/admin/deposit-operations/{operationId}/undo',
    ...writing,
    summary: '입금 처리 되돌리기',
    params: z.object({ operationId: operationIdSchema }),
    response: undoResultSchema,
  }),
  closeMonth: endpoint({
    method: 'POST',
    path: '/admin/month-closes/{year}/{month}',
    access: 'manager',
    needs: 'months.close',
    summary: '월 마감 (금액 고정, 달을 입력해 확인)',
    params: monthParams,
    body: z.object({ typed: z.string().check(z.maxLength(20)) }),
    response: z.extend(monthCloseSchema, undoPart),
  }),
  reopenMonth: endpoint({
    method: 'POST',
    path: '/admin/month-closes/{year}/{month}/reopen',
    access: 'manager',
    needs: 'months.close',
    summary: '월 마감 해제 (사유 필수)',
    params: monthParams,
    body: z.object({ reason: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true), ...undoPart }),
  }),
};
