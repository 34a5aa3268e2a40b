/** @module-tag ci */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { studentLoginSchema } from '@academy/domain/login';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase } from '../db/open';
import { newAuthKey } from '../http/auth/auth-keys';
import { insertScenario } from '../testing/academies/scenario';
import { call } from '../testing/calls/browser';
import { startServer } from '../testing/crash/server-process';
import { createDatabase, dropDatabase } from '../testing/postgres/databases';

const attributeSchema = z.object({ key: z.string(), value: z.looseObject({}) });
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
  attributes: z.array(attributeSchema),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

const told: z.output<typeof exportSchema>['resourceSpans'] = [];
/** Takes what a collector would. */
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.url === '/v1/traces')
      told.push(...exportSchema.parse(JSON.parse(body)).resourceSpans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const { serverUrl, template } = inject('postgres');
let databaseUrl: string;
let collecting: string;
beforeAll(async () => {
  databaseUrl = await createDatabase(serverUrl, { template });
  const database = await openDatabase({ databaseUrl });
  await insertScenario(database.db, new Date());
  await database.close();
  await new Promise<void>((resolve) => {
    collector.listen(0, '127.0.0.1', resolve);
  });
  const address = collector.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  collecting = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  collector.close();
  await dropDatabase(serverUrl, databaseUrl);
});

test('from the caller’s click to each statement, one trace; no statement tells a value', async () => {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    JWT_KEYS: newAuthKey(),
    OTEL_EXPORTER_OTLP_ENDPOINT: collecting,
  });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const origin = new URL(server.api).origin;
  const login = await call(origin, 'POST', '/api/students/login', {
    body: { phoneNumber: '010-1234-5678' },
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  studentLoginSchema.parse(login.body);
  expect(login.headers.get('x-academy-extensions')).toMatch(/ traces$/);
  // What is not sent yet leaves before the process does.
  expect(await server.stop('SIGTERM')).toBe(0);

  expect(JSON.stringify(told[0]?.resource)).toContain('academy-api');
  const spans = told.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const own = spans.filter((span) => span.traceId === traceId);
  const click = own.find(({ name }) => name === 'POST /api/students/login');
  expect(click?.parentSpanId).toBe('00f067aa0ba902b7');
  const statements = own.filter(({ parentSpanId }) => parentSpanId === click?.spanId);
  expect(statements.map(({ name }) => name.toLowerCase())).toEqual(
    expect.arrayContaining(['sql begin', 'sql select', 'sql insert', 'sql commit']),
  );
  expect(own.filter((span) => span !== click && !statements.includes(span))).toEqual([]);
  expect(JSON.stringify(told)).not.toMatch(/01012345678|010-1234-5678|김하늘/);
});
