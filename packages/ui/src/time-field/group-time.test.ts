import { expect, test } from 'vitest';
import { completeTime, groupTime, isTimeShaped } from './group-time';

// The caret is written as | in the text.
test.each([
  ['1|', '1|'],
  ['19|', '19|'],
  ['193|', '19:3|'],
  ['19:30|', '19:30|'],
  ['19:305|', '19:30|'],
  ['9|', '09|'],
  ['093|', '09:3|'],
  ['930|', '09:30|'],
  ['9:30|', '09:30|'],
  ['오후 7:30|', '19:30|'],
  ['오전 12:05|', '00:05|'],
  ['7:30 pm|', '19:30|'],
  ['오후 12:30|', '12:30|'],
  ['１９３０|', '19:30|'],
  ['1|9:30', '1|9:30'],
  ['2400|', '24:00|'],
])('%s becomes %s', (typed, expected) => {
  const { text, caret } = groupTime(typed.replace('|', ''), typed.indexOf('|'));
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(expected);
});

test.each([
  ['19', '19:00'],
  ['19:', '19:00'],
  ['7', '07:00'],
  ['19:3', '19:3'],
  ['', ''],
  ['19:30', '19:30'],
])('%j left means %j', (typed, meant) => {
  expect(completeTime(typed)).toBe(meant);
});

test.each([
  ['19:30', true],
  ['00:00', true],
  ['24:00', false],
  ['19:3', false],
  ['', false],
])('%j is shaped like a time: %s', (text, shaped) => {
  expect(isTimeShaped(text)).toBe(shaped);
});
