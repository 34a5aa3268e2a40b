import type { FastifyInstance } from 'fastify';
import { refusalFrom } from './error-handler';

/**
 * Whether the disk was full when something was last written. Nothing is refused beforehand: the
 * first write that finds room again ends it by itself. The answers of reads say nothing about the
 * disk.
 */
export function watchDisk(app: FastifyInstance): () => boolean {
  let full = false;
  app.addHook('onError', async (_request, _reply, error) => {
    if (refusalFrom(error)?.code === 'disk-full') full = true;
  });
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 300) full = false;
  });
  return () => full;
}
