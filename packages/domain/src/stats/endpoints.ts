import * as z from 'zod/mini';
import { monthFilterSchema } from '../deposits/schemas';
import { contactsQuery, endpoint, fileFormatSchema, fileSchema } from '../http';
import { monthParams } from '../time';
import {
  monthStatsSchema,
  monthWasteSchema,
  notAppliedSchema,
  studentStatsSchema,
  todayTasksSchema,
} from './schemas';

const reading = { access: 'manager', needs: 'meals.read' } as const;

export const statsEndpoints = {
  todayTasks: endpoint({
    method: 'GET',
    path: '/admin/tasks',
    access: 'manager',
    summary: '오늘 (바로잡을 일, 처리할 일, 안 온 학생, 도시락, 비용)',
    response: todayTasksSchema,
  }),
  monthStats: endpoint({
    method: 'GET',
    path: '/admin/stats/{year}/{month}',
    ...reading,
    summary: '월별 통계 (전월 대비, 일자별, 요일별)',
    params: monthParams,
    response: monthStatsSchema,
  }),
  studentStats: endpoint({
    method: 'GET',
    path: '/admin/stats/{year}/{month}/students',
    ...reading,
    summary: '학생 × 날짜 표',
    params: monthParams,
    response: studentStatsSchema,
  }),
  notApplied: endpoint({
    method: 'GET',
    path: '/admin/stats/{year}/{month}/not-applied',
    ...reading,
    summary: '신청하지 않은 재원생',
    params: monthParams,
    response: notAppliedSchema,
  }),
  monthWaste: endpoint({
    method: 'GET',
    path: '/admin/stats/{year}/{month}/waste',
    ...reading,
    summary: '주별 남은 도시락 (주문, 수령, 결석인데 주문, 마감이 한 시간 늦었다면)',
    params: monthParams,
    response: monthWasteSchema,
  }),
  exportStats: endpoint({
    method: 'GET',
    path: '/admin/stats/{year}/{month}/files/{format}',
    ...reading,
    summary: '월별 통계 파일 (xlsx: 일자별, 학생별, 입금, 미신청자; 필터는 학생이 있는 시트에)',
    params: z.extend(monthParams, { format: fileFormatSchema }),
    query: z.extend(monthFilterSchema, {
      sheet: z.optional(z.enum(['days', 'students', 'deposits', 'not-applied'])),
      contacts: contactsQuery,
    }),
    response: fileSchema,
    answers: 'file',
  }),
};
