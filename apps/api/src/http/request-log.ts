import type { FastifyInstance } from 'fastify';

/**
 * One line per answered request. It names the route and never the address or the body: those may hold phone numbers and names.
 * The actor's id and the IP are the access record that the law asks for.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        ...(actor
          ? {
              side: actor.side,
              actor: actor.side === 'student' ? actor.studentId : actor.managerId,
            }
          : {}),
      },
      'answered',
    );
  });
}

/** pino's settings: ISO times in UTC, no host facts, and the headers that carry secrets blanked should an error hold a request. */
export const loggerSettings = (level: string) => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: [
    'req.headers.authorization',
    'req.headers.cookie',
    'err.params',
    'err.cause.params',
    'err.parameters',
    'err.query',
  ],
});
