import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromQwerty, initialOf, keysOf, toQwerty, typedBy } from '.';

test.each([['rlaalswns', '김민준'], ['rkqtl', '갑시'], ['rkqt', '값'], ['dhkdTmsk', '왕쓰나'], ['dmlwk', '의자'], ['EkfrrP', '딹계'], ['ekfrr', '닭ㄱ'], ['rl 1', '기 1'], ['GKRDNJS', '핚원']])('%j typed with the keyboard in English is %j', (typed, meant) => {
  expect(fromQwerty(typed)).toBe(meant);
});

test.each([['ㅁ으ㅑㅜ', 'admin'], ['ㅁㅇㅡㅑㅜ', 'admin'], ['ㅡ무ㅁㅎㄷㄱ1', 'manager1'], ['abc', 'abc']])('%j typed with the keyboard in Korean is %j', (typed, meant) => {
  expect(toQwerty(typed)).toBe(meant);
});

test('what was typed comes back whatever it makes', () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm 1') }), (typed) => {
    expect(toQwerty(fromQwerty(typed))).toBe(typed);
  }));
});

test('every syllable is typed by its keys, and begins with its first consonant', () => {
  for (let code = 0xac00; code <= 0xd7a3; code += 1) {
    const syllable = String.fromCodePoint(code);
    expect(typedBy(keysOf(syllable))).toBe(syllable);
    expect(keysOf(syllable).startsWith(initialOf(syllable))).toBe(true);
  }
});

test('other characters are their own', () => {
  expect([initialOf('a'), initialOf('ㄱ'), initialOf('1'), keysOf('aㄱ1 값')]).toEqual(['a', 'ㄱ', '1', 'aㄱ1 ㄱㅏㅂㅅ']);
});
