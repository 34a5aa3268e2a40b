import type { Endpoint } from '@academy/domain/http';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpointTables } from '../endpoint-tables';
import { openDesk, type OpenDesk } from '../testing/calls/open-desk';

/** Forms that Citus refuses, where PostgreSQL takes them. */
const REFUSED: readonly [name: string, form: RegExp][] = [
  ['a schema by its name', /\bpublic"?\./i],
  [
    'a parameter behind `on conflict` of an insert … select',
    /insert into(?:(?!\bvalues\b).)*\bselect\b.*\bon conflict\b(?:(?!\breturning\b|\)\s*,\s*\w+ as \().)*\$\d/is,
  ],
  [
    'a query among the values of an insert',
    /insert into[^;]*\bvalues\s*\((?:(?!returning).)*\(\s*select\b/is,
  ],
  [
    'insert … select distinct … is not null',
    /insert into(?:(?!\bvalues\b).)*\bselect distinct\b.*\bis not null\b/is,
  ],
];
const named = (statement: string) =>
  REFUSED.flatMap(([name, form]) => (form.test(statement) ? [name] : []));

const statements = new Set<string>();
let desk: OpenDesk;
beforeAll(async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  desk = await openDesk();
  const endpoints: Endpoint[] = Object.values(endpointTables).flatMap((table) =>
    Object.values(table),
  );
  for (const endpoint of endpoints)
    if (endpoint.access !== 'public' && endpoint.access !== 'cookie')
      await (
        await desk.ready(endpoint)
      )();
  for (const [first] of query.mock.calls) {
    const asked: unknown = first;
    if (typeof asked === 'string') statements.add(asked);
    else if (typeof asked === 'object' && asked && 'text' in asked)
      statements.add(String(asked.text));
  }
}, 240_000);
afterAll(() => desk.close());

test.each(REFUSED)('no statement of any operation has %s', (name) => {
  expect(statements.size).toBeGreaterThan(300);
  expect([...statements].filter((statement) => named(statement).includes(name))).toEqual([]);
});

test.each([
  ['select * from public.students', 'a schema by its name'],
  [
    'insert into limits (key) select key from unnest($1::text[]) as f (key) on conflict (key) do update set at = $2',
    'a parameter behind `on conflict` of an insert … select',
  ],
  ['insert into a (b) values ((select max(b) from c))', 'a query among the values of an insert'],
  [
    'insert into a (b) select distinct b from c where b is not null',
    'insert … select distinct … is not null',
  ],
])('%s is one', (statement, name) => {
  expect(named(statement)).toEqual([name]);
});
