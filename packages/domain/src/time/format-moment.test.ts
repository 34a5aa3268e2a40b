import { expect, test } from 'vitest';
import { formatMoment, lastUpdateText } from './format-moment';

test.each([
  ['2026-11-20T13:59:59.999+09:00', '11월 20일 (금) 13:59'],
  ['2026-11-20T14:00:00.000+09:00', '11월 20일 (금) 14:00'],
  ['2026-11-20T15:00:00Z', '11월 21일 (토) 00:00'],
])('%s reads %s', (instant, text) => {
  expect(formatMoment(new Date(instant))).toBe(text);
});

const at = (text: string) => new Date(`${text}+09:00`);

test.each([
  [
    'today: the clock',
    at('2026-11-20T09:12:00'),
    at('2026-11-20T23:59:59'),
    '마지막 업데이트 09:12',
  ],
  [
    'just before midnight',
    at('2026-11-19T23:59:59'),
    at('2026-11-20T00:00:00'),
    '마지막 업데이트 11월 19일 (목) 23:59',
  ],
  [
    'weeks ago',
    at('2026-10-30T14:03:00'),
    at('2026-11-20T09:00:00'),
    '마지막 업데이트 10월 30일 (금) 14:03',
  ],
])('%s', (_, seen, now, text) => {
  expect(lastUpdateText(seen, now)).toBe(text);
});
