import type { FastifyInstance, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * What every answer carries (ASVS 3.4). HSTS only over https: on plain http browsers must ignore it
 * anyway.
 */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
};
const HSTS = `max-age=${YEAR_SECONDS}; includeSubDomains`;

/** Data is never a document: whatever a browser is tricked into, it runs and frames nothing. */
const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The two apps: only their own files. Pictures may also be drawn in the page (`blob:`, `data:`).
 */
export const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const isApiCall = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  /^\/(?:api|health)(?:[/?]|$)/.test(url);

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(EVERYWHERE);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    reply.header('content-security-policy', isApiCall(request) ? API_POLICY : PAGE_POLICY);
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
}
