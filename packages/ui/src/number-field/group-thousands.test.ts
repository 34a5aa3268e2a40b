import { expect, test } from 'vitest';
import { groupThousands, readNumber } from './group-thousands';

test.each([
  [null, ''],
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_284_000, '1,284,000'],
])('%s reads %s', (value, text) => {
  expect(groupThousands(value)).toBe(text);
});

// The caret is written as | in the text.
test.each([
  ['|', '|', null],
  ['5000|', '5,000|', 5000],
  ['12|,500', '12|,500', 12_500],
  ['12,|500', '12|,500', 12_500],
  ['1|500', '1|,500', 1500],
  ['０５００|', '500|', 500],
  ['−3만원 7|', '37|', 37],
  ['1234567890123456|', '123,456,789,012,345|', 123_456_789_012_345],
])('%s becomes %s', (typed, expected, value) => {
  const read = readNumber(typed.replace('|', ''), typed.indexOf('|'));
  expect(`${read.text.slice(0, read.caret)}|${read.text.slice(read.caret)}`).toBe(expected);
  expect(read.value).toBe(value);
});
