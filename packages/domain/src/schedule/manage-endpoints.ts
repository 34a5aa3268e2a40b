import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { scheduleIdSchema, studentIdSchema } from '../ids';
import { reasonDraftSchema } from '../reasons/schemas';
import { undoPart } from '../operations/schemas';
import { calendarDaySchema, monthParams } from '../time';
import {
  approvalQueueSchema,
  decidedSchema,
  decideReasonsSchema,
  decideSchedulesSchema,
  managerScheduleSchema,
  scheduleTableSchema,
  scheduleVersionSchema,
  studentScheduleSchema,
  writtenReasonSchema,
  writtenScheduleSchema,
} from './manage-schemas';
import { regularScheduleSchema, scheduleDraftSchema } from './schemas';

const reading = { access: 'manager', needs: 'attendance.read' } as const;
const writing = { access: 'manager', needs: 'attendance.write' } as const;
const ownReading = { ...reading, features: ['schedule'] } as const;
const ownWriting = { ...writing, features: ['schedule'] } as const;
const one = z.object({ scheduleId: scheduleIdSchema });
const ofStudent = { params: z.object({ studentId: studentIdSchema }) };
const line = z.optional(z.string().check(z.maxLength(100)));
const table = z.object({
  q: line,
  status: z.optional(z.enum(['PENDING', 'APPROVED'])),
  source: z.optional(z.enum(['schedule', 'reason'])),
  weekday: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(6))),
});

/**
 * What managers decide about requests of any kind: reasons are there without schedules, too.
 */
export const approvalEndpoints = {
  approvals: endpoint({
    method: 'GET',
    path: '/admin/approvals',
    ...reading,
    summary: '승인 대기 정기일정과 사유 (오래된 것부터, 영향 포함)',
    response: approvalQueueSchema,
  }),
  decideReasons: endpoint({
    method: 'POST',
    path: '/admin/reasons/decide',
    ...writing,
    refuses: ['reject-reason-missing'],
    summary: '사유 승인·반려 (여러 건)',
    idempotent: true,
    body: decideReasonsSchema,
    response: decidedSchema,
  }),
  submitReasonFor: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/reasons',
    ...writing,
    ...ofStudent,
    refuses: ['reason-exists'],
    summary: '사유 대리 등록 (바로 승인; insteadOf: 이 날 대신하는 정기일정)',
    idempotent: true,
    body: z.extend(reasonDraftSchema, { insteadOf: z.optional(scheduleIdSchema) }),
    response: writtenReasonSchema,
  }),
  studentSchedule: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/schedules',
    ...reading,
    ...ofStudent,
    summary: '학생 한 명의 일정과 사유',
    response: studentScheduleSchema,
  }),
};

/**
 * The managers' side of schedules and reasons; apart, so that the students' app carries nothing of
 * it.
 */
export const scheduleManagementEndpoints = {
  ...approvalEndpoints,
  decideSchedules: endpoint({
    method: 'POST',
    path: '/admin/schedules/decide',
    ...ownWriting,
    refuses: ['reject-reason-missing'],
    summary: '정기일정 승인·반려 (여러 건)',
    idempotent: true,
    body: decideSchedulesSchema,
    response: decidedSchema,
  }),
  approveChanged: endpoint({
    method: 'PUT',
    path: '/admin/schedules/{scheduleId}/approved',
    ...ownWriting,
    refuses: ['not-pending', 'changed-meanwhile'],
    summary: '수정 후 승인',
    idempotent: true,
    params: one,
    body: z.extend(scheduleDraftSchema, { version: z.int() }),
    response: writtenScheduleSchema,
  }),
  createScheduleFor: endpoint({
    method: 'POST',
    path: '/admin/students/{studentId}/schedules',
    ...ownWriting,
    ...ofStudent,
    summary: '정기일정 대리 등록 (바로 승인)',
    idempotent: true,
    body: scheduleDraftSchema,
    response: writtenScheduleSchema,
  }),
  editScheduleFor: endpoint({
    method: 'PUT',
    path: '/admin/schedules/{scheduleId}',
    ...ownWriting,
    refuses: ['changed-meanwhile', 'change-waiting', 'not-in-force'],
    summary: '정기일정 수정 (적용 시작일부터)',
    idempotent: true,
    params: one,
    body: managerScheduleSchema,
    response: z.object({ content: z.array(regularScheduleSchema), ...undoPart }),
  }),
  cancelScheduleFor: endpoint({
    method: 'POST',
    path: '/admin/schedules/{scheduleId}/cancel',
    ...ownWriting,
    refuses: ['changed-meanwhile', 'not-in-force', 'schedule-ended'],
    summary: '정기일정 종료 (그날부터)',
    idempotent: true,
    params: one,
    body: z.object({ from: calendarDaySchema, version: z.int() }),
    response: writtenScheduleSchema,
  }),
  cancelOccurrenceFor: endpoint({
    method: 'PUT',
    path: '/admin/schedules/{scheduleId}/exceptions/{date}',
    ...ownWriting,
    refuses: ['not-an-occurrence', 'not-in-force', 'occurrence-cancelled'],
    summary: '이 날만 취소',
    params: z.extend(one, { date: calendarDaySchema }),
    response: writtenScheduleSchema,
  }),
  restoreOccurrenceFor: endpoint({
    method: 'DELETE',
    path: '/admin/schedules/{scheduleId}/exceptions/{date}',
    ...ownWriting,
    refuses: ['not-an-occurrence', 'not-in-force'],
    summary: '취소한 날 되돌리기',
    params: z.extend(one, { date: calendarDaySchema }),
    response: writtenScheduleSchema,
  }),
  scheduleVersions: endpoint({
    method: 'GET',
    path: '/admin/schedules/{scheduleId}/versions',
    ...ownReading,
    summary: '정기일정의 이전 버전',
    params: one,
    response: z.object({ content: z.array(scheduleVersionSchema) }),
  }),
  rollBackSchedule: endpoint({
    method: 'POST',
    path: '/admin/schedules/{scheduleId}/rollback',
    ...ownWriting,
    refuses: ['version-unknown', 'changed-meanwhile', 'change-waiting', 'cancelled-meanwhile'],
    summary: '이전 버전으로 되돌리기',
    idempotent: true,
    params: one,
    body: z.object({ to: z.int(), version: z.int() }),
    response: writtenScheduleSchema,
  }),
  scheduleTable: endpoint({
    method: 'GET',
    path: '/admin/schedule-tables/{year}/{month}',
    ...ownReading,
    summary: '한 달 전체 일정 표',
    params: monthParams,
    query: table,
    response: scheduleTableSchema,
  }),
  exportSchedules: endpoint({
    method: 'GET',
    path: '/admin/schedule-tables/{year}/{month}/files/{format}',
    ...ownReading,
    summary: '한 달 전체 일정 파일',
    params: z.extend(monthParams, { format: fileFormatSchema }),
    query: table,
    response: fileSchema,
    answers: 'file',
  }),
};
