import type { FastifyInstance } from 'fastify';
import { isPublicKey, type Store } from '../../store/store';
import { Refusal } from '../errors/refusal';

/**
 * Pictures of notices and the academy's logo, public by their unguessable name: an `<img>` sends no
 * token. Their content never changes, so browsers keep them. Private pictures are not served here,
 * even by name.
 */
export function serveFiles(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { key: string } }>('/api/files/:key', async ({ params }, reply) => {
    const bytes = isPublicKey(params.key) ? await store.get(params.key) : null;
    if (!bytes) throw new Refusal('not-found');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline',
      })
      .type('image/webp')
      .send(bytes);
  });
}
