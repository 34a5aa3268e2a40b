import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

/** The media type of an endpoint's answers. */
export const responseType = ({ answers }: Pick<Endpoint, 'answers'>): string => (answers === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8');

/** An answer as it goes out, trimmed to the endpoint's response schema: a column that a query reads too much never leaves the server. */
export function responseBody({ method, path, response, answers }: Endpoint, answer: unknown): string {
  const result = z.safeParse(response, answer);
  if (result.success) return answers === 'text' ? String(result.data) : JSON.stringify(result.data);
  throw new Error(`${method} ${path} answers what its schema does not allow`, { cause: result.error });
}
