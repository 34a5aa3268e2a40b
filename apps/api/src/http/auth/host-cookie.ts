import type { FastifyRequest } from 'fastify';

/**
 * A cookie of this host alone. `__Host-` needs Secure, which browsers do not store from plain http:
 * there the plain name is in (ADR 0025).
 */
export function hostCookie(name: string, { protocol }: FastifyRequest) {
  const secure = protocol === 'https';
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: 'strict', path: '/', secure } as const,
  };
}
