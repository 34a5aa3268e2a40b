import * as z from 'zod/mini';
import { endpoint, fileFormatSchema, fileSchema } from '../http';
import { managerIdSchema } from '../ids';
import { undoPart } from '../operations/schemas';
import { doneSchema } from '../http/done-schema';
import {
  accountListSchema,
  accountSchema,
  grantsSchema,
  idCheckSchema,
  passwordBodySchema,
  REJECT_LIMIT,
  rejectedAccountsSchema,
  signupBodySchema,
  signupResultSchema,
  temporaryPasswordSchema,
} from './schemas';

/** An account after a change that can be taken back. */
const changedAccountSchema = z.extend(accountSchema, undoPart);

const oneAccount = {
  access: 'manager',
  needs: 'accounts.manage',
  params: z.object({ managerId: managerIdSchema }),
} as const;

export const accountEndpoints = {
  checkId: endpoint({
    method: 'GET',
    path: '/admin/users/check-id',
    access: 'public',
    summary: '아이디 중복 확인',
    query: z.object({ username: z.string().check(z.maxLength(200)) }),
    response: idCheckSchema,
  }),
  signup: endpoint({
    method: 'POST',
    path: '/admin/signup',
    access: 'public',
    summary: '관리자 회원가입 (승인 대기)',
    body: signupBodySchema,
    response: signupResultSchema,
  }),
  changeOwnPassword: endpoint({
    method: 'PUT',
    path: '/admin/users/me/password',
    access: 'manager',
    allowedWith: 'temporary-password',
    summary: '내 비밀번호 변경 (다른 로그인은 모두 끝남)',
    body: passwordBodySchema,
    response: doneSchema,
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/admin/accounts',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '관리자 계정 목록 (승인 대기 먼저)',
    response: accountListSchema,
  }),
  exportAccounts: endpoint({
    method: 'GET',
    path: '/admin/accounts/files/{format}',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '관리자 계정 파일',
    params: z.object({ format: fileFormatSchema }),
    response: fileSchema,
    answers: 'file',
  }),
  editAccount: endpoint({
    method: 'PATCH',
    path: '/admin/accounts/{managerId}',
    ...oneAccount,
    summary: '이름, 역할, 영역 변경 (If-Match)',
    idempotent: true,
    body: z.extend(z.partial(grantsSchema), {
      name: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: changedAccountSchema,
  }),
  approveAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/approve',
    ...oneAccount,
    summary: '가입 승인',
    idempotent: true,
    body: grantsSchema,
    response: accountSchema,
  }),
  rejectAccount: endpoint({
    method: 'DELETE',
    path: '/admin/accounts/{managerId}',
    ...oneAccount,
    summary: '가입 거절 (승인 대기인 계정만)',
    idempotent: true,
    response: doneSchema,
  }),
  rejectAccounts: endpoint({
    method: 'POST',
    path: '/admin/accounts/reject',
    access: 'manager',
    needs: 'accounts.manage',
    summary: '가입 한꺼번에 거절 (승인 대기인 계정만)',
    idempotent: true,
    body: z.object({
      managerIds: z.array(managerIdSchema).check(z.minLength(1), z.maxLength(REJECT_LIMIT)),
    }),
    response: rejectedAccountsSchema,
  }),
  disableAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/disable',
    ...oneAccount,
    summary: '사용 중지 (로그인은 모두 끝남)',
    idempotent: true,
    response: changedAccountSchema,
  }),
  enableAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/enable',
    ...oneAccount,
    summary: '다시 사용',
    idempotent: true,
    response: changedAccountSchema,
  }),
  signOutAccount: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/sign-out',
    ...oneAccount,
    summary: '모든 기기에서 로그아웃',
    idempotent: true,
    response: accountSchema,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/reset-second-factor',
    ...oneAccount,
    summary: '2단계 인증 초기화 (로그인은 모두 끝남)',
    idempotent: true,
    response: accountSchema,
  }),
  issueTemporaryPassword: endpoint({
    method: 'POST',
    path: '/admin/accounts/{managerId}/temporary-password',
    ...oneAccount,
    summary: '임시 비밀번호 발급 (한 번만 보임)',
    response: temporaryPasswordSchema,
  }),
};
