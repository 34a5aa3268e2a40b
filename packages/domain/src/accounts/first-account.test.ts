import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstAccountCode, isFirstAccountCode } from '.';

test('a code is eight letters that are not taken for one another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 32 }), (bytes) => {
      const code = firstAccountCode(bytes);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
      expect(isFirstAccountCode(code, ['AAAA-AAAA', code])).toBe(true);
    }),
  );
});

test.each([
  ['K7QF-2MXA', true],
  [' k7qf 2mxa', true],
  ['k7qf2mxa', true],
  ['K7QF-2MXB', false],
  ['K7QF', false],
  ['', false],
  [undefined, false],
])('%j opens: %s', (typed, opens) => {
  expect(isFirstAccountCode(typed, ['K7QF-2MXA'])).toBe(opens);
});
