import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

/** The media type of an endpoint's answers; null for files, whose handler says it (`sendAs`). */
export const responseType = ({ answers }: Pick<Endpoint, 'answers'>): string | null => {
  if (answers === 'file') return null;
  return answers === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
};

/**
 * An answer as it goes out, trimmed to the endpoint's response schema: a column that a query reads
 * too much never leaves the server.
 */
export function responseBody(
  { method, path, response, answers }: Endpoint,
  answer: unknown,
): string | Buffer {
  const result = z.safeParse(response, answer);
  if (!result.success)
    throw new Error(`${method} ${path} answers what its schema does not allow`, {
      cause: result.error,
    });
  const { data } = result;
  if (data instanceof Uint8Array) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return answers === 'text' ? String(data) : JSON.stringify(data);
}
