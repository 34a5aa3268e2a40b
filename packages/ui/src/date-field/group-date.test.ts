import { expect, test } from 'vitest';
import { groupDate, isDateShaped } from './group-date';

// The caret is written as | in the text.
test.each([
  ['2|', '2|'],
  ['2026|', '2026|'],
  ['20261|', '2026-1|'],
  ['2026-112|', '2026-11-2|'],
  ['2026-11-20|', '2026-11-20|'],
  ['2026-11-205|', '2026-11-20|'],
  ['2026.11.20|', '2026-11-20|'],
  ['2026. 1. 5.|', '2026-01-05|'],
  ['2026/1/5|', '2026-01-05|'],
  ['２０２６１１２０|', '2026-11-20|'],
  ['20|26-11-20', '20|26-11-20'],
])('%s becomes %s', (typed, expected) => {
  const { text, caret } = groupDate(typed.replace('|', ''), typed.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});

test.each([
  ['2026-11-20', true],
  ['2026-11-2', false],
  ['', false],
])('%s is shaped like a date: %s', (text, shaped) => {
  expect(isDateShaped(text)).toBe(shaped);
});
