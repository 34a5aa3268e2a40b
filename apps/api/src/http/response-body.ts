import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

/** What a granted request is answered with. */
export const contentType = ({ answers }: Pick<Endpoint, 'answers'>): string => (answers === 'text' ? 'text/plain' : 'application/json');

/** JSON of an answer (or its text, where the endpoint says so), trimmed to the endpoint's response schema: a column that a query reads too much never leaves the server. */
export function responseBody({ method, path, response, answers }: Endpoint, answer: unknown): string {
  const result = z.safeParse(response, answer);
  if (result.success) return answers === 'text' ? String(result.data) : JSON.stringify(result.data);
  throw new Error(`${method} ${path} answers what its schema does not allow`, { cause: result.error });
}
