import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCutoff, dayNearby, nowNearby, settingsNearby } from '../../../testing/arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { someLunchSettings } from '../../testing';
import { day, seoulDay, shiftDay, weekdayOf } from '../../time';
import {
  cutoffOf,
  cutoffShapeOf,
  cutoffText,
  dayCutoffOf,
  decideMealChange,
  mealLockText,
  nextCutoffs,
  type CutoffShape,
} from '..';

const anyMeal = () => fc.constantFrom('lunch' as const, 'dinner' as const);

const AT = {
  sameDay: { shape: 'same-day', hour: 9 },
  sameDayMidnight: { shape: 'same-day', hour: 24 },
  dayBefore: { shape: 'day-before', hour: 18 },
  oneBusinessDay: { shape: 'business-days', days: 1, hour: 14 },
  twoBusinessDays: { shape: 'business-days', days: 2, hour: 17 },
  weekly: { shape: 'weekly', weekday: 4, hour: 18 },
  weeklySunday: { shape: 'weekly', weekday: 0, hour: 12 },
  weeklyMonday: { shape: 'weekly', weekday: 1, hour: 0 },
} satisfies Record<string, CutoffShape>;

// 2026-11-20 is a Friday.
inEveryZone(() => {
  describe.each<[string, keyof typeof AT, string, string]>([
    ['the day itself', 'sameDay', '2026-11-20', '2026-11-20T09:00:00+09:00'],
    ['the midnight after it', 'sameDayMidnight', '2026-11-20', '2026-11-21T00:00:00+09:00'],
    ['the day before', 'dayBefore', '2026-11-20', '2026-11-19T18:00:00+09:00'],
    ['the day before a Monday', 'dayBefore', '2026-11-23', '2026-11-22T18:00:00+09:00'],
    ['a business day before', 'oneBusinessDay', '2026-11-20', '2026-11-19T14:00:00+09:00'],
    ['over a weekend', 'oneBusinessDay', '2026-11-23', '2026-11-20T14:00:00+09:00'],
    ['a Saturday’s meal', 'oneBusinessDay', '2026-11-21', '2026-11-20T14:00:00+09:00'],
    ['a Sunday’s meal', 'oneBusinessDay', '2026-11-22', '2026-11-20T14:00:00+09:00'],
    ['two over a weekend', 'twoBusinessDays', '2026-11-24', '2026-11-20T17:00:00+09:00'],
    ['over a holiday', 'twoBusinessDays', '2026-12-03', '2026-11-30T17:00:00+09:00'],
    ['over a closed day', 'oneBusinessDay', '2026-12-10', '2026-12-08T14:00:00+09:00'],
    [
      'a day that closes one meal counts',
      'oneBusinessDay',
      '2026-12-16',
      '2026-12-15T14:00:00+09:00',
    ],
    ['over New Year', 'oneBusinessDay', '2027-01-04', '2026-12-31T14:00:00+09:00'],
    ['a week’s Monday', 'weekly', '2026-11-23', '2026-11-19T18:00:00+09:00'],
    ['its Friday', 'weekly', '2026-11-27', '2026-11-19T18:00:00+09:00'],
    ['its Sunday', 'weekly', '2026-11-29', '2026-11-19T18:00:00+09:00'],
    ['the next Monday', 'weekly', '2026-11-30', '2026-11-26T18:00:00+09:00'],
    ['a week from its Sunday', 'weeklySunday', '2026-11-23', '2026-11-22T12:00:00+09:00'],
    ['a week from its Monday', 'weeklyMonday', '2026-11-29', '2026-11-16T00:00:00+09:00'],
  ])('%s', (_, shape, date, closesAt) => {
    const settings = someLunchSettings({
      lunchCutoff: AT[shape],
      saturdayLunch: true,
      sundayLunch: true,
      daysOff: ['2026-12-02', '2027-01-01'],
      disabledLunchDates: ['2026-12-09', '2026-12-15'],
      disabledDinnerDates: ['2026-12-09'],
    });
    const at = (ms: number) =>
      decideMealChange({
        settings,
        date: day(date),
        meal: 'lunch',
        now: new Date(Date.parse(closesAt) + ms),
      });

    test('locks at its instant and not a millisecond before', () => {
      expect(cutoffOf(settings, day(date), 'lunch')).toEqual(new Date(closesAt));
      expect(at(-1)).toEqual({ allowed: true });
      expect(at(0)).toEqual({ allowed: false, reason: 'cutoff-passed' });
      expect(at(1)).toEqual({ allowed: false, reason: 'cutoff-passed' });
    });
  });
});

test('without a shape of its own a meal locks at the academy’s hour on the day before', () => {
  const settings = someLunchSettings({ dinnerCutoff: AT.sameDay });
  expect(cutoffShapeOf(settings, 'lunch')).toEqual({ shape: 'day-before', hour: 14 });
  expect(cutoffShapeOf(settings, 'dinner')).toEqual(AT.sameDay);
  expect(dayCutoffOf(settings, day('2026-11-20'))).toEqual(new Date('2026-11-20T09:00:00+09:00'));
  const lunchOnly = someLunchSettings({ dinnerCutoff: AT.sameDay, fridayDinner: false });
  expect(dayCutoffOf(lunchOnly, day('2026-11-20'))).toEqual(new Date('2026-11-19T14:00:00+09:00'));
});

test('a closed day of an academy that serves only lunch is no business day', () => {
  const settings = someLunchSettings({
    lunchCutoff: AT.oneBusinessDay,
    thursdayDinner: false,
    disabledLunchDates: ['2026-11-19'],
  });
  expect(cutoffOf(settings, day('2026-11-20'), 'lunch')).toEqual(
    new Date('2026-11-18T14:00:00+09:00'),
  );
});

test.each<[CutoffShape, string]>([
  [AT.dayBefore, '전날 18:00'],
  [AT.sameDay, '당일 9:00'],
  [AT.twoBusinessDays, '영업일로 2일 전 17:00'],
  [AT.weekly, '전주 목요일 18:00'],
])('$shape in words', (shape, words) => {
  expect(cutoffText(shape)).toBe(words);
  const settings = someLunchSettings({ lunchCutoff: shape });
  expect(mealLockText('cutoff-passed', { meal: 'lunch', settings })).toBe(
    `${words} 이후에는 변경할 수 없어요.`,
  );
  expect(mealLockText('cutoff-passed', { meal: 'dinner', settings })).toBe(
    '전날 14:00 이후에는 변경할 수 없어요.',
  );
});

test('a later day never locks before an earlier one', () => {
  fc.assert(
    fc.property(
      settingsNearby(),
      anyMeal(),
      dayNearby(),
      fc.integer({ min: 0, max: 40 }),
      (settings, meal, date, later) => {
        const [first, second] = [date, shiftDay(date, later)].map((one) =>
          cutoffOf(settings, one, meal).getTime(),
        );
        expect(first).toBeLessThanOrEqual(second ?? 0);
      },
    ),
  );
});

test('more business days lock no later, and a business cutoff falls on a day that is one', () => {
  fc.assert(
    fc.property(
      settingsNearby(),
      dayNearby(),
      fc.integer({ min: 1, max: 9 }),
      (settings, date, days) => {
        const closesAt = (count: number) =>
          cutoffOf(
            { ...settings, lunchCutoff: { shape: 'business-days', days: count, hour: 12 } },
            date,
            'lunch',
          );
        expect(closesAt(days + 1).getTime()).toBeLessThan(closesAt(days).getTime());
        const on = seoulDay(closesAt(days));
        expect(weekdayOf(on) % 6).not.toBe(0);
        expect(settings.daysOff).not.toContain(on);
      },
    ),
  );
});

test('all days of a week lock together', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      fc.integer({ min: 0, max: 24 }),
      dayNearby(),
      (weekday, hour, date) => {
        const settings = someLunchSettings({ dinnerCutoff: { shape: 'weekly', weekday, hour } });
        const monday = shiftDay(date, -((weekdayOf(date) + 6) % 7));
        const instants = Array.from({ length: 7 }, (_, ahead) =>
          cutoffOf(settings, shiftDay(monday, ahead), 'dinner').getTime(),
        );
        expect(new Set(instants).size).toBe(1);
        expect(instants[0]).toBeLessThanOrEqual(Date.parse(`${monday}T00:00:00+09:00`));
      },
    ),
  );
});

describe('the next cutoffs', () => {
  const shown = (settings: Parameters<typeof someLunchSettings>[0], now: string) =>
    nextCutoffs(someLunchSettings(settings), new Date(now), 3).map(({ closesAt, closing }) => [
      closesAt.toISOString(),
      closing.map(({ date, meal }) => `${date} ${meal}`).join(', '),
    ]);

  test('both meals of a day lock together by default', () => {
    expect(shown({}, '2026-11-19T13:00:00+09:00')).toEqual([
      ['2026-11-19T05:00:00.000Z', '2026-11-20 lunch, 2026-11-20 dinner'],
      ['2026-11-22T05:00:00.000Z', '2026-11-23 lunch, 2026-11-23 dinner'],
      ['2026-11-23T05:00:00.000Z', '2026-11-24 lunch, 2026-11-24 dinner'],
    ]);
  });

  test('meals that lock differently come in the order of the clock, a week at once', () => {
    const settings = { lunchCutoff: AT.weekly, dinnerCutoff: AT.sameDay };
    expect(shown(settings, '2026-11-19T08:59:59.999+09:00').map(([, closing]) => closing)).toEqual([
      '2026-11-19 dinner',
      '2026-11-23 lunch, 2026-11-24 lunch, 2026-11-25 lunch, 2026-11-26 lunch, 2026-11-27 lunch',
      '2026-11-20 dinner',
    ]);
    expect(shown(settings, '2026-11-19T09:00:00+09:00')[0]?.[1]).toContain('2026-11-23 lunch');
  });

  test('are in order, come after now, and name only what is open', () => {
    fc.assert(
      fc.property(settingsNearby(), anyCutoff(), nowNearby(), (around, lunchCutoff, now) => {
        const settings = { ...around, lunchCutoff };
        const cutoffs = nextCutoffs(settings, now, 3);
        const instants = cutoffs.map(({ closesAt }) => closesAt.getTime());
        expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a - b));
        for (const { closesAt, closing } of cutoffs) {
          expect(closesAt.getTime()).toBeGreaterThan(now.getTime());
          for (const { date, meal } of closing) {
            expect(decideMealChange({ settings, date, meal, now }).allowed).toBe(true);
            expect(cutoffOf(settings, date, meal)).toEqual(closesAt);
          }
        }
      }),
    );
  });
});
