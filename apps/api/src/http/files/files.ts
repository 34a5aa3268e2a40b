import type { FastifyInstance } from 'fastify';
import { isPublicKey, type Store } from '../../store/store';
import { Refusal } from '../errors/refusal';

/**
 * Pictures of notices and the academy's logo, public by their unguessable name: an `<img>` sends no
 * token. Their content never changes, so browsers keep them. Private pictures are not served here,
 * even by name, and those of a notice for some students open with its signature alone.
 */
export function serveFiles(
  app: FastifyInstance,
  store: Store,
  mayOpen: (key: string, signature: string | undefined) => Promise<boolean>,
): void {
  interface Asked {
    Params: { key: string };
    Querystring: { s?: string | string[] };
  }
  app.get<Asked>('/api/files/:key', async ({ params: { key }, query: { s } }, reply) => {
    const signature = typeof s === 'string' ? s : undefined;
    const opens = isPublicKey(key) && (await mayOpen(key, signature));
    const bytes = opens ? await store.get(key) : null;
    if (!bytes) throw new Refusal('not-found');
    return reply
      .headers({
        'cache-control': `${signature === undefined ? 'public' : 'private'}, max-age=31536000, immutable`,
        'content-disposition': 'inline',
      })
      .type('image/webp')
      .send(bytes);
  });
}
