import * as z from 'zod/mini';
import { endpoint } from '../http';
import { studentIdSchema } from '../ids';
import { absenceReasonSchema, reasonDraftSchema } from '../reasons/schemas';
import { GUARDIAN_REQUEST_TYPES } from './requests';
import { guardianLinkParams } from './view-schemas';

/** What a guardian sends: apart, because the page asks for it only when wanted. */
export const guardianRequestEndpoints = {
  sendGuardianReason: endpoint({
    method: 'POST',
    path: '/guardian/{linkId}/{signature}/reasons',
    access: 'public',
    features: ['guardians'],
    params: guardianLinkParams,
    refuses: [
      'reason-exists',
      'reason-guardians-off',
      'guardian-link-ended',
      'guardian-unconfirmed',
    ],
    summary: '보호자가 자녀의 결석이나 조퇴를 알림 (로그인 없이 서명된 주소로, 학원이 승인)',
    body: z.extend(reasonDraftSchema, {
      studentId: studentIdSchema,
      type: z.enum(GUARDIAN_REQUEST_TYPES),
    }),
    response: z.pick(absenceReasonSchema, { receiptNumber: true, status: true }),
  }),
};
