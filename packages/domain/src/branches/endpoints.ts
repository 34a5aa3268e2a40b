import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { branchComparisonSchema } from './schemas';

export const branchEndpoints = {
  branches: endpoint({
    method: 'GET',
    path: '/admin/branches',
    access: 'manager',
    refuses: ['no-head-office'],
    summary: '지점 비교: 맡은 지점의 오늘과 이달 (답하지 않은 지점은 answered: false)',
    response: branchComparisonSchema,
  }),
  exportBranches: endpoint({
    method: 'GET',
    path: '/admin/branches/files/{format}',
    access: 'manager',
    refuses: ['no-head-office'],
    summary: '지점 비교 파일',
    params: z.object({ format: fileFormatSchema }),
    response: fileSchema,
    answers: 'file',
  }),
};
