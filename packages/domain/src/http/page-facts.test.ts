import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIdempotencyKey, pageFacts, pageFactsSchema } from '.';

test.each([
  ['no items', 0, 0, { totalPages: 0, last: true, hasNext: false }],
  ['one full page', 0, 30, { totalPages: 1, last: true, hasNext: false }],
  ['one item more', 0, 31, { totalPages: 2, last: false, hasNext: true }],
  ['the second of two', 1, 31, { totalPages: 2, last: true, hasNext: false }],
  ['behind the end', 9, 31, { totalPages: 2, last: true, hasNext: false }],
])('%s', (_, page, totalElements, facts) => {
  expect(pageFacts({ page, size: 30, totalElements })).toEqual({
    page,
    number: page,
    size: 30,
    totalElements,
    ...facts,
  });
});

test('following hasNext reads every item once', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (totalElements, size) => {
      let read = 0;
      for (let page = 0, next = true; next; page += 1) {
        const facts = pageFactsSchema.parse(pageFacts({ page, size, totalElements }));
        read += Math.min(size, totalElements - page * size);
        next = facts.hasNext;
        expect(facts.last).toBe(!next);
      }
      expect(read).toBe(totalElements);
    }),
  );
});

test.each([
  ['3f0c1a52-6e8b-4a0e-9d55-0d8f6b8f1a11', true],
  ['register_1', true],
  ['1234567', false],
  ['', false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['한글한글한글한글', false],
  ['abc def 1', false],
])('%j is a key: %s', (text, isKey) => {
  expect(isIdempotencyKey(text)).toBe(isKey);
});
