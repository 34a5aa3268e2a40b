import * as z from 'zod/mini';
import { endpoint } from '../http';
import { pointIdSchema } from '../ids';
import { POINT_REASON_LIMIT } from './issue/issue-limits';
import { objectionSchema, ownObjectionSchema } from './objection-schemas';

/** A student's objection to a penalty of one's own. */
export const objectionEndpoints = {
  myObjections: endpoint({
    method: 'GET',
    path: '/student-points/mine/objections',
    access: 'student',
    features: ['points'],
    summary: '내 이의 신청 (새것부터, 취소된 벌점 포함)',
    response: z.object({ content: z.array(ownObjectionSchema) }),
  }),
  object: endpoint({
    method: 'POST',
    path: '/student-points/mine/{pointId}/objection',
    access: 'student',
    features: ['points'],
    refuses: ['objection-to-reward', 'objection-exists', 'point-voided'],
    summary: '벌점 이의 신청',
    params: z.object({ pointId: pointIdSchema }),
    body: z.object({ text: z.string().check(z.maxLength(POINT_REASON_LIMIT)) }),
    response: objectionSchema,
    idempotent: true,
  }),
};
