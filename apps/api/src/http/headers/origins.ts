import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal';

const EXPOSED =
  'Authorization, Content-Disposition, ETag, Retry-After, X-Academy-Extensions, X-Error-Message, X-Request-Id, X-Server-Time';
const ALLOWED_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-Match, X-Client-Seq, X-Login-Proof, X-Requested-With, traceparent';
/** Seconds; Chromium's cap. */
const PREFLIGHT_AGE = '7200';

/**
 * Cookies travel by themselves, so the calls that live on one must come from our own pages: from an
 * allowed origin, from the same origin, or from no browser at all.
 */
export function createOriginGuard(allowed: ReadonlySet<string>) {
  return ({ headers, protocol, host }: FastifyRequest): void => {
    const { origin } = headers;
    const site = headers['sec-fetch-site'];
    const fromOurs =
      origin !== undefined && (allowed.has(origin) || origin === `${protocol}://${host}`);
    if (fromOurs || site === 'same-origin' || (origin === undefined && site === undefined)) return;
    throw new Refusal('forbidden');
  };
}

/**
 * CORS for pages that stand on another subdomain than the API: exact origins only, nothing for
 * everybody else.
 */
export function shareWithOrigins(app: FastifyInstance, allowed: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (allowed.size === 0) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED,
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    await reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_AGE,
      })
      .send();
  });
}
