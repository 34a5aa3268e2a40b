import type { Endpoint } from '@academy/domain/http';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { trimTo, type Sees } from './trim';

/** The media type of an endpoint's answers; null for files, whose handler says it (`sendAs`). */
export const responseType = ({ answers }: Pick<Endpoint, 'answers'>): string | null => {
  if (answers === 'file') return null;
  return answers === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
};

type WriteBody = (answer: unknown, sees?: Sees) => string | Buffer;

/** Students, families and devices have answers of their own: areas are the managers'. */
const seesAll: Sees = () => true;

/**
 * Writes an endpoint's answers as they go out, trimmed to its response schema: a column that a
 * query reads too much never leaves the server, nor does what belongs to an area that the account
 * has not.
 */
export function createResponseBody({ response, answers }: Endpoint): WriteBody {
  const trim = trimTo(response);
  return (answer, sees = seesAll) => {
    const data = trim(answer, sees);
    if (data instanceof Uint8Array)
      return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return answers === 'text' ? String(data) : JSON.stringify(data);
  };
}

/**
 * The same for tests: refuses an answer that its schema does not allow, and one that trimming
 * leaves otherwise than parsing would. People are served without: nothing can be mended then, and
 * it is a quarter of the work of a month (ADR 0024).
 */
export function checkedResponseBody(endpoint: Endpoint): WriteBody {
  const { method, path, response, answers } = endpoint;
  const write = createResponseBody(endpoint);
  return (answer, sees) => {
    const result = z.safeParse(response, answer);
    if (!result.success)
      throw new Error(`${method} ${path} answers what its schema does not allow`, {
        cause: result.error,
      });
    const body = write(answer);
    if (
      answers === undefined &&
      !isDeepStrictEqual(JSON.parse(String(body)), JSON.parse(JSON.stringify(result.data)))
    )
      throw new Error(`${method} ${path} is trimmed otherwise than its schema says`);
    return sees ? write(answer, sees) : body;
  };
}
