import type { FastifyInstance } from 'fastify';

interface HealthSource {
  /** Resolves when the database answers. */
  probe: () => Promise<unknown>;
  closing: () => boolean;
  /** Writing is switched off: the process is ready all the same, and says so. */
  isReadOnly: () => boolean;
  /**
   * The last write failed for want of room. Reading works, so that the process stays in service and
   * says so.
   */
  isDiskFull: () => boolean;
}

/**
 * `live`: the process runs. `ready`: it can serve, its database answers and it is not shutting
 * down. Both are at the root for probes inside the network and below /api for those behind the
 * proxy.
 */
export function serveHealth(
  app: FastifyInstance,
  { probe, closing, isReadOnly, isDiskFull }: HealthSource,
): void {
  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/health/live`, async () => ({ status: 'ok' }));
    app.get(`${prefix}/health/ready`, async (request, reply) => {
      if (closing()) return reply.code(503).send({ status: 'closing' });
      try {
        await probe();
        return {
          status: 'ok',
          ...(isReadOnly() && { readOnly: true }),
          ...(isDiskFull() && { diskFull: true }),
        };
      } catch (error) {
        request.log.error({ err: error }, 'database does not answer');
        return reply.code(503).send({ status: 'database' });
      }
    });
  }
}
