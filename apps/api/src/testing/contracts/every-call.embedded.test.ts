import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '@academy/domain/http';
import { brokenAtRelease, brokenByApp, brokenByServer } from './broken-calls';
import { APPS, callsOf, type Calls } from './contract';
import { readContract } from './folder';

const none: string[] = [];
const api = readContract('api');

test.each(APPS)(
  'every call of the last released %s app is taken and answered as it knows it by the API of today',
  (app) => {
    expect(brokenByServer(readContract(app).calls, callsOf('api'))).toEqual(none);
  },
);

test.each(APPS)(
  'every call of the %s app of today is taken and answered as it needs it by the last released API',
  (app) => {
    expect(brokenByApp(callsOf(app), api.calls)).toEqual(none);
  },
);

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
  body: z.object(sent),
  response: z.object(fields),
} as const;
const tables = (changes: Partial<Endpoint>) => ({
  things: { thing: endpoint({ ...released, ...changes }) },
});
const appOf = (changes: Partial<Endpoint> = {}): Calls => callsOf('student', tables(changes));
const apiOf = (changes: Partial<Endpoint> = {}): Calls => callsOf('api', tables(changes));
/** The old app at the changed server, and the changed app at the old server. */
const bothWays = (changes: Partial<Endpoint>) => ({
  oldApp: brokenByServer(appOf(), apiOf(changes)),
  newApp: brokenByApp(appOf(changes), apiOf()),
});

test.each<[string, Partial<Endpoint>, { oldApp: RegExp | null; newApp: RegExp | null }]>([
  [
    'a field of the answer is removed',
    { response: z.object({ id: fields.id, state: fields.state }) },
    { oldApp: /answer\.note: may be missing/, newApp: null },
  ],
  [
    'a field of the answer may be missing',
    { response: z.object({ ...fields, note: z.optional(fields.note) }) },
    { oldApp: /answer\.note: may be missing/, newApp: null },
  ],
  [
    'a field of the answer gets a value that the old app does not know',
    { response: z.object({ ...fields, state: z.enum(['open', 'closed', 'full']) }) },
    { oldApp: /answer\.state: may be "full"/, newApp: null },
  ],
  [
    'a field of the answer has another type',
    { response: z.object({ ...fields, id: z.int() }) },
    { oldApp: /answer\.id: is integer/, newApp: /answer\.id: is string/ },
  ],
  [
    'a field of the answer is required that the old API does not send',
    { response: z.object({ ...fields, more: z.string() }) },
    { oldApp: null, newApp: /answer\.more: may be missing/ },
  ],
  [
    'the body needs a new field',
    { body: z.object({ ...sent, reason: z.string() }) },
    { oldApp: /body\.reason: may be missing/, newApp: null },
  ],
  [
    'a value of the body is no longer taken',
    { body: z.object({ ...sent, kind: z.enum(['lunch']) }) },
    { oldApp: /body\.kind: may be "dinner"/, newApp: null },
  ],
  [
    'the body has another type',
    { body: z.object({ ...sent, kind: z.int() }) },
    { oldApp: /body\.kind: /, newApp: /body\.kind: is integer/ },
  ],
  [
    'a bound of the body is narrower',
    { body: z.object({ ...sent, amount: z.int().check(z.gte(1), z.lte(50)) }) },
    { oldApp: /body\.amount: maximum is 100 on one side, 50/, newApp: null },
  ],
  [
    'unknown fields are refused that the old app sends',
    { body: z.strictObject({ amount: sent.amount, kind: sent.kind }) },
    { oldApp: /body\.note: is unknown there/, newApp: null },
  ],
  ['the path is another one', { path: '/things/{id}/all' }, { oldApp: /is gone/, newApp: null }],
  ['the method is another one', { method: 'PUT' }, { oldApp: /is gone/, newApp: null }],
  [
    'students are no longer let in',
    { access: 'manager' },
    { oldApp: /access: .*student.*manager/, newApp: null },
  ],
  ['the answer is a file now', { answers: 'file' }, { oldApp: /form/, newApp: /form/ }],
  [
    'the query needs a field',
    { query: z.object({ page: z.int() }) },
    { oldApp: /query\.page: may be missing/, newApp: null },
  ],
])('broken: %s', (_, changes, expected) => {
  const said = bothWays(changes);
  for (const side of ['oldApp', 'newApp'] as const)
    expect(said[side].join('\n')).toMatch(expected[side] ?? /^$/);
});

test.each<[string, Partial<Endpoint>]>([
  ['nothing changed', {}],
  [
    'the answer has one field more',
    { response: z.object({ ...fields, more: z.optional(z.string()) }) },
  ],
  [
    'the API always sends one field more, which the app does without',
    { response: z.object({ ...fields, more: z._default(z.string(), '') }) },
  ],
  [
    'the body may have one field more',
    { body: z.object({ ...sent, more: z.optional(z.string()) }) },
  ],
  ['the query may narrow the answer', { query: z.object({ page: z.optional(z.int()) }) }],
  [
    'the parameter has another name',
    { path: '/things/{thingId}', params: z.object({ thingId: z.string() }) },
  ],
  [
    'the body takes one value more',
    { body: z.object({ ...sent, kind: z.enum(['lunch', 'dinner', 'snack']) }) },
  ],
  ['other words', { summary: '다른 말' }],
])('works both ways: %s', (_, changes) => {
  expect(bothWays(changes)).toEqual({ oldApp: none, newApp: none });
});

test('an app that makes a new call or sends a new value waits for the API at its release', () => {
  const more = {
    things: { thing: endpoint(released), other: endpoint({ ...released, path: '/others/{id}' }) },
  };
  expect(brokenByApp(callsOf('student', more), apiOf())).toEqual(none);
  expect(brokenAtRelease(callsOf('student', more), apiOf())).toEqual([
    'POST /others/{id}  is new: the API of the last release does not have it',
  ]);
  const value = { body: z.object({ ...sent, kind: z.enum(['lunch', 'dinner', 'snack']) }) };
  expect(brokenAtRelease(appOf(value), apiOf()).join('\n')).toMatch(/body\.kind: may be "snack"/);
  expect(brokenAtRelease(appOf(value), apiOf(value))).toEqual(none);
});

test('a field leaves in two releases: first the apps do without it, then the API stops sending it', () => {
  const before = { response: z.object(fields) };
  const expand = { response: z.object({ ...fields, note: z._default(fields.note, null) }) };
  const contract = { response: z.object({ id: fields.id, state: fields.state }) };
  const step = (from: Partial<Endpoint>, to: Partial<Endpoint>) => [
    ...brokenByServer(appOf(from), apiOf(to)),
    ...brokenByApp(appOf(to), apiOf(from)),
  ];
  expect(step(before, expand)).toEqual(none);
  expect(step(expand, contract)).toEqual(none);
  expect(step(before, contract)).toEqual([
    'POST /things/{id}  answer.note: may be missing, but is required',
  ]);
});
