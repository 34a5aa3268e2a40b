import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';

/** JSON of an answer, trimmed to the endpoint's response schema: a column that a query reads too much never leaves the server. */
export function responseBody({ method, path, response }: Endpoint, answer: unknown): string {
  const result = z.safeParse(response, answer);
  if (result.success) return JSON.stringify(result.data);
  throw new Error(`${method} ${path} answers what its schema does not allow`, { cause: result.error });
}
