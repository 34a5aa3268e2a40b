import * as z from 'zod/mini';
import { AUDIT_TOPICS } from '../audit-actions/topic';
import { endpoint, fileFormatSchema, fileSchema, sizeQuery } from '../http';
import { auditIdSchema, managerIdSchema, studentIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import { auditSliceSchema, studentHistorySchema } from './schemas';

const line = z.optional(z.string().check(z.maxLength(100)));
/**
 * `from` and `to` are days in Seoul, both included. `studentId`: what was done to this student and
 * by them.
 */
const filter = {
  from: z.optional(calendarDaySchema),
  to: z.optional(calendarDaySchema),
  actorKind: z.optional(z.enum(['student', 'manager', 'system'])),
  actor: z.optional(managerIdSchema),
  topic: z.optional(z.enum(AUDIT_TOPICS)),
  action: line,
  entity: line,
  entityId: line,
  studentId: z.optional(studentIdSchema),
};
const slice = { size: sizeQuery(200), lastId: z.optional(auditIdSchema) };

export const auditEndpoints = {
  auditLog: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'manager',
    needs: 'audit.read',
    summary: '변경 이력 (새것부터)',
    query: z.object({ ...filter, ...slice }),
    refuses: ['not-found'],
    response: auditSliceSchema,
  }),
  exportAuditLog: endpoint({
    method: 'GET',
    path: '/admin/audit/files/{format}',
    access: 'manager',
    needs: 'audit.read',
    summary: '변경 이력 파일 (필터 전체)',
    params: z.object({ format: fileFormatSchema }),
    query: z.object(filter),
    refuses: ['audit-too-much'],
    response: fileSchema,
    answers: 'file',
  }),
  studentHistory: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/history',
    access: 'manager',
    needs: 'students.read',
    summary: '학생 한 명의 변경 이력',
    params: z.object({ studentId: studentIdSchema }),
    query: z.object(slice),
    response: studentHistorySchema,
  }),
  settingsHistory: endpoint({
    method: 'GET',
    path: '/admin/settings-history',
    access: 'manager',
    needs: 'settings.read',
    summary: '설정의 변경 이력',
    query: z.object({ entity: line, ...slice }),
    response: auditSliceSchema,
  }),
};
