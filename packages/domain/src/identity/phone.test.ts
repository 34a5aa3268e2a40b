import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPhone,
  formatPhoneAt,
  loginPhoneFault,
  isPhone,
  isPhoneTooLong,
  isStudentPhone,
  keptPhone,
  readPhone,
} from './phone';

test.each([
  ['', ''],
  ['0', '0'],
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234', '010-1234'],
  ['01012345', '010-1234-5'],
  ['0101234567', '010-1234-567'],
  ['01012345678', '010-1234-5678'],
  ['010123456789', '010-1234-56789'],
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
  ['+', '+'],
  ['+8', '+8'],
  ['+82', '+82'],
  ['+82 10-1234-56', '+82 10-1234-56'],
  ['+82 (0)10-1234-567', '010-1234-567'],
  ['0082 10-4444-0001', '010-4444-0001'],
  ['+65 8123 4567', '+65 8123 4567'],
  ['＋６５ 8123', '+65 8123'],
  ['0065 8123 4567', '0065 8123 4567'],
])('%j is shown as %j', (text, shown) => {
  expect(formatPhone(text)).toBe(shown);
});

test.each([
  ['010-1234-56', 'short'],
  ['010-1234-567', null],
  ['010-1234-5678', null],
  ['+82 10-1234-5678', null],
  ['+65 8123 4567', null],
  ['+65 8123 456', 'short'],
  ['010-1234-오육', 'short'],
  ['010-1234-오678', 'unclear'],
  ['010-1234-56789', 'long'],
  ['010-1234-5678, 010-1111-2222', 'long'],
  ['', 'short'],
])('%j cannot log in because it is %s', (text, fault) => {
  expect(loginPhoneFault(text)).toBe(fault);
});

/** The digits of a number without a country's code and the zeros that dial it. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:0|82)+/, '');

/** Of every writing one number, and never one that has lost a digit. */
test.each([
  ['010-4444-0001', '01044440001'],
  ['0082 10-4444-0001', '01044440001'],
  ['0082-010-4444-0001', '01044440001'],
  ['00 82 10 4444 0001', '01044440001'],
  ['+82 10-4444-0001', '01044440001'],
  ['+82 (0)10-4444-0001', '01044440001'],
  ['+82-02-123-4567', '021234567'],
  ['82-10-4444-0001', '01044440001'],
  ['＋８２ １０－４４４４－０００１', '01044440001'],
  ['010–4444—0001', '01044440001'],
  ['010.4444.0001', '01044440001'],
  ['(010) 4444 0001', '01044440001'],
  ['010/4444/0001', '01044440001'],
  ['H.P. 010-4444-0001 (엄마)', '01044440001'],
  ['\u202a010-4444-0001\u202c', '01044440001'],
  ['010\u200b-4444-\ufeff0001', '01044440001'],
  ['+65 8123 4567', '+6581234567'],
  ['0065 8123 4567', '+6581234567'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['+81-90-1234-5678', '+819012345678'],
  ['02-123-4567', '021234567'],
])('%j is kept as %s', (text, kept) => {
  expect(readPhone(text)).toBe(kept);
  expect(isPhone(kept)).toBe(true);
  expect(readPhone(kept)).toBe(kept);
});

test.each([
  '010-4444-00012',
  '+82 10-4444-00012',
  '0082 10-4444-00012',
  '+65 8123 4567 8901 2345',
  '010-4444-0001 / 010-5555-0002',
  '010-4444-0001, 02-123-4567',
  '02-123-4567 내선 12',
  '02-123-4567~8',
  '010-4444-0001#2',
  '010-4a44-0001',
  '010-4444-0001+',
  '+010-4444-0001',
  '+82 0010-4444-0001',
  '00',
  '00821044440',
  '010-444',
])('%j is no number, and stays as it is', (text) => {
  const kept = keptPhone(text);
  expect([isPhone(kept), isStudentPhone(kept)]).toEqual([false, false]);
  expect(bare(kept)).toBe(bare(text));
});

test.each([
  ['010-1234-56789', true],
  ['010-1234-5678', false],
  ['+82 10-1234-5678', false],
  ['+82 10-1234-56789', true],
  ['+65 8123 4567', false],
  ['+65 8123 4567 8901 23', true],
])('%j is too long: %s', (text, is) => {
  expect(isPhoneTooLong(text)).toBe(is);
});

const typed = () =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789-+ ０９') }),
    fc.string(),
    fc
      .string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 })
      .map((digits) => `+82${digits}`),
  );

test('formatting twice is formatting once, and makes no other number of it', () => {
  fc.assert(
    fc.property(typed(), (text) => {
      const shown = formatPhone(text);
      expect(formatPhone(shown)).toBe(shown);
      const read = readPhone(text);
      if (read !== null) expect(readPhone(shown)).toBe(read);
    }),
  );
});

test('what is kept is kept the same', () => {
  fc.assert(
    fc.property(typed(), (text) => {
      expect(keptPhone(keptPhone(text))).toBe(keptPhone(text));
    }),
    { numRuns: 1000 },
  );
});

test('no digit is dropped but a country’s code and the zeros that dial it', () => {
  fc.assert(
    fc.property(typed(), (text) => {
      for (const kept of [keptPhone(text), formatPhone(text)]) expect(bare(kept)).toBe(bare(text));
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
  ['one digit too many', '010-91|234-5678', '010-91|23-45678'],
  ['a country code on its way', '+8|', '+8|'],
  ['a foreign number', '+65 81|23', '+65 81|23'],
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
        .filter((text) => keptPhone(text) === text.replace(/\D/g, '')),
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
