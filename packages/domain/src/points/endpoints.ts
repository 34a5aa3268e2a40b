import * as z from 'zod/mini';
import { endpoint, pageQuery, sizeQuery } from '../http';
import { pointTypeSchema, studentPointsPageSchema } from './schemas';
import { POINTS_MAX_SIZE } from './sizes';

export const pointEndpoints = {
  myPoints: endpoint({
    method: 'GET',
    path: '/student-points/mine',
    access: 'student',
    features: ['points'],
    summary: '내 상벌점 (새것부터, 합계 포함)',
    query: z.object({
      type: z.optional(pointTypeSchema),
      page: pageQuery,
      size: sizeQuery(POINTS_MAX_SIZE),
    }),
    response: studentPointsPageSchema,
  }),
};
