import { expect, test } from 'vitest';
import { failedPasswordParts } from '.';

test.each([
  ['the demo manager', 'Manager1234!', []],
  ['eight characters', 'abcde12!', []],
  ['seven characters', 'abcd12!', ['min-length']],
  ['128 characters', `a1!${'x'.repeat(125)}`, []],
  ['129 characters', `a1!${'x'.repeat(126)}`, ['max-length']],
  ['an emoji is one character', 'abcde1😀', ['min-length']],
  ['an emoji is special', 'abcdef1😀', []],
  ['no letter', '1234567!', ['letter']],
  ['Korean letters are no English letter', '가나다라마바1!', ['letter']],
  ['no digit', 'abcdefg!', ['digit']],
  ['no special character', 'abcdefg1', ['special']],
  ['a blank is not special', 'abc defg1', ['special']],
  ['a Korean letter is not special', 'abcdefg1가', ['special']],
  ['a won sign is special', 'abcdefg1₩', []],
  ['nothing at all', '', ['min-length', 'letter', 'digit', 'special']],
])('%s', (_, password, failed) => {
  expect(failedPasswordParts(password)).toEqual(failed);
});
