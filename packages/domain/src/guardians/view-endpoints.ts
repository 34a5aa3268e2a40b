import * as z from 'zod/mini';
import { endpoint } from '../http';
import { noticeKindSchema } from './link-schemas';
import { guardianLinkParams, guardianViewSchema } from './view-schemas';

/** What a guardian's page asks: apart, so that it carries nothing else. */
export const guardianEndpoints = {
  guardianView: endpoint({
    method: 'GET',
    path: '/guardian/{linkId}/{signature}',
    access: 'public',
    params: guardianLinkParams,
    summary: '보호자가 보는 자녀의 하루와 한 달 (로그인 없이 서명된 주소로)',
    response: guardianViewSchema,
  }),
  switchGuardianNotices: endpoint({
    method: 'PUT',
    path: '/guardian/{linkId}/{signature}/told',
    access: 'public',
    params: guardianLinkParams,
    summary: '보호자가 학원 알림을 종류마다 또는 모두 끄거나 다시 켜기 (로그인 없이 서명된 주소로)',
    /** Of one kind, or of all without it. */
    body: z.object({ on: z.boolean(), kind: z.optional(noticeKindSchema) }),
    response: z.object({ told: z.boolean() }),
  }),
};
