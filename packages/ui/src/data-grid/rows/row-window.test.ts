import { expect, test } from 'vitest';
import { coversVisible, bodySegments, visibleRows } from './row-window';

const sight = (bodyTop: number) => ({ bodyTop, top: 100, bottom: 500, pitch: 40, count: 1000 });

test.each([
  ['at the top', 100, { first: 0, end: 16 }],
  ['in the middle', 100 - 500 * 40, { first: 494, end: 516 }],
  ['at the end', 500 - 1000 * 40, { first: 984, end: 1000 }],
  ['not yet in sight', 2000, { first: 0, end: 0 }],
])('draws what is %s, and a little more', (_, bodyTop, expected) => {
  expect(visibleRows(sight(bodyTop))).toEqual(expected);
});

test.each([
  ['a row further', 1, true],
  ['four rows further', 4, true],
  ['five rows further', 5, false],
  ['four rows back', -4, true],
  ['five rows back', -5, false],
])('draws others only when few are left: %s', (_, rows, enough) => {
  const drawn = visibleRows(sight(100 - 500 * 40));
  expect(coversVisible(drawn, sight(100 - (500 + rows) * 40))).toBe(enough);
});

test('keeps the focused row in the table wherever one scrolls to', () => {
  const brief = (first: number, end: number, active: number) =>
    bodySegments({ first, end }, active, 100)
      .map((part) => ('row' in part ? part.row : `+${part.gap}`))
      .join(' ');
  expect(brief(50, 53, 1)).toBe('+1 1 +48 50 51 52 +47');
  expect(brief(50, 53, 90)).toBe('+50 50 51 52 +37 90 +9');
  expect(brief(50, 53, 51)).toBe('+50 50 51 52 +47');
  expect(brief(97, 100, -1)).toBe('+97 97 98 99');
});
