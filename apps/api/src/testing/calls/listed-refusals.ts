import type { Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';
import { apiTables } from '../../endpoint-tables';
import { codesOf } from '../../http/docs/refusal-statuses';

const refusalSchema = z.object({ success: z.literal(false), code: z.string() });

/** The calls by their paths, a fixed one before one with a parameter in its place. */
const calls = Object.values(apiTables)
  .flatMap(({ calls: table }) =>
    Object.values(table).map((endpoint: Endpoint) => ({
      method: endpoint.method,
      parameters: endpoint.path.split('{').length,
      path: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`),
      codes: new Set<string>(codesOf(endpoint)),
    })),
  )
  .toSorted((a, b) => a.parameters - b.parameters);

/** Of a path that no table has with this method, and of a host name: no call decides them. */
export const OF_NO_CALL = ['method-not-allowed', 'academy-unknown', 'academy-suspended'];

/** Whatever a test calls: a refusal that the API's document does not list there is a fault. */
export function expectListed(method: string, path: string, body: unknown): void {
  const refusal = refusalSchema.safeParse(body).data;
  const asked = refusal && calls.find((one) => one.method === method && one.path.test(path));
  if (asked && !asked.codes.has(refusal.code) && !OF_NO_CALL.includes(refusal.code))
    throw new Error(`${method} ${path} was refused with ${refusal.code}, which is not listed.`);
}
