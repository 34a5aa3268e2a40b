import * as z from 'zod/mini';
import { endpoint, pageQuery, sizeQuery } from '../http';
import { calendarDaySchema } from '../time';
import { termSchema } from './term-schemas';
import { pointTypeSchema, studentPointsPageSchema } from './schemas';
import { POINTS_MAX_SIZE } from './sizes';

/** Narrows list and sums to incident days, both included; without it all count. */
const incidentSpan = {
  from: z.optional(calendarDaySchema),
  to: z.optional(calendarDaySchema),
};

export const pointEndpoints = {
  myPoints: endpoint({
    method: 'GET',
    path: '/student-points/mine',
    access: 'student',
    features: ['points'],
    summary: '내 상벌점 (새것부터, 합계 포함)',
    query: z.object({
      type: z.optional(pointTypeSchema),
      ...incidentSpan,
      page: pageQuery,
      size: sizeQuery(POINTS_MAX_SIZE),
    }),
    response: studentPointsPageSchema,
  }),
  pointTerms: endpoint({
    method: 'GET',
    path: '/student-points/terms',
    access: 'student',
    features: ['points'],
    summary: '학기 (새것부터, 시작한 것만)과 학원이 세는 기간',
    response: z.object({
      content: z.array(termSchema),
      /** Null where all time counts; other servers do not say. */
      counted: z._default(z.nullable(termSchema), null),
    }),
  }),
};
