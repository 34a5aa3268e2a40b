import { EXTENSIONS_HEADER, extensions, TRACES } from '@academy/domain/http';
import type { FastifyInstance } from 'fastify';

/**
 * Notes when a request arrived, and sends every caller the server's time (ms since epoch), the
 * request's id and the supported extensions.
 */
export function noteRequestFacts(
  app: FastifyInstance,
  clock: () => Date,
  { traces = false } = {},
): void {
  const said = [...extensions, ...(traces ? [TRACES] : [])].join(' ');
  app.decorateRequest('receivedAt', 0);
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request, reply) => {
    request.receivedAt = clock().getTime();
    reply.header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-server-time', String(clock().getTime()));
    reply.header(EXTENSIONS_HEADER, said);
  });
}
