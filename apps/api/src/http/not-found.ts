import type { Endpoint } from '@academy/domain/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';
import { isApiCall } from './security-headers';

const patternOf = (path: string) => new RegExp(`^/api${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** Answers whatever no route took: a known path with another method is 405, an unknown page goes to `page`, the rest is 404. */
export function answerNotFound(app: FastifyInstance, endpoints: readonly Endpoint[], page: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null): void {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0) throw new Refusal(405, 'method-not-allowed', { headers: { allow: allowed.join(', ') } });
    const answer = isApiCall(request) ? null : page(request, reply);
    if (!answer) throw new Refusal(404, 'not-found');
    return answer;
  });
}
