import * as z from 'zod/mini';
import { endpoint } from '../http';
import { studentIdSchema } from '../ids';
import { scheduleStudentsSchema, scheduleSurroundingsSchema } from './manage-schemas';

const reading = { access: 'manager', needs: 'attendance.read' } as const;

/**
 * Facts around the schedules on the managers' page: which students have some, and what a change
 * would affect.
 */
export const scheduleOverviewEndpoints = {
  scheduleStudents: endpoint({
    method: 'GET',
    path: '/admin/schedule-students',
    ...reading,
    summary: '학생 목록과 정기일정 상태 (승인됨·대기·없음·만료 임박)',
    response: scheduleStudentsSchema,
  }),
  scheduleSurroundings: endpoint({
    method: 'GET',
    path: '/admin/students/{studentId}/schedule-surroundings',
    ...reading,
    summary: '오늘부터의 도시락 신청과 모의고사 (일정의 영향)',
    params: z.object({ studentId: studentIdSchema }),
    response: scheduleSurroundingsSchema,
  }),
};
