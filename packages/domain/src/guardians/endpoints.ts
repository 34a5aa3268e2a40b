import * as z from 'zod/mini';
import { endpoint } from '../http';
import { guardianLinkIdSchema, studentIdSchema } from '../ids';
import {
  GUARDIAN_STUDENTS_MAX,
  guardianLinkParams,
  guardianLinkSchema,
  guardianViewSchema,
} from './schemas';

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
};

const writing = { access: 'manager', needs: 'students.write' } as const;

/** The links as managers make and revoke them. */
export const guardianLinkEndpoints = {
  guardianLinks: endpoint({
    method: 'GET',
    path: '/admin/guardian-links',
    access: 'manager',
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
  revokeGuardianLink: endpoint({
    method: 'DELETE',
    path: '/admin/guardian-links/{linkId}',
    ...writing,
    params: z.object({ linkId: guardianLinkIdSchema }),
    summary: '보호자 링크 끊기',
    response: z.object({ revokedAt: z.iso.datetime() }),
  }),
};
