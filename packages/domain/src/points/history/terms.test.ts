import { expect, test } from 'vitest';
import { day } from '../../time';
import { pointSpans, termsBy, termsProblem } from './terms';

const term = (name: string, first: string, last: string) => ({
  name,
  first: day(first),
  last: day(last),
});

test.each([
  ['2026-02-28', '2025년 2학기', '2025-09-01', '2026-02-28'],
  ['2026-03-01', '2026년 1학기', '2026-03-01', '2026-08-31'],
  ['2026-08-31', '2026년 1학기', '2026-03-01', '2026-08-31'],
  ['2026-09-01', '2026년 2학기', '2026-09-01', '2027-02-28'],
  ['2028-01-15', '2027년 2학기', '2027-09-01', '2028-02-29'],
])('without terms of its own, an academy is on %s in %s', (today, ...expected) => {
  const [now, before] = termsBy([], day(today));
  expect([now?.name, now?.first, now?.last]).toEqual(expected);
  expect((before?.last ?? '') < (now?.first ?? '')).toBe(true);
});

test('own terms: those that have begun, the newest first', () => {
  const own = [
    term('봄', '2026-03-02', '2026-07-20'),
    term('여름', '2026-07-21', '2026-11-20'),
    term('겨울', '2026-11-21', '2027-02-10'),
  ];
  expect(termsBy(own, day('2026-11-20')).map(({ name }) => name)).toEqual(['여름', '봄']);
  expect(pointSpans(own.slice(0, 1), day('2026-11-20')).slice(0, 3)).toEqual([
    term('이번 달', '2026-11-01', '2026-11-30'),
    own[0],
    term('2026년 10월', '2026-10-01', '2026-10-31'),
  ]);
});

test.each([
  [[term('1', '2026-03-01', '2026-08-31'), term('2', '2026-09-01', '2027-02-28')], null],
  [[term('1', '2026-03-01', '2026-02-28')], { index: 0, problem: 'term-reversed' }],
  [
    [term('1', '2026-03-01', '2026-08-31'), term('1 ', '2026-09-01', '2026-09-02')],
    { index: 1, problem: 'term-same-name' },
  ],
  [
    [term('1', '2026-03-01', '2026-08-31'), term('2', '2026-08-31', '2026-09-02')],
    { index: 1, problem: 'terms-overlap' },
  ],
])('terms are in order or their first fault is named', (terms, expected) => {
  expect(termsProblem(terms)).toEqual(expected);
});
