import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../http/auth/host-cookie';

export type Side = 'student' | 'manager';

/** Two cookies, because one browser may hold a student's and a manager's login. */
const NAMES = { student: 's_rt', manager: 'a_rt' };

export const readRefreshCookie = (side: Side, request: FastifyRequest): string | undefined =>
  request.cookies[hostCookie(NAMES[side], request).name];

/** Relative (`Max-Age`): the browser's clock may be wrong. */
export function setRefreshCookie(
  side: Side,
  reply: FastifyReply,
  token: string,
  expiresAt: Date,
): void {
  const maxAge = Math.floor((expiresAt.getTime() - reply.request.receivedAt) / 1000);
  const { name, options } = hostCookie(NAMES[side], reply.request);
  reply.setCookie(name, token, { ...options, maxAge });
}

export function clearRefreshCookie(side: Side, reply: FastifyReply): void {
  const { name, options } = hostCookie(NAMES[side], reply.request);
  reply.clearCookie(name, options);
}
