import { endpoint, type Endpoint } from '@academy/domain/http';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { breakingChanges } from './breaking-changes';
import { documentOfLastRelease, documentOfToday } from './kept-document';
import { openApiDocument } from './openapi';
import type { Raw } from './shape';

// An app that stayed open, or is not released again yet, meets the API of today.
test('the API of today breaks no app that was made for its last release', () => {
  const today = documentOfToday();
  expect(breakingChanges(documentOfLastRelease() ?? today, today)).toEqual([]);
});

// What the comparison is worth: one call with everything in it, released, and then changed.
const fields = { id: z.string(), state: z.enum(['open', 'closed']), note: z.nullable(z.string()) };
const sent = {
  amount: z.int().check(z.gte(1), z.lte(100)),
  kind: z.enum(['lunch', 'dinner']),
  note: z.optional(z.string()),
};
const released = {
  method: 'POST',
  path: '/things/{id}',
  access: 'student',
  summary: '무엇',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.string()) }),
  body: z.object(sent),
  response: z.object(fields),
} as const;
function documentOf(changes: Partial<Endpoint> = {}): Raw {
  const calls = { thing: endpoint({ ...released, ...changes }) };
  return JSON.parse(JSON.stringify(openApiDocument({ meals: { calls, about: '도시락' } })));
}

test.each<[string, Partial<Endpoint>, RegExp]>([
  ['the call is gone', { path: '/others/{id}' }, /is gone/],
  ['another method', { method: 'PUT' }, /is gone/],
  [
    'a field of the answer is removed',
    { response: z.object({ id: fields.id, state: fields.state }) },
    /answer\.note: may be missing/,
  ],
  [
    'a field of the answer may be missing',
    { response: z.object({ ...fields, note: z.optional(fields.note) }) },
    /answer\.note: may be missing/,
  ],
  [
    'a field of the answer is of another kind',
    { response: z.object({ ...fields, id: z.int() }) },
    /answer\.id: is integer, but has to be string/,
  ],
  [
    'a field of the answer may be null',
    { response: z.object({ ...fields, id: z.nullable(z.string()) }) },
    /answer\.id: is null/,
  ],
  [
    'a new value in the answer',
    { response: z.object({ ...fields, state: z.enum(['open', 'closed', 'paused']) }) },
    /answer\.state: may be "paused"/,
  ],
  [
    'a new required field of the request',
    { body: z.object({ ...sent, reason: z.string() }) },
    /body\.reason: may be missing, but is required/,
  ],
  [
    'a field of the request gets stricter',
    { body: z.object({ ...sent, amount: z.int().check(z.gte(1), z.lte(50)) }) },
    /body\.amount: maximum/,
  ],
  [
    'a value of the request is not taken any more',
    { body: z.object({ ...sent, kind: z.enum(['lunch']) }) },
    /body\.kind: may be "dinner"/,
  ],
  ['unknown fields are refused', { body: z.strictObject({ kind: sent.kind }) }, /is unknown there/],
  ['a required query', { query: z.object({ page: z.string() }) }, /query page: is required now/],
])('%s: breaks', (_, changes, complaint) => {
  expect(breakingChanges(documentOf(), documentOf(changes)).join('\n')).toMatch(complaint);
});

test.each<[string, Partial<Endpoint>]>([
  ['nothing', {}],
  ['another name of a parameter', { path: '/things/{thingId}' }],
  ['a new field of the answer', { response: z.object({ ...fields, more: z.string() }) }],
  [
    'an optional field of the request',
    { body: z.object({ ...sent, more: z.optional(z.string()) }) },
  ],
  [
    'a new value in the request',
    { body: z.object({ ...sent, kind: z.enum(['lunch', 'dinner', 'both']) }) },
  ],
  ['a request that takes more', { body: z.object({ ...sent, amount: z.int().check(z.gte(0)) }) }],
])('%s changes: breaks nothing', (_, changes) => {
  expect(breakingChanges(documentOf(), documentOf(changes))).toEqual([]);
});
