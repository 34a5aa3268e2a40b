import * as z from 'zod/mini';
import { endpoint } from '../http';
import { scheduleIdSchema } from '../ids';
import { calendarDaySchema, calendarMonthSchema } from '../time';
import {
  copyResultSchema,
  regularScheduleSchema,
  scheduleListSchema,
  sentScheduleSchema,
} from './schemas';

const oneSchedule = z.object({ scheduleId: scheduleIdSchema });
const oneDay = z.object({ scheduleId: scheduleIdSchema, date: calendarDaySchema });

export const scheduleEndpoints = {
  mySchedules: endpoint({
    method: 'GET',
    path: '/students/me/schedules',
    access: 'student',
    features: ['schedule'],
    summary: '내 정기일정 (기간과 겹치는 것, 모든 상태)',
    query: z.object({ from: z.optional(calendarDaySchema), to: z.optional(calendarDaySchema) }),
    response: scheduleListSchema,
  }),
  createSchedule: endpoint({
    method: 'POST',
    path: '/students/me/schedules',
    access: 'student',
    features: ['schedule'],
    refuses: ['attachment-missing', 'schedule-clash'],
    summary: '정기일정 신청',
    body: sentScheduleSchema,
    response: regularScheduleSchema,
    idempotent: true,
  }),
  copySchedules: endpoint({
    method: 'POST',
    path: '/students/me/schedules/copy',
    access: 'student',
    features: ['schedule'],
    refuses: ['nothing-to-copy'],
    summary: '지난달 정기일정 그대로 신청',
    body: z.object({ month: calendarMonthSchema }),
    response: copyResultSchema,
    idempotent: true,
  }),
  editSchedule: endpoint({
    method: 'PUT',
    path: '/students/me/schedules/{scheduleId}',
    access: 'student',
    features: ['schedule'],
    summary: '정기일정 수정 (승인된 것은 변경 요청)',
    params: oneSchedule,
    body: z.extend(sentScheduleSchema, { version: z.int() }),
    refuses: [
      'stale',
      'schedule-clash',
      'schedule-cancelled',
      'schedule-ended',
      'change-pending',
      'attachment-missing',
    ],
    response: regularScheduleSchema,
    idempotent: true,
  }),
  cancelSchedule: endpoint({
    method: 'DELETE',
    path: '/students/me/schedules/{scheduleId}',
    access: 'student',
    features: ['schedule'],
    refuses: ['schedule-ended', 'schedule-rejected', 'schedule-cancelled'],
    summary: '정기일정 취소 (되풀이해도 같은 답)',
    params: oneSchedule,
    response: regularScheduleSchema,
  }),
  cancelOccurrence: endpoint({
    method: 'PUT',
    path: '/students/me/schedules/{scheduleId}/exceptions/{date}',
    access: 'student',
    features: ['schedule'],
    refuses: ['occurrence-past', 'not-an-occurrence', 'schedule-cancelled', 'schedule-rejected'],
    summary: '이 날만 취소',
    params: oneDay,
    response: regularScheduleSchema,
  }),
  restoreOccurrence: endpoint({
    method: 'DELETE',
    path: '/students/me/schedules/{scheduleId}/exceptions/{date}',
    access: 'student',
    features: ['schedule'],
    refuses: [
      'schedule-clash',
      'occurrence-past',
      'not-an-occurrence',
      'schedule-cancelled',
      'schedule-rejected',
    ],
    summary: '이 날만 취소를 되돌리기',
    params: oneDay,
    response: regularScheduleSchema,
  }),
};
