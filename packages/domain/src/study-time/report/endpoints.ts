import * as z from 'zod/mini';
import { endpoint } from '../../http';
import { studentIdSchema } from '../../ids';
import { undoPart } from '../../operations/schemas';
import { monthParams } from '../../time';
import { monthlyReportsSchema, remarkSchema } from './schemas';

export const reportEndpoints = {
  monthlyReports: endpoint({
    method: 'GET',
    path: '/admin/monthly-reports/{year}/{month}',
    access: 'manager',
    features: ['study-time'],
    needs: 'attendance.read',
    summary: '월간 리포트 (볼 수 있는 영역만)',
    params: monthParams,
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: monthlyReportsSchema,
  }),
  saveRemark: endpoint({
    method: 'PUT',
    path: '/admin/monthly-reports/{year}/{month}/students/{studentId}/remark',
    access: 'manager',
    features: ['study-time'],
    needs: 'attendance.write',
    summary: '월간 리포트의 한마디 저장 (If-Match 가능)',
    etag: true,
    ifMatch: 'optional',
    idempotent: true,
    params: z.extend(monthParams, { studentId: studentIdSchema }),
    body: z.strictObject({ text: remarkSchema.shape.text }),
    response: z.extend(remarkSchema, undoPart),
  }),
};
