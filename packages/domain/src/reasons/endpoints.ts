import * as z from 'zod/mini';
import { endpoint, sizeQuery } from '../http';
import { reasonIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import {
  absenceReasonSchema,
  reasonStatusSchema,
  reasonsSliceSchema,
  sentReasonSchema,
} from './schemas';
import { REASONS_MAX_SIZE } from './limits';

const oneReason = z.object({ reasonId: reasonIdSchema });

export const reasonEndpoints = {
  myReasons: endpoint({
    method: 'GET',
    path: '/students/me/reasons',
    access: 'student',
    summary: '내가 제출한 사유 (새것부터)',
    query: z.object({
      date: z.optional(calendarDaySchema),
      status: z.optional(reasonStatusSchema),
      size: sizeQuery(REASONS_MAX_SIZE),
      lastId: z.optional(reasonIdSchema),
    }),
    response: reasonsSliceSchema,
  }),
  submitReason: endpoint({
    method: 'POST',
    path: '/students/me/reasons',
    access: 'student',
    refuses: ['attachment-missing', 'reason-exists'],
    summary: '사유 제출',
    body: sentReasonSchema,
    response: absenceReasonSchema,
    idempotent: true,
  }),
  editReason: endpoint({
    method: 'PUT',
    path: '/students/me/reasons/{reasonId}',
    access: 'student',
    summary: '대기 중인 사유 수정',
    params: oneReason,
    body: z.extend(sentReasonSchema, { version: z.int() }),
    refuses: [
      'stale',
      'attachment-missing',
      'reason-exists',
      'reason-approved',
      'reason-rejected',
      'reason-withdrawn',
      'reason-by-guardian',
    ],
    response: absenceReasonSchema,
    idempotent: true,
  }),
  withdrawReason: endpoint({
    method: 'DELETE',
    path: '/students/me/reasons/{reasonId}',
    access: 'student',
    refuses: ['reason-approved', 'reason-rejected', 'reason-by-guardian', 'reason-withdrawn'],
    summary: '대기 중인 사유 철회 (되풀이해도 같은 답)',
    params: oneReason,
    response: absenceReasonSchema,
  }),
};
