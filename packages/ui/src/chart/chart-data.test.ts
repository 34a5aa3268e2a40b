import { expect, test } from 'vitest';
import { areLabelsCrowded, axisTop, labelStep } from './chart-data';

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), label: '', name: '', values: [value] }));

test.each([
  [[], 1],
  [[0, null], 1],
  [[1], 1],
  [[3], 3],
  [[7], 8],
  [[9], 10],
  [[10], 10],
  [[11, 47], 50],
  [[51], 60],
  [[1204], 2000],
])('an axis for %j ends at %i', (values, top) => {
  expect(axisTop(points(...values))).toBe(top);
});

test('an axis holds the whole scale of what is measured, however little of it was reached', () => {
  expect(axisTop(points(51, 55), false, 100)).toBe(100);
  expect(axisTop(points(120), false, 100)).toBe(200);
});

test('seven weekdays have room on a phone, ten dates have not', () => {
  expect(areLabelsCrowded(['월', '화', '수', '목', '금', '토', '일'])).toBe(false);
  expect(areLabelsCrowded(Array.from({ length: 10 }, (_, day) => `11/${day + 1}`))).toBe(true);
});

test('a week shows every label, a month every second', () => {
  expect([7, 16, 31].map(labelStep)).toEqual([1, 1, 2]);
});
