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
    features: ['guardians'],
    params: guardianLinkParams,
    summary: '보호자가 보는 자녀의 하루와 한 달 (로그인 없이 서명된 주소로)',
    refuses: ['guardian-link-ended', 'guardian-unconfirmed'],
    response: guardianViewSchema,
  }),
  answerGuardianQuestion: endpoint({
    method: 'POST',
    path: '/guardian/{linkId}/{signature}/answer',
    access: 'public',
    features: ['guardians'],
    allowedWhile: 'read-only',
    params: guardianLinkParams,
    refuses: ['guardian-answer-wrong', 'guardian-answers-used-up', 'guardian-link-ended'],
    summary: '처음 여는 기기에서 자녀 확인하기 (자녀 휴대전화 번호 끝자리)',
    body: z.object({ answer: z.string().check(z.maxLength(40)) }),
    /** How many children the device may see now. */
    response: z.object({ confirmed: z.int().check(z.positive()) }),
  }),
  switchGuardianNotices: endpoint({
    method: 'PUT',
    path: '/guardian/{linkId}/{signature}/notice-switch',
    access: 'public',
    features: ['guardians'],
    params: guardianLinkParams,
    refuses: ['guardian-unconfirmed', 'guardian-link-ended'],
    summary: '보호자가 학원 알림을 종류마다 또는 모두 끄거나 다시 켜기 (로그인 없이 서명된 주소로)',
    /** Of one kind, or of all without it. */
    body: z.object({ on: z.boolean(), kind: z.optional(noticeKindSchema) }),
    response: z.object({ on: z.boolean() }),
  }),
};
