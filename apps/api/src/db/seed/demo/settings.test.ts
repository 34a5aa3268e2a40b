import { decideMealServed } from '@academy/domain/meals';
import { day, daysOfMonth, month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { demoLunchSettings } from './settings';

test.each(daysOfMonth(month('2026-11')))(
  '%s: lunch and dinner are served today, whatever day it is',
  (date) => {
    const settings = demoLunchSettings(date, [{ date, name: '공휴일' }]);
    for (const meal of ['lunch', 'dinner'] as const)
      expect(decideMealServed({ settings, date, meal })).toEqual({ allowed: true });
  },
);

test('on another day a holiday, the kitchen and the teachers close', () => {
  const settings = demoLunchSettings(day('2026-11-20'), [
    { date: day('2026-11-03'), name: '휴일' },
  ]);
  expect(settings.disabledLunchDates).toEqual(expect.arrayContaining(['2026-11-03', '2026-11-14']));
  expect(settings.disabledDinnerDates).toEqual(
    expect.arrayContaining(['2026-11-03', '2026-11-27']),
  );
});
