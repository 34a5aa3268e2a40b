import { expect, test } from 'vitest';
import { oneLine, withoutBlanks } from './blanks';

const decomposed = '김 민준'.normalize('NFD');

test.each([
  ['  김  민준 ', '김 민준', '김민준'],
  ['김\n민준\t', '김 민준', '김민준'],
  [decomposed, '김 민준', '김민준'],
  ['   ', '', ''],
])('%j', (text, line, bare) => {
  expect([oneLine(text), withoutBlanks(text)]).toEqual([line, bare]);
});
