import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../http/errors/refusal';

/**
 * Serves a control of the test server: `POST /__test__/<path>`, only for callers on this machine.
 */
export type ControlPost = (path: string, handler: (body: unknown) => Promise<unknown>) => void;

export const controlPost =
  (app: FastifyInstance): ControlPost =>
  (path, handler) => {
    app.post(`/__test__/${path}`, async (request) => {
      if (!['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip))
        throw new Refusal('not-found');
      return (await handler(request.body ?? {})) ?? { success: true };
    });
  };
