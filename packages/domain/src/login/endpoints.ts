import * as z from 'zod/mini';
import { endpoint } from '../http';
import { doneSchema } from '../http/done-schema';
import {
  managerLoginBodySchema,
  managerLoginSchema,
  managerProfileSchema,
  refreshedSchema,
  studentLoginBodySchema,
  studentLoginSchema,
  studentProfileSchema,
} from './schemas';

const noBody = z.optional(z.nullable(z.unknown()));

/**
 * A logout that comes late names the login that it is about: another one that has the cookie by
 * then goes on.
 */
const logoutBody = z.optional(
  z.nullable(z.object({ sessionId: z.optional(z.string().check(z.maxLength(40))) })),
);

export const loginEndpoints = {
  studentLogin: endpoint({
    method: 'POST',
    path: '/students/login',
    access: 'public',
    allowedWhile: 'read-only',
    refuses: [
      'pin-shape',
      'pin-simple',
      'phone-too-short',
      'phone-unreadable',
      'proof-required',
      'student-login-failed',
      'student-choose',
      'pin-required',
      'pin-choose',
      'pin-wrong',
      'device-waiting',
      'device-refused',
    ],
    summary: '학생 로그인 (전화번호)',
    takesTurns: true,
    body: studentLoginBodySchema,
    response: studentLoginSchema,
  }),
  studentRefresh: endpoint({
    method: 'POST',
    path: '/students/refresh',
    access: 'cookie',
    summary: '학생 토큰 갱신',
    body: noBody,
    response: refreshedSchema,
  }),
  studentLogout: endpoint({
    method: 'POST',
    path: '/students/logout',
    access: 'cookie',
    summary: '학생 로그아웃',
    body: logoutBody,
    response: doneSchema,
  }),
  studentMe: endpoint({
    method: 'GET',
    path: '/students/me',
    access: 'student',
    summary: '로그인한 학생',
    response: studentProfileSchema,
  }),
  managerLogin: endpoint({
    method: 'POST',
    path: '/admin/users/login',
    access: 'public',
    allowedWhile: 'read-only',
    refuses: [
      'manager-login-failed',
      'account-pending',
      'account-disabled',
      'temporary-password-expired',
      'second-factor-required',
      'second-factor-wrong',
      'second-factor-unreadable',
    ],
    summary: '관리자 로그인',
    takesTurns: true,
    body: managerLoginBodySchema,
    response: managerLoginSchema,
  }),
  managerRefresh: endpoint({
    method: 'POST',
    path: '/admin/users/refresh',
    access: 'cookie',
    summary: '관리자 토큰 갱신',
    body: noBody,
    response: refreshedSchema,
  }),
  managerLogout: endpoint({
    method: 'POST',
    path: '/admin/users/logout',
    access: 'cookie',
    summary: '관리자 로그아웃',
    body: logoutBody,
    response: doneSchema,
  }),
  managerMe: endpoint({
    method: 'GET',
    path: '/admin/users/me',
    access: 'manager',
    allowedWith: 'temporary-password',
    summary: '로그인한 관리자',
    response: managerProfileSchema,
  }),
  verifyToken: endpoint({
    method: 'GET',
    path: '/admin/verify-token',
    access: 'public',
    summary: '토큰 확인 (결과는 쓰이지 않음)',
    response: z.object({ valid: z.boolean() }),
  }),
};
