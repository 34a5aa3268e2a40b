import { addressOf } from '../limits/network';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Actor } from '../auth/actor';
import { loggedError, loggedMessage } from '../errors/logged-error';

const idOf = (actor: Actor) => {
  if (actor.side === 'terminal') return actor.terminalId;
  return actor.side === 'student' ? actor.studentId : actor.managerId;
};

/**
 * One line per answered request. It names the route and never the address or the body: those may
 * hold phone numbers and names. The actor's id and the IP are the access record that the law asks
 * for.
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
        ip: addressOf(request.ip),
        ...(actor
          ? {
              side: actor.side,
              actor: idOf(actor),
            }
          : {}),
      },
      'answered',
    );
  });
}

const errorOf = (subject: unknown): Error | undefined => {
  if (subject instanceof Error) return subject;
  const held: unknown = typeof subject === 'object' && subject && Reflect.get(subject, 'err');
  return held instanceof Error ? held : undefined;
};

type LoggerSettings = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * pino's settings: ISO times in UTC, no host facts, errors and requests without what people wrote.
 */
export const loggerSettings = (level: string): LoggerSettings => ({
  level,
  base: undefined,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: loggedError, req: ({ method }) => ({ method }) },
  hooks: {
    // Without a sentence of ours pino, and the framework, take the error's own message for one.
    logMethod(args, log) {
      const [subject, text]: readonly unknown[] = args;
      const error = errorOf(subject);
      if (error && (text === undefined || text === error.message))
        log.call(this, { err: error }, loggedMessage(error));
      else log.apply(this, args);
    },
  },
});
