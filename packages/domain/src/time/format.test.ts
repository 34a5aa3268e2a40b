import { expect, test } from 'vitest';
import { inEveryZone } from '../../testing/zones';
import {
  day,
  daysOfMonth,
  formatDay,
  formatDayRange,
  formatDaysOfMonth,
  formatDaySpan,
  formatShortDay,
  formatMonth,
  formatWeekday,
  month,
} from '.';

inEveryZone(() => {
  test('days, months and ranges read as people write them', () => {
    expect(formatDay(day('2026-11-20'))).toBe('11월 20일 (금)');
    expect(formatDay(day('1900-01-01'))).toBe('1월 1일 (월)');
    expect(formatMonth(month('2026-11'))).toBe('2026년 11월');
    expect(formatMonth(month('2026-01'))).toBe('2026년 1월');
    expect(formatDayRange(day('2026-11-01'), day('2026-11-10'))).toBe(
      '11월 1일 (일) ~ 11월 10일 (화)',
    );
  });
});

test('a range over New Year tells the years', () => {
  expect(formatDayRange(day('2026-12-28'), day('2027-01-03'))).toBe(
    '2026년 12월 28일 (월) ~ 2027년 1월 3일 (일)',
  );
});

test('the week begins on Sunday', () => {
  expect(([0, 1, 2, 3, 4, 5, 6] as const).map(formatWeekday).join('')).toBe('일월화수목금토');
});

test.each([
  [[], ''],
  [['2026-11-03'], '3일'],
  [['2026-11-04', '2026-11-03'], '3, 4일'],
  [['2026-11-03', '2026-11-04', '2026-11-05', '2026-11-09'], '3–5, 9일'],
])('the days %s are %s', (days, said) => {
  expect(formatDaysOfMonth(days.map(day))).toBe(said);
});

test('a whole month is one run', () => {
  expect(formatDaysOfMonth(daysOfMonth(month('2026-11')))).toBe('1–30일');
});

test.each([
  ['2026-11-02', '2026-11-02', '11월 2일'],
  ['2026-11-02', '2026-11-08', '11월 2–8일'],
  ['2026-11-30', '2026-12-06', '11월 30일 – 12월 6일'],
])('%s to %s is %s', (first, last, text) => {
  expect(formatDaySpan(day(first), day(last))).toBe(text);
});

test('a day without room is its numbers', () => {
  expect(formatShortDay(day('2026-11-02'))).toBe('11/2');
});
