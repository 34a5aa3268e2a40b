import { errorBodySchema, type Endpoint } from '@academy/domain/http';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, countControl, triesOf } from '../../../../tools/trust/figure';
import { endpointTables } from '../endpoint-tables';
import { managerWith } from '../testing/data/a-manager';
import { scenarioStudent } from '../testing/data/a-student';
import { giveBelongings, type Belongings } from '../testing/data/belongings';
import type { Answer } from '../testing/calls/browser';
import { startTestApp, type TestApp } from '../testing/test-app';
import { tokenFor } from '../testing/calls/token-for';
import { validBodies, validParams } from '../testing/calls/valid-calls';

/** Calls to each endpoint; `npm test -- --nightly` asks for many. */
const RUNS = triesOf('fuzz', 2);

let server: TestApp;
let studentToken: string;
let own: Belongings;
beforeAll(async () => {
  server = await startTestApp();
  own = await giveBelongings(server, scenarioStudent(server, 0));
  await giveBelongings(server, scenarioStudent(server, 1));
  studentToken = await server.studentToken();
});
afterAll(() => server.close());

const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table students; --",
    '__proto__',
    '%00',
    '../../etc/passwd',
    '1e309',
    '９９',
    '김하늘',
    '9'.repeat(400),
  ),
);
const nearDay = fc.oneof(
  fc.constantFrom(
    '2026-04-06',
    '1900-01-01',
    '2100-12-31',
    '1899-12-31',
    '2026-02-30',
    '0000-00-00',
    '2026-4-6',
  ),
  hostileText,
);
const nearTime = fc.constantFrom('19:00', '21:00', '00:00', '24:00', '24:01', '9:00', '');
/** Some of these exist, of the caller and of another user. */
const nearId = fc.constantFrom('1', '2', '3', '999', '0', '-1', '9'.repeat(30));
const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
);
const hostileValue = fc.oneof(
  hostileText,
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Values that nearly fit a field of one of our schemas, by its name in the published JSON schema.
 */
function valueFor(schema: z.core.JSONSchema._JSONSchema, name = ''): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return hostileValue;
  const near = (): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valueFor(one, name)));
    if (schema.type === 'array')
      return fc.array(valueFor(schema.items as z.core.JSONSchema._JSONSchema, name), {
        maxLength: 5,
      });
    if (schema.type === 'object')
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [
            key,
            valueFor(value, key),
          ]),
        ),
        { requiredKeys: [] },
      );
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof(fc.integer({ min: 0, max: 40 }), hostileNumber);
    if (/date|Date/.test(name)) return nearDay;
    if (/^(from|to)$|At$/.test(name)) return fc.oneof(nearTime, nearDay);
    if (name === 'month')
      return fc.constantFrom('2026-03', '2026-04', '1900-01', '2100-12', '2026-13');
    if (name === 'studentId') return fc.constantFrom('1', '2', '999');
    if (/^id$|Id$/.test(name)) return nearId;
    return hostileText;
  };
  return fc.oneof({ weight: 9, arbitrary: near() }, { weight: 1, arbitrary: hostileValue });
}

/**
 * A valid value with up to two of its fields made nearly valid: what gets past the schema and far
 * into the handler.
 */
function spoilt(valid: unknown, schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid))
    return fc.constant(valid);
  const near = schema
    ? valueFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant({});
  return fc
    .tuple(
      near,
      fc.subarray(Object.keys(valid), { maxLength: Math.min(2, Object.keys(valid).length) }),
    )
    .map(([other, fields]) => ({
      ...valid,
      ...Object.fromEntries(fields.map((field) => [field, asRecord(other)[field]])),
    }));
}

const parts = (schema: z.ZodMiniType | undefined) =>
  schema
    ? valueFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    : fc.constant(undefined);
const endpoints = Object.values(endpointTables).flatMap((table) =>
  Object.values(table).map((endpoint: Endpoint): [string, Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
);
const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
/** Without the halves of characters that no encoder accepts. */
const wellFormed = (text: string) => Buffer.from(text).toString();
/** What fetch itself would refuse to send. */
const pathSafe = (text: string) =>
  encodeURIComponent(wellFormed(text).replace(/^\.+$/, 'dots') || 'x');

const hostileHeaders = fc.record(
  {
    'idempotency-key': fc.constantFrom('a-key-of-a-phone', 'x', 'x'.repeat(65), '%00%00%00%00%00'),
    'x-client-seq': fc.constantFrom('a:1', 'a', ':', '1:1:1', 'a:99999999999999999999'),
    'if-match': fc.constantFrom('"1"', '*', 'x', '"99999999999"'),
    origin: fc.constantFrom('null', 'https://evil.example', 'x'),
    cookie: fc.constantFrom('s_rt=x', 's_rt=%00', 'a_rt=%E0%A4%A', 's_rt'),
    'accept-language': fc.constantFrom('ko', '*'),
  },
  { requiredKeys: [] },
);

/** An answer that is wrong tells its text, so that a failure shows it. */
function verdict({ status, body, text }: Answer, endpoint?: Endpoint): string {
  if (status >= 500) return `${status}: ${text}`;
  if (status === 200 && endpoint && endpoint.answers === undefined)
    return z.safeParse(endpoint.response, body).success ? 'fine' : `another answer: ${text}`;
  return status < 400 || errorBodySchema.safeParse(body).success
    ? 'fine'
    : `another shape: ${text}`;
}

/** What was answered wrongly of so many calls that nearly fit. */
async function answeredWrongly(name: string, endpoint: Endpoint, runs = RUNS): Promise<string[]> {
  const wrong: string[] = [];
  // Another admin for each: they may sign themselves out, or change their own password.
  const token = tokenFor(endpoint, {
    student: studentToken,
    manager: endpoint.access === 'manager' ? (await managerWith(server, 'ADMIN')).token : '',
    terminal: own.terminalToken,
  });
  const paths = fc.oneof(
    parts(endpoint.params),
    spoilt(validParams(own, endpoint.path), endpoint.params),
  );
  const bodies = fc.oneof(parts(endpoint.body), spoilt(validBodies[name]?.(own), endpoint.body));
  await fc.assert(
    fc.asyncProperty(
      paths,
      parts(endpoint.query),
      bodies,
      hostileHeaders,
      async (path, query, body, headers) => {
        const values = asRecord(path);
        const url = endpoint.path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
          pathSafe(asText(values[parameter])),
        );
        const search = new URLSearchParams(
          Object.entries(asRecord(query)).map(([key, value]): [string, string] => [
            key,
            wellFormed(asText(value)),
          ]),
        );
        const answer = await server.call(endpoint.method, `/api${url}?${search.toString()}`, {
          token,
          headers,
          ...(endpoint.method !== 'GET' && body !== undefined && { body }),
        });
        const found = verdict(answer, endpoint);
        if (found !== 'fine') wrong.push(`${JSON.stringify([url, query, body])}: ${found}`);
      },
    ),
    { numRuns: runs },
  );
  return wrong;
}

// First: one of the calls below ends the login.
test('control: a schema that lies, and a table that is not there', async (context) => {
  const [name, me] = endpoints.find(([one]) => one === 'GET /students/me') ?? endpoints[0]!;
  const lied = await answeredWrongly(name, { ...me, response: z.never() }, 30);
  const { db } = server.database;
  await db.execute(sql`alter table students rename to students_gone`);
  const broken = await answeredWrongly(name, me, 30);
  await db.execute(sql`alter table students_gone rename to students`);
  countControl(context, 'fuzz', { tried: 60, wrong: lied.length + broken.length });
  expect([lied.length, broken.length]).toEqual([expect.toSatisfy((n) => n > 0), 30]);
});

describe.each(endpoints)('%s', (name, endpoint) => {
  test('never answers 5xx, and answers and refuses in its shapes', async (context) => {
    const wrong = await answeredWrongly(name, endpoint);
    count(context, 'fuzz', { tried: RUNS, wrong: wrong.length });
    expect(wrong).toEqual([]);
  });
});

test('raw bodies: broken JSON, other types, poisoned prototypes', async () => {
  const bodies = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '{',
      '[',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '\u0000',
      'null',
      '"x"',
      '1',
      '{"phoneNumber":"1","phoneNumber":2}',
    ),
  );
  const types = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x/y',
  );
  await fc.assert(
    fc.asyncProperty(
      bodies,
      types,
      fc.constantFrom('/api/students/login', '/api/students/refresh', '/api/nowhere'),
      async (rawBody, type, path) => {
        const answer = await server.call('POST', path, {
          rawBody,
          headers: { 'content-type': type },
        });
        expect(verdict(answer)).toBe('fine');
        expect(answer.status).toBeGreaterThanOrEqual(400);
      },
    ),
    { numRuns: 60 },
  );
});
