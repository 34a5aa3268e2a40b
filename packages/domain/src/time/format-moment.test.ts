import { expect, test } from 'vitest';
import { formatMoment } from './format-moment';

test.each([
  ['2026-11-20T13:59:59.999+09:00', '11월 20일 (금) 13:59'],
  ['2026-11-20T14:00:00.000+09:00', '11월 20일 (금) 14:00'],
  ['2026-11-20T15:00:00Z', '11월 21일 (토) 00:00'],
])('%s reads %s', (instant, text) => {
  expect(formatMoment(new Date(instant))).toBe(text);
});
