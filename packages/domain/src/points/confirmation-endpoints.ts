import * as z from 'zod/mini';
import { endpoint } from '../http';
import { pointIdSchema } from '../ids';
import { ownConfirmationSchema } from './confirmation-schemas';

/** 학생 확인: that a student has seen a penalty. Said once, and never taken back by the student. */
export const confirmationEndpoints = {
  myConfirmations: endpoint({
    method: 'GET',
    path: '/student-points/mine/confirmations',
    access: 'student',
    features: ['points'],
    summary: '확인을 요청받은 내 벌점 (새것부터, 취소된 벌점 제외)',
    response: z.object({ content: z.array(ownConfirmationSchema) }),
  }),
  confirmPoint: endpoint({
    method: 'POST',
    path: '/student-points/mine/{pointId}/confirmation',
    access: 'student',
    features: ['points'],
    refuses: ['point-voided', 'confirmation-not-asked'],
    summary: '벌점 확인 (한 번; 다시 보내면 처음 확인한 때)',
    params: z.object({ pointId: pointIdSchema }),
    response: ownConfirmationSchema,
    idempotent: true,
  }),
};
