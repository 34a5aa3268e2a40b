import type { FastifyReply, FastifyRequest } from 'fastify';

export type Side = 'student' | 'manager';

const NAMES = { student: 's_rt', manager: 'a_rt' };
const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

/** `__Host-` needs Secure, which browsers do not store from plain http: on `npm start` the plain name stands in (ADR 0021). */
const nameOf = (side: Side, request: FastifyRequest) =>
  isSecure(request) ? `__Host-${NAMES[side]}` : NAMES[side];
const optionsOf = (request: FastifyRequest) =>
  ({ httpOnly: true, sameSite: 'strict', path: '/', secure: isSecure(request) }) as const;

/** Two cookies, because one browser may hold a student's and a manager's login. */
export const readRefreshCookie = (side: Side, request: FastifyRequest): string | undefined =>
  request.cookies[nameOf(side, request)];

/** Relative (`Max-Age`): the browser's clock may be wrong. */
export function setRefreshCookie(
  side: Side,
  reply: FastifyReply,
  token: string,
  expiresAt: Date,
): void {
  const maxAge = Math.floor((expiresAt.getTime() - reply.request.receivedAt) / 1000);
  reply.setCookie(nameOf(side, reply.request), token, { ...optionsOf(reply.request), maxAge });
}

export function clearRefreshCookie(side: Side, reply: FastifyReply): void {
  reply.clearCookie(nameOf(side, reply.request), optionsOf(reply.request));
}
