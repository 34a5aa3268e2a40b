import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNearby, nowNearby, settingsNearby } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import { someLunchSettings } from '../testing';
import { day, type CalendarDay } from '../time';
import { cutoffOf, decideMealChange, decideMealServed, meals, nextCutoff, type Meal } from '.';

/** Friday 2026-11-20, asked for long before its cutoff. */
const FRIDAY = day('2026-11-20');
const EARLY = new Date('2026-11-01T00:00:00+09:00');
type Overrides = Parameters<typeof someLunchSettings>[0];
const reasonOf = (overrides: Overrides, { date = FRIDAY, now = EARLY } = {}) => {
  const decision = decideMealChange({
    settings: someLunchSettings(overrides),
    date,
    meal: 'lunch',
    now,
  });
  return decision.allowed ? 'open' : decision.reason;
};

describe('the rules, one by one', () => {
  const cases: [string, Overrides, string][] = [
    ['no rule', {}, 'open'],
    ['the period starts that day', { applyStartDate: '2026-11-20' }, 'open'],
    ['the period starts the next day', { applyStartDate: '2026-11-21' }, 'outside-apply-period'],
    ['the period ends that day', { applyEndDate: '2026-11-20' }, 'open'],
    ['the period ended the day before', { applyEndDate: '2026-11-19' }, 'outside-apply-period'],
    ['the day is enabled', { enabledDates: ['2026-11-20'] }, 'open'],
    [
      'enabled days overrule the weekday',
      { enabledDates: ['2026-11-20'], fridayLunch: false },
      'open',
    ],
    ['only another day is enabled', { enabledDates: ['2026-11-21'] }, 'not-an-enabled-date'],
    ['the weekday is closed', { fridayLunch: false }, 'weekday-closed'],
    ['the weekday is closed for dinner only', { fridayDinner: false }, 'open'],
    ['another weekday is closed', { thursdayLunch: false }, 'open'],
    ['lunch is disabled', { disabledLunchDates: ['2026-11-20'] }, 'meal-disabled'],
    ['dinner is disabled', { disabledDinnerDates: ['2026-11-20'] }, 'open'],
    [
      'enabled and disabled',
      { enabledDates: ['2026-11-20'], disabledLunchDates: ['2026-11-20'] },
      'meal-disabled',
    ],
  ];

  test.each(cases)('%s', (_, overrides, outcome) => {
    expect(reasonOf(overrides)).toBe(outcome);
  });
});

describe('the order of the rules', () => {
  const broken = {
    applyStartDate: '2026-11-21',
    enabledDates: ['2026-11-21'],
    fridayLunch: false,
    disabledLunchDates: ['2026-11-20'],
  };
  const late = { now: new Date('2026-11-19T14:00:00+09:00') };

  test('with everything broken, the first rule gives the reason, and so on down the list', () => {
    expect(reasonOf(broken, late)).toBe('outside-apply-period');
    expect(reasonOf({ ...broken, applyStartDate: null }, late)).toBe('not-an-enabled-date');
    expect(reasonOf({ ...broken, applyStartDate: null, enabledDates: [] }, late)).toBe(
      'weekday-closed',
    );
    expect(reasonOf({ disabledLunchDates: ['2026-11-20'] }, late)).toBe('meal-disabled');
    expect(reasonOf({}, late)).toBe('cutoff-passed');
  });
});

inEveryZone(() => {
  test.each([
    ['a millisecond before 14:00', 14, '2026-11-20', '2026-11-19T13:59:59.999+09:00', 'open'],
    ['14:00 sharp', 14, '2026-11-20', '2026-11-19T14:00:00.000+09:00', 'cutoff-passed'],
    ['the day itself', 14, '2026-11-20', '2026-11-20T09:00:00+09:00', 'cutoff-passed'],
    ['over a month, just before', 14, '2026-12-01', '2026-11-30T13:59:59.999+09:00', 'open'],
    ['over a month, sharp', 14, '2026-12-01', '2026-11-30T14:00:00+09:00', 'cutoff-passed'],
    ['over New Year, just before', 14, '2027-01-01', '2026-12-31T13:59:59.999+09:00', 'open'],
    ['over New Year, sharp', 14, '2027-01-01', '2026-12-31T14:00:00+09:00', 'cutoff-passed'],
    ['after a leap day, just before', 14, '2028-03-01', '2028-02-29T13:59:59.999+09:00', 'open'],
    ['after a leap day, sharp', 14, '2028-03-01', '2028-02-29T14:00:00+09:00', 'cutoff-passed'],
    ['on a leap day, sharp', 14, '2028-02-29', '2028-02-28T14:00:00+09:00', 'cutoff-passed'],
    ['hour 0, just before', 0, '2026-11-20', '2026-11-18T23:59:59.999+09:00', 'open'],
    ['hour 0, sharp', 0, '2026-11-20', '2026-11-19T00:00:00+09:00', 'cutoff-passed'],
    ['hour 24, just before', 24, '2026-11-20', '2026-11-19T23:59:59.999+09:00', 'open'],
    ['hour 24, sharp', 24, '2026-11-20', '2026-11-20T00:00:00+09:00', 'cutoff-passed'],
    ['the same instant in UTC', 14, '2026-11-20', '2026-11-19T05:00:00.000Z', 'cutoff-passed'],
    ['the first Monday of the range', 14, '1900-01-01', '1899-12-31T13:59:59.999+09:00', 'open'],
    ['its cutoff, sharp', 14, '1900-01-01', '1899-12-31T14:00:00+09:00', 'cutoff-passed'],
    ['the last day of the range', 14, '2100-12-31', '2100-12-30T14:00:00+09:00', 'cutoff-passed'],
    [
      'a day on which the clocks of 1988 were an hour ahead',
      14,
      '1988-07-01',
      '1988-06-30T14:00:00+09:00',
      'cutoff-passed',
    ],
  ])('cutoff: %s', (_, editCutoffHour, date, now, outcome) => {
    expect(reasonOf({ editCutoffHour }, { date: day(date), now: new Date(now) })).toBe(outcome);
  });

  test.each([
    [
      'a minute before today’s cutoff it is tomorrow’s day',
      {},
      '2026-11-19T13:59:00+09:00',
      ['2026-11-20', '2026-11-19T05:00:00.000Z'],
    ],
    [
      'at the cutoff it is the next served day, over the weekend',
      {},
      '2026-11-19T14:00:00+09:00',
      ['2026-11-23', '2026-11-22T05:00:00.000Z'],
    ],
    [
      'a day that serves dinner only counts',
      { saturdayDinner: true },
      '2026-11-19T14:00:00+09:00',
      ['2026-11-21', '2026-11-20T05:00:00.000Z'],
    ],
    [
      'a closed day is passed over',
      { disabledLunchDates: ['2026-11-23'], disabledDinnerDates: ['2026-11-23'] },
      '2026-11-20T14:00:00+09:00',
      ['2026-11-24', '2026-11-23T05:00:00.000Z'],
    ],
    [
      'hour 24: today is not over yet',
      { editCutoffHour: 24 },
      '2026-11-19T23:59:59.999+09:00',
      ['2026-11-20', '2026-11-19T15:00:00.000Z'],
    ],
    [
      'a period far ahead',
      { applyStartDate: '2028-02-29' },
      '2026-11-19T14:00:00+09:00',
      ['2028-02-29', '2028-02-28T05:00:00.000Z'],
    ],
    ['a period that is over', { applyEndDate: '2026-11-19' }, '2026-11-19T14:00:00+09:00', null],
  ])('next cutoff: %s', (_, overrides, now, expected) => {
    const next = nextCutoff(someLunchSettings(overrides), new Date(now));
    expect(next && [next.date, next.closesAt.toISOString()]).toEqual(expected);
  });
});

test('the clock only ever adds one reason: what is not served stays so, what is open locks once and for good', () => {
  fc.assert(
    fc.property(
      settingsNearby(),
      dayNearby(),
      fc.constantFrom<Meal>('lunch', 'dinner'),
      nowNearby(),
      (settings, date, meal, now) => {
        const served = decideMealServed({ settings, date, meal });
        const decision = decideMealChange({ settings, date, meal, now });
        const locked = now >= cutoffOf(settings, date, meal);
        expect(decision.allowed).toBe(served.allowed && !locked);
        expect(decision.allowed ? null : decision.reason).toBe(
          served.allowed ? (locked ? 'cutoff-passed' : null) : served.reason,
        );
      },
    ),
  );
});

test('between now and the next cutoff no decision changes; at it, one does', () => {
  fc.assert(
    fc.property(settingsNearby(), nowNearby(), (settings, now) => {
      const next = nextCutoff(settings, now);
      fc.pre(next !== null);
      const open = (date: CalendarDay, at: number) =>
        meals.filter(
          (meal) => decideMealChange({ settings, date, meal, now: new Date(at) }).allowed,
        );
      expect(open(next.date, next.closesAt.getTime() - 1).length).toBeGreaterThan(0);
      expect(open(next.date, next.closesAt.getTime()).length).toBeLessThan(
        open(next.date, next.closesAt.getTime() - 1).length,
      );
      fc.assert(
        fc.property(dayNearby(), (date) => {
          expect(open(date, next.closesAt.getTime() - 1)).toEqual(open(date, now.getTime()));
        }),
        { numRuns: 5 },
      );
    }),
  );
});
