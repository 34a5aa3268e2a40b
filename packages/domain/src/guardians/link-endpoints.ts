import * as z from 'zod/mini';
import { endpoint } from '../http';
import { guardianIdSchema, guardianLinkIdSchema, studentIdSchema } from '../ids';
import { calendarDaySchema } from '../time';
import {
  CONSENTS_MAX,
  GUARDIAN_STUDENTS_MAX,
  guardianConsentSchema,
  guardianLinkSchema,
  noticeKindSchema,
} from './link-schemas';

const writing = { access: 'manager', needs: 'students.write', features: ['guardians'] } as const;

/** The links as managers make and revoke them. */
export const guardianLinkEndpoints = {
  guardianLinks: endpoint({
    method: 'GET',
    path: '/admin/guardian-links',
    access: 'manager',
    features: ['guardians'],
    needs: 'contacts.read',
    summary: '보호자 링크 목록',
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: z.object({ content: z.array(guardianLinkSchema) }),
  }),
  createGuardianLinks: endpoint({
    method: 'POST',
    path: '/admin/guardian-links',
    ...writing,
    summary: '학생들의 보호자 링크 만들기 (이미 있으면 그 링크)',
    body: z.object({
      studentIds: z
        .array(studentIdSchema)
        .check(z.minLength(1), z.maxLength(GUARDIAN_STUDENTS_MAX)),
    }),
    response: z.object({
      content: z.array(guardianLinkSchema),
      created: z.int().check(z.nonnegative()),
      /** Students without a guardian's number. */
      without: z.array(z.string()),
    }),
  }),
  guardianConsents: endpoint({
    method: 'GET',
    path: '/admin/guardian-consents',
    access: 'manager',
    features: ['guardians'],
    needs: 'contacts.read',
    summary: '재원생 보호자의 알림 수신 동의',
    query: z.object({ studentId: z.optional(studentIdSchema) }),
    response: z.object({ content: z.array(guardianConsentSchema) }),
  }),
  saveGuardianConsents: endpoint({
    method: 'PUT',
    path: '/admin/guardian-consents',
    ...writing,
    summary: '보호자의 알림 수신 동의 적기 (동의한 날이 없으면 지우기)',
    body: z.object({
      guardianIds: z.array(guardianIdSchema).check(z.minLength(1), z.maxLength(CONSENTS_MAX)),
      agreedOn: z.nullable(calendarDaySchema),
      /** What the consent is not for; without it what was declined before stays so. */
      declined: z.optional(z.array(noticeKindSchema)),
    }),
    response: z.object({ content: z.array(guardianConsentSchema) }),
  }),
  revokeGuardianLink: endpoint({
    method: 'DELETE',
    path: '/admin/guardian-links/{linkId}',
    ...writing,
    params: z.object({ linkId: guardianLinkIdSchema }),
    summary: '보호자 링크 끊기',
    response: z.object({ revokedAt: z.iso.datetime() }),
  }),
};
