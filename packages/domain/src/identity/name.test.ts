import { expect, test } from 'vitest';
import { isName } from '.';

test.each([
  ['김하늘', true],
  ['Nguyễn Văn An', true],
  ['O’Neil', true],
  ['가온1', true],
  ['', false],
  [' \u00a0\u3000', false],
  ['\u200b', false],
  ['\u3164', false],
  ['\u115f\u1160\uffa0', false],
  ['\u2800', false],
  ['\u202e\u2066', false],
  ['01012345678', false],
  ['-', false],
  ['***', false],
])('%j is a name: %s', (text, is) => {
  expect(isName(text)).toBe(is);
});
