import { expect, test } from 'vitest';
import * as builders from '.';

test.each(Object.entries(builders))('%s fits its schema as it stands', (_, build) => {
  expect(build()).toEqual(build({}));
});

test('overrides win, and a wrong one fails loudly', () => {
  expect(builders.aReservation({ date: '2026-12-01', lunch: false })).toEqual({
    date: '2026-12-01',
    lunch: false,
    dinner: true,
  });
  expect(() => builders.aReservation({ date: '2026-02-30' })).toThrow('올바른 날짜');
  expect(builders.aNewsPage({ content: [] })).toMatchObject({ totalElements: 0, totalCount: 0 });
});
