import { expect, test } from 'vitest';
import { shownPages } from './shown-pages';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 20, '1 2 gap 20'],
  [4, 20, '1 2 3 4 5 gap 20'],
  [10, 20, '1 gap 9 10 11 gap 20'],
  [20, 20, '1 gap 19 20'],
  [3, 5, '1 2 3 4 5'],
])('page %i of %i offers %s', (page, count, expected) => {
  expect(shownPages(page, count).join(' ')).toBe(expected);
});
