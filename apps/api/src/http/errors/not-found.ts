import type { Endpoint } from '@academy/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';
import { isApiCall } from '../headers/security-headers';

const patternOf = (path: string) =>
  new RegExp(`^/api${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** Sends a page of an app and says true, or leaves the request alone. */
export type PageFallback = (request: FastifyRequest, reply: FastifyReply) => boolean;

/**
 * Answers whatever no route took: a known path with another method is 405, an unknown page goes to
 * `page`, the rest is 404.
 */
export function answerNotFound(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  page: PageFallback,
): void {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0)
      throw new Refusal('method-not-allowed', { headers: { allow: allowed.join(', ') } });
    if (isApiCall(request) || !page(request, reply)) throw new Refusal('not-found');
  });
}
