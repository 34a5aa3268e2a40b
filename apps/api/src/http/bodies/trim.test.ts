import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listByArea, ofArea, ofAreaOrNull, type Area } from '@academy/domain/rights';
import * as z from 'zod/mini';
import { trimTo } from './trim';

const seesAll = () => true;

const schema = z.object({
  id: z.string().check(z.minLength(1)),
  count: z.optional(z.number()),
  memo: z.nullable(z.string()),
  tidy: z.string().check(z.trim()),
  state: z._default(z.enum(['a', 'b']), 'a'),
  rows: z.array(z.object({ name: z.string(), tags: z._default(z.array(z.string()), []) })),
  sums: z.record(z.string(), z.object({ of: z.int() })),
  one: z.optional(z.object({ shown: z.boolean() })),
  either: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('x'), left: z.string() }),
    z.object({ kind: z.literal('y'), right: z.string() }),
  ]),
});
const trim = trimTo(schema);

/** With a column too many on every level, and without. */
const withMore = <T extends object>(record: fc.Arbitrary<T>) =>
  fc
    .tuple(record, fc.boolean(), fc.string())
    .map(([one, more, secret]) => (more ? { ...one, secret } : one));
const some = withMore(
  fc.record(
    {
      id: fc.string({ minLength: 1 }),
      count: fc.integer(),
      memo: fc.option(fc.string()),
      tidy: fc.string(),
      state: fc.constantFrom('a' as const, 'b' as const),
      rows: fc.array(
        withMore(
          fc.record({ name: fc.string(), tags: fc.array(fc.string()) }, { requiredKeys: ['name'] }),
        ),
      ),
      sums: fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        withMore(fc.record({ of: fc.integer() })),
      ),
      one: withMore(fc.record({ shown: fc.boolean() })),
      either: fc.oneof(
        withMore(fc.record({ kind: fc.constant('x'), left: fc.string() })),
        withMore(fc.record({ kind: fc.constant('y'), right: fc.string() })),
      ),
    },
    { requiredKeys: ['id', 'memo', 'tidy', 'rows', 'sums', 'either'] },
  ),
);

test('an answer is trimmed to what parsing leaves of it, and stays as it is itself', () => {
  fc.assert(
    fc.property(some, (answer) => {
      const before = structuredClone(answer);
      expect(trim(answer, seesAll)).toEqual(z.parse(schema, answer));
      expect(answer).toEqual(before);
    }),
  );
});

test('an answer with nothing to leave out is not copied', () => {
  const rows = z.object({
    rows: z.array(z.object({ name: z.string(), paid: ofArea('deposits', z.number()) })),
  });
  const answer = { rows: [{ name: '김하늘', paid: 5 }] };
  expect(trimTo(rows)(answer, seesAll)).toBe(answer);
});

test.each([
  ['no object', z.object({ id: z.string() }), 'text'],
  ['a list', z.object({ id: z.optional(z.string()) }), []],
  ['no list', z.array(z.object({ id: z.string() })), { id: '1' }],
  ['no record', z.record(z.string(), z.object({ id: z.string() })), null],
])('%s where another is due is refused', (_, due, answer) => {
  expect(() => trimTo(due)(answer, seesAll)).toThrow(z.core.$ZodError);
});

test('what belongs to another area is left out, in objects, lists and rows of their own area', () => {
  const kept = z.object({ id: z.string(), paid: ofArea('deposits', z.number()) });
  const areaOfRow = (row: unknown): Area =>
    z.safeParse(z.object({ id: z.literal('1') }), row).success ? 'points' : 'meals';
  const mixed = z.object({
    one: kept,
    many: z.record(z.string(), z.array(kept)),
    none: ofAreaOrNull('points', z.array(z.string())),
    rows: listByArea(areaOfRow, z.object({ id: z.string() })),
  });
  const one = { id: '1', paid: 5 };
  const answer = { one, many: { a: [one] }, none: ['a'], rows: [{ id: '1' }, { id: '2' }] };
  expect(trimTo(mixed)(answer, (area) => area === 'meals')).toEqual({
    one: { id: '1' },
    many: { a: [{ id: '1' }] },
    none: null,
    rows: [{ id: '2' }],
  });
  expect(trimTo(mixed)(answer, seesAll)).toEqual(answer);
});
