import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, formatPhoneAt, isLoginPhone, phoneDigits } from './phone';

test.each([
  ['', ''],
  ['0', '0'],
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234', '010-1234'],
  ['01012345', '010-1234-5'],
  ['0101234567', '010-1234-567'],
  ['01012345678', '010-1234-5678'],
  ['010123456789', '010-1234-5678'],
  ['010-1234-5678', '010-1234-5678'],
  ['010 1234 5678', '010-1234-5678'],
  ['０１０１２３４５６７８', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '010-1234-5678'],
  ['＋８２１０１２３４５６７８', '010-1234-5678'],
  ['821012345678', '010-1234-5678'],
  ['전화 010.1234.5678', '010-1234-5678'],
  ['02-123-4567', '021-2345-67'],
  ['abc', ''],
  ['82', '82'],
  ['8210', '821-0'],
])('%j is shown as %j', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});

test.each([
  ['010-1234-56', false],
  ['010-1234-567', true],
  ['010-1234-5678', true],
  ['+82 10-1234-5678', true],
  ['010-1234-오육', false],
  ['', false],
])('%j can log in: %s', (text, enough) => {
  expect(isLoginPhone(text)).toBe(enough);
});

const typed = () =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789-+ ０９') }),
    fc.string(),
    fc
      .string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 })
      .map((digits) => `+82${digits}`),
  );

test('the format is at most 13 characters, and formatting twice is formatting once', () => {
  fc.assert(
    fc.property(typed(), (text) => {
      const shown = formatPhone(text);
      expect(shown).toMatch(/^(\d{0,3}|\d{3}-\d{1,4}|\d{3}-\d{4}-\d{1,4})$/);
      expect(formatPhone(shown)).toBe(shown);
      expect(phoneDigits(shown)).toBe(phoneDigits(text));
    }),
  );
});

test.each([
  ['typing the fourth digit', '0101|', '010-1|'],
  ['typing in the middle', '010-19|23', '010-19|23'],
  ['typing right after a hyphen', '010-9|1234', '010-9|123-4'],
  ['deleting a digit', '010-1|34-5678', '010-1|345-678'],
  ['deleting a hyphen moves over it', '010|1234', '010|-1234'],
  ['pasting with a country code', '+82 10-1234-5678|', '010-1234-5678|'],
  ['a caret behind the country code', '+82| 10-1234-5678', '0|10-1234-5678'],
  ['one digit too many', '010-91|234-5678', '010-91|23-4567'],
  ['typing letters', '010ab|', '010|'],
  ['the beginning', '|0101234', '|010-1234'],
])('the caret: %s', (_, before, after) => {
  const caret = before.indexOf('|');
  const moved = formatPhoneAt(before.replace('|', ''), caret);
  expect(`${moved.text.slice(0, moved.caret)}|${moved.text.slice(moved.caret)}`).toBe(after);
});

test('the caret stays between the same digits and inside the text', () => {
  fc.assert(
    fc.property(
      fc
        .string({ unit: fc.constantFrom(...'0123456789- '), maxLength: 13 })
        .filter((text) => phoneDigits(text).length === text.replace(/\D/g, '').length),
      fc.nat(13),
      (text, position) => {
        const caret = Math.min(position, text.length);
        const moved = formatPhoneAt(text, caret);
        expect(moved.text).toBe(formatPhone(text));
        expect(moved.text.slice(0, moved.caret).replace(/\D/g, '')).toBe(
          text.slice(0, caret).replace(/\D/g, ''),
        );
      },
    ),
  );
});

test('the caret never leaves the text, whatever is pasted', () => {
  fc.assert(
    fc.property(typed(), fc.nat(40), (text, caret) => {
      const moved = formatPhoneAt(text, caret);
      expect(moved.caret).toBeGreaterThanOrEqual(0);
      expect(moved.caret).toBeLessThanOrEqual(moved.text.length);
    }),
  );
});
