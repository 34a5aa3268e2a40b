import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWon, formatWon, timesWon, won, wonSchema } from '.';

test.each([
  [0, '0원'],
  [900, '900원'],
  [1000, '1,000원'],
  [10_000, '10,000원'],
  [1_234_567, '1,234,567원'],
  [123_456_789, '123,456,789원'],
])('%i is %s', (amount, text) => {
  expect(formatWon(amount)).toBe(text);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount', (amount) => {
  expect(() => won(amount)).toThrow(RangeError);
  expect(wonSchema.safeParse(amount).success).toBe(false);
});

test('adding nothing is nothing, and a price times a count is the sum of as many', () => {
  expect(addWon()).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 62 }),
      (price, count) => {
        expect(timesWon(won(price), count)).toBe(
          addWon(...Array.from({ length: count }, () => won(price))),
        );
      },
    ),
  );
});

test('a formatted amount reads back', () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(Number(formatWon(amount).replace(/[,원]/g, ''))).toBe(amount);
    }),
  );
});
