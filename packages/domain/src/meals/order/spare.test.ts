import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditValue } from '../../audit/audit-fields';
import { lunchSettingsFields } from '../fields';
import { aReservation, someLunchSettings } from '../../testing';
import { day, month } from '../../time';
import { checkLunchSettings, invoiceOf, spareOn, spareText } from '..';
import { spareCount } from './spare';

// From Sunday: two more on Mondays, five on Fridays.
const amounts = [0, 2, 0, 0, 0, 5, 0];

test.each([
  ['2026-11-23', 'lunch', { unit: 'count', amount: 2 }],
  ['2026-11-20', 'lunch', { unit: 'count', amount: 5 }],
  ['2026-11-24', 'lunch', null],
  ['2026-11-23', 'dinner', null],
] as const)('on %s for %s', (date, meal, spare) => {
  const settings = someLunchSettings({ lunchSpare: { unit: 'count', amounts } });
  expect(spareOn(settings, day(date), meal)).toEqual(spare);
});

test.each([
  ['a number is brought as it is', { unit: 'count', amount: 2 }, 47, 2, '+2 = 49'],
  ['a share is rounded up', { unit: 'percent', amount: 5 }, 47, 3, '+3 = 50'],
  ['a whole share is not', { unit: 'percent', amount: 10 }, 50, 5, '+5 = 55'],
  ['nobody eats: nothing', { unit: 'count', amount: 2 }, 0, 0, ''],
  ['none is asked for', null, 47, 0, ''],
] as const)('%s', (_, spare, ordered, count, text) => {
  expect(spareCount(spare, ordered)).toBe(count);
  expect(spareText(ordered, count)).toBe(text);
});

test('a share is the least whole number that is at least that much', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 2000 }),
      (percent, ordered) => {
        const count = spareCount({ unit: 'percent', amount: percent }, ordered);
        expect(count * 100).toBeGreaterThanOrEqual(ordered * percent);
        expect((count - 1) * 100).toBeLessThan(ordered * percent);
      },
    ),
  );
});

test('is never on a bill', () => {
  const [plain, spared] = [null, { unit: 'count' as const, amounts }].map((lunchSpare) =>
    invoiceOf({
      reservations: [aReservation()],
      month: month('2026-11'),
      bill: someLunchSettings({ lunchSpare }),
    }),
  );
  expect(spared).toEqual(plain);
});

test('is told in the log by its weekdays, and refused beyond a hundred', () => {
  expect(auditValue(lunchSettingsFields, 'lunchSpare', { unit: 'percent', amounts })).toBe(
    '월 2%, 금 5%',
  );
  const settings = someLunchSettings();
  expect(
    checkLunchSettings({
      ...settings,
      dinnerSpare: { unit: 'count', amounts: [0, 0, 101, 0, 0, 0, 0] },
    }),
  ).toEqual({ dinnerSpare: '여유분은 0부터 100까지 입력하세요.' });
});
