import { expect, test } from 'vitest';
import { outingsText, readOutings, readTime } from './visit-text';

test.each([
  ['', null],
  [' ', null],
  ['905', '09:05'],
  ['9:05', '09:05'],
  ['1405', '14:05'],
  ['14:05', '14:05'],
  ['24:00', '24:00'],
  ['25:00', undefined],
  ['9', undefined],
  ['아침', undefined],
])('%j is read as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each([
  ['', []],
  ['15:00-16:00', [{ from: '15:00', to: '16:00' }]],
  [
    '1500~1600, 17:00–',
    [
      { from: '15:00', to: '16:00' },
      { from: '17:00', to: null },
    ],
  ],
])('outings %j', (typed, outings) => expect(readOutings(typed)).toEqual(outings));

test.each(['15', '–16:00', '15:00–26:00'])('%j is no outing', (typed) =>
  expect(readOutings(typed)).toBeUndefined(),
);

test('what is shown is read back', () => {
  const shown = '15:00–16:00, 17:00–';
  expect(outingsText(readOutings(shown) ?? [])).toBe(shown);
});
