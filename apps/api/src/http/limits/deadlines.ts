import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notNow } from '../errors/refusal';

const RETRY_SECONDS = 2;
const LOOK_EVERY_MS = 500;

/** Gives a request this long from now to be answered, where that is more than others get. */
export const answerWithin = (request: FastifyRequest, ms: number): void => {
  request.answerBy = performance.now() + ms;
};

function end(reply: FastifyReply): void {
  // Headers are out: nothing else can be said any more.
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.send(notNow('busy', RETRY_SECONDS));
}

/**
 * Ends requests that are not answered within `ms`, as busy (503). Fastify's `handlerTimeout` makes
 * a timer and an AbortController for each request and aborts it at its end, which is 6 % of reading
 * a month: here one timer looks after all of them.
 */
export function endLateRequests(
  app: FastifyInstance,
  { ms, every = LOOK_EVERY_MS }: { ms: number; every?: number },
): void {
  const open = new Set<FastifyReply>();
  app.decorateRequest('answerBy', 0);
  app.addHook('onRequest', (request, reply, done) => {
    answerWithin(request, ms);
    open.add(reply);
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  const look = setInterval(() => {
    const now = performance.now();
    for (const reply of open)
      if (reply.request.answerBy <= now) {
        open.delete(reply);
        if (!reply.sent) end(reply);
      }
  }, every);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
