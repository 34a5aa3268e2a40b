import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { monthPictures } from './month-chart';

const marks = (...given: [string, 'PRESENT' | 'LATE' | 'ABSENT' | null][]) =>
  given.map(([date, status]) => ({ date: day(date), status }));
const row = (days: ReturnType<typeof marks>) => ({ days });

test('weeks and weekdays say how many came late or not, and what share came', () => {
  const pictures = monthPictures([
    row(marks(['2026-11-02', 'LATE'], ['2026-11-03', 'PRESENT'], ['2026-11-09', 'LATE'])),
    row(marks(['2026-11-02', 'ABSENT'], ['2026-11-03', 'PRESENT'], ['2026-11-10', null])),
  ]);
  expect(pictures?.weeks.answer).toBe('출석률 80% · 지각 2건 · 결석 1건');
  expect(pictures?.weeks.points.map(({ name, values }) => [name, ...values])).toEqual([
    ['11월 2–8일 (출석률 75%)', 1, 1],
    ['11월 9–15일 (출석률 100%)', 1, 0],
  ]);
  expect(pictures?.weekdays.answer).toBe('지각은 월요일이 가장 많습니다 (2건)');
});

test('a month without marks has no picture', () => {
  expect(monthPictures([row(marks(['2026-11-02', null]))])).toBeUndefined();
});
