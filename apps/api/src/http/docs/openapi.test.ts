import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '@academy/domain/http';
import { refusalsByFeature } from '@academy/domain/refusals';
import { apiTables, endpointTables } from '../../endpoint-tables';
import { OF_NO_CALL } from '../../testing/calls/listed-refusals';
import { openApiDocument } from './openapi';

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.enum(['path', 'query', 'header']),
            required: z.boolean(),
            schema: z.looseObject({}),
          }),
        ),
        requestBody: z.optional(z.looseObject({})),
        responses: z.looseObject({}),
      }),
    ),
  ),
});
const document = documentSchema.parse(JSON.parse(JSON.stringify(openApiDocument(apiTables))));
const endpoints = Object.values(endpointTables).flatMap((table) => Object.entries(table));

test('lists every endpoint of the tables under its method and path', () => {
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`,
    ),
  );
  expect(listed.toSorted()).toEqual(
    endpoints.map(([name, { method, path }]) => `${method} ${path} ${name}`).toSorted(),
  );
});

test('every parameter of a path is described', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      const named = operation.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(new Set(named)).toEqual(
        new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)),
      );
    }
  }
});

test('bodies and answers carry their schemas', () => {
  const save = document.paths['/reservations/{studentId}']?.put;
  expect(save?.requestBody).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { type: 'array', minItems: 1, maxItems: 100 } } },
  });
  expect(save?.responses).toMatchObject({
    200: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveResult' } } },
    },
  });
  expect(openApiDocument(apiTables).components.schemas).toMatchObject({
    SaveResult: { type: 'object', required: ['saved', 'skipped', 'month'] },
  });
});

test('days, months, times and money say how they are written', () => {
  const { components } = openApiDocument(apiTables);
  expect(components.schemas).toMatchObject({
    LunchSettings: {
      properties: {
        applyStartDate: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
        lunchPrice: { type: 'integer', description: '점심 단가 (금액, 원)' },
      },
    },
    ManagedNews: { properties: { month: { anyOf: [{ pattern: '^\\d{4}-\\d{2}$' }, {}] } } },
    RegularSchedule: { properties: { from: { anyOf: [{ pattern: '^\\d{2}:\\d{2}$' }, {}] } } },
  });
});

test('what may be sent twice takes a key, and text is told as text', () => {
  const parametersOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters.map(({ name }) => name);
  for (const [name, { path, method, idempotent }] of endpoints)
    expect
      .soft(parametersOf(path, method.toLowerCase())?.includes('Idempotency-Key') ?? false, name)
      .toBe(idempotent !== undefined);
  expect(parametersOf('/mock-exam-registrations/my/{registrationId}', 'delete')).toEqual([
    'registrationId',
    'studentId',
  ]);
  expect(
    document.paths['/mock-exam-settings/public/subject-options']?.get?.responses,
  ).toMatchObject({ 200: { content: { 'text/plain': { schema: { type: 'string' } } } } });
});

test('schemas stand once, by the names of the domain, and everything that is pointed to is there', () => {
  const { components, paths } = JSON.parse(JSON.stringify(openApiDocument(apiTables)));
  const text = JSON.stringify({ components, paths });
  const named = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  const there = new Set(Object.keys(components.schemas));
  expect(named.filter((ref) => !there.has(ref.split('/').at(-1) ?? ''))).toEqual([]);
  expect(named.filter((ref) => !ref.startsWith('#/components/schemas/'))).toEqual([]);
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['MealBill', 'SaveResult', 'NewsItem', 'Error']),
  );
});

test('every tag is described, and every refusal is under its status with its words', () => {
  const { tags, paths } = openApiDocument(apiTables);
  for (const { name, description } of tags) expect(description, name).toBeTruthy();
  const { responses } = documentSchema.shape.paths.parse(JSON.parse(JSON.stringify(paths)))[
    '/reservations/{studentId}'
  ]?.put ?? { responses: {} };
  expect(responses).toMatchObject({
    401: { description: expect.stringContaining('`unauthorized`') },
    403: { description: expect.stringContaining('`forbidden`') },
    503: { description: expect.stringContaining('`disk-full`') },
  });
});

test('every refusal there is stands at the calls that give it', () => {
  const text = JSON.stringify(openApiDocument(apiTables).paths);
  const codes = Object.values(refusalsByFeature).flatMap((texts) => Object.keys(texts));
  expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual(OF_NO_CALL);
  const named = endpoints.flatMap(([, { refuses = [] }]: [string, Endpoint]) => refuses);
  expect(named.filter((code) => !codes.includes(code))).toEqual([]);
});
