import { day } from '@academy/domain/time';
import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sameDayQueries } from '../../features/meals/same-day-queries';
import { isForCounter } from './keep-for-manager';

const NOON = new Date('2026-11-20T12:00:00+09:00').getTime();
const list = (text: string) => hashKey(sameDayQueries.day(day(text)).queryKey);

test.each([
  ['the list of the day', list('2026-11-20'), true],
  ['the list of the day before', list('2026-11-19'), false],
  ['tomorrow’s', list('2026-11-21'), false],
  ['who is signed in', hashKey(['manager', 'me']), true],
  ['the academy’s name', hashKey(['academy']), true],
  ['the students', hashKey(['students']), false],
  ['a day’s attendance', hashKey(['attendance', 'day', '2026-11-20']), false],
])('%s', (_, query, kept) => {
  expect(isForCounter(query, NOON)).toBe(kept);
});

test('the day ends at midnight in Seoul', () => {
  const midnight = new Date('2026-11-21T00:00:00+09:00').getTime();
  expect(isForCounter(list('2026-11-20'), midnight - 1)).toBe(true);
  expect(isForCounter(list('2026-11-20'), midnight)).toBe(false);
});
