import type { FastifyInstance } from 'fastify';
import { isPdfKey, isPublicKey, type Store } from '../../store/store';
import { Refusal } from '../errors/refusal';
import { sendPdf } from './send-as';

/** Even where a browser opens it in place, it runs, loads and sends nothing. */
const PDF_POLICY = "sandbox; default-src 'none'";

/** Who may have what is named in an address. */
export interface Opening {
  picture: (key: string, signature: string | undefined) => Promise<boolean>;
  pdf: (key: string, name: string, signature: string | undefined) => boolean;
}

/**
 * Pictures of notices and the academy's logo, public by their unguessable name: an `<img>` sends no
 * token. Their content never changes, so browsers keep them. Private pictures are not served here,
 * even by name, and those of a notice for some students open with its signature alone; so do all
 * PDFs, which are downloaded.
 */
export function serveFiles(app: FastifyInstance, store: Store, mayOpen: Opening): void {
  interface Asked {
    Params: { key: string };
    Querystring: { s?: string | string[]; name?: string | string[] };
  }
  app.get<Asked>('/api/files/:key', async ({ params: { key }, query: { s, name } }, reply) => {
    const signature = typeof s === 'string' ? s : undefined;
    const title = typeof name === 'string' ? name : '';
    const isPdf = isPdfKey(key);
    const opens = isPdf
      ? mayOpen.pdf(key, title, signature)
      : isPublicKey(key) && (await mayOpen.picture(key, signature));
    const bytes = opens ? await store.get(key) : null;
    if (!bytes) throw new Refusal('not-found');
    reply.header(
      'cache-control',
      `${signature === undefined ? 'public' : 'private'}, max-age=31536000, immutable`,
    );
    if (isPdf) {
      sendPdf(reply, title);
      reply.header('content-security-policy', PDF_POLICY);
    } else reply.header('content-disposition', 'inline').type('image/webp');
    return reply.send(bytes);
  });
}
