import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes: one packet holds a smaller answer anyway. */
const COMPRESSED_FROM = 1400;

/** Gzips long answers; `serve` leaves those of writes alone. Why that is safe: ADR 0451. */
export async function compressReads(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESSED_FROM,
    encodings: ['gzip'],
    customTypes: /^(application\/json|text\/(plain|csv))/,
    globalDecompression: false,
  });
}
