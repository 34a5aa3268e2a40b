import type { Access, Endpoint } from '@academy/domain/http';
import * as z from 'zod/mini';
import { endpointTables } from '../../endpoint-tables';
import { shapeOf, shapeSchema } from './shape';

/** What is released alone: the two apps, and the API that both of them call. */
export const UNITS = ['student', 'admin', 'api'] as const;
export type Unit = (typeof UNITS)[number];
export type AppName = Exclude<Unit, 'api'>;
export const APPS = ['student', 'admin'] as const satisfies readonly AppName[];

const part = z.optional(shapeSchema);

/**
 * One call as its side knew it when it was released. `answer`: what an app accepts, or what the API
 * sends.
 */
export const callContractSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  access: z.enum(['public', 'cookie', 'student', 'manager', 'signed-in', 'kiosk']),
  takes: z.optional(z.literal('image')),
  answers: z.optional(z.enum(['text', 'file'])),
  params: part,
  query: part,
  body: part,
  answer: shapeSchema,
});
export type CallContract = z.output<typeof callContractSchema>;

/** Calls by their name, those by their feature. */
export const callsSchema = z.record(z.string(), z.record(z.string(), callContractSchema));
export type Calls = z.output<typeof callsSchema>;

type Tables = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const side = {
  public: null,
  cookie: null,
  'signed-in': null,
  student: 'student',
  manager: 'admin',
  kiosk: 'admin',
} as const satisfies Record<Access, AppName | null>;

/**
 * Whether an app may make a call: its own side's, and what is open to both, but nothing of the
 * managers' doors for students and the other way round.
 */
function uses(unit: Unit, { access, path }: Endpoint): boolean {
  if (unit === 'api') return true;
  if (path.startsWith('/admin/')) return unit === 'admin';
  if (/^\/students\/(login|refresh|logout)$/.test(path)) return unit === 'student';
  return side[access] === null || side[access] === unit;
}

function contractOf(unit: Unit, endpoint: Endpoint): CallContract {
  const { method, path, access, takes, answers, params, query, body, response } = endpoint;
  return {
    method,
    path,
    access,
    ...(takes && { takes }),
    ...(answers && { answers }),
    ...(params && { params: shapeOf(params, 'input') }),
    ...(query && { query: shapeOf(query, 'input') }),
    ...(body && { body: shapeOf(body, 'input') }),
    // A field with a default must be sent by the API and may be missing for an app: that is how a
    // field comes and goes in two releases.
    answer: shapeOf(response, unit === 'api' ? 'output' : 'input'),
  };
}

/** What a unit knows of the calls today. */
export function callsOf(unit: Unit, tables: Tables = endpointTables): Calls {
  const byFeature = Object.entries(tables).map(
    ([feature, table]) =>
      [
        feature,
        Object.fromEntries(
          Object.entries(table)
            .filter(([, endpoint]) => uses(unit, endpoint))
            .map(([name, endpoint]) => [name, contractOf(unit, endpoint)]),
        ),
      ] as const,
  );
  return Object.fromEntries(byFeature.filter(([, calls]) => Object.keys(calls).length > 0));
}

/** What a router sees of a call: parameters without their names. */
export const routeOf = ({ method, path }: Pick<CallContract, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

/** The calls of a contract by their route. */
export const byRoute = (calls: Calls): Map<string, CallContract> =>
  new Map(
    Object.values(calls)
      .flatMap((table) => Object.values(table))
      .map((call) => [routeOf(call), call]),
  );
