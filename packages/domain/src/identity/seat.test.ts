import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatKey, tidySeat } from './seat';

test.each([
  'A-01',
  'a-01',
  'A 01',
  'A01',
  'A–01',
  'A—01',
  'A‐01',
  'A‑01',
  'A−01',
  'A―01',
  'Aー01',
  'Aㅡ01',
  'A─01',
  'A - 01',
  'Ａ－０１',
  'A－01',
  'A﹣01',
  'A\u200b-01',
  '\ufeffA-01',
  'A\u00a0–\u00a001',
])('%j is the seat A-01', (typed) => {
  expect(seatKey(typed)).toBe('a01');
  expect(seatKey(tidySeat(typed))).toBe('a01');
});

test.each([
  ['A–01', 'A-01'],
  ['Ａ　－　０１', 'A-01'],
  [' a 01 ', 'a 01'],
  ['가-1', '가-1'],
  ['ㄱ-1', 'ㄱ-1'],
  ['–', '-'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidySeat(typed)).toBe(kept);
});

test.each([
  ['A-01', 'A-1'],
  ['A-01', 'B-01'],
  ['ㄱ-1', 'ㄴ-1'],
])('%j and %j are two', (one, other) => {
  expect(seatKey(one)).not.toBe(seatKey(other));
});

test('tidying twice is tidying once, and names the same seat', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = tidySeat(text);
      expect(tidySeat(kept)).toBe(kept);
      expect(seatKey(kept)).toBe(seatKey(text));
    }),
  );
});
