import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MONTH,
  dayNearby,
  nowNearby,
  reservationsNearby,
  settingsNearby,
  written,
} from '../../../testing/arbitraries';
import { someLunchSettings } from '../../testing';
import { day, daysOfMonth, month, shiftMonth, weekdayOf, type CalendarDay } from '../../time';
import {
  countChanges,
  decideMealChange,
  meals,
  mealsByDay,
  planLikeLastMonth,
  planSave,
  weekdayHabits,
  type Meal,
  type Reservation,
} from '..';

const OCTOBER = month('2026-10');
const NOVEMBER = month('2026-11');
const lunchOn = (...dates: string[]): Reservation[] =>
  dates.map((date) => ({ date: day(date), lunch: true, dinner: false }));

/** Of October 2026 the Mondays are 5, 12, 19, 26, the Fridays 2, 9, 16, 23, 30. */
describe('what a student eats on a weekday', () => {
  const habits = (
    reservations: readonly Reservation[],
    more: Partial<Parameters<typeof weekdayHabits>[0]> = {},
  ) =>
    weekdayHabits({
      settings: someLunchSettings(),
      month: OCTOBER,
      reservations,
      holidays: new Set(),
      ...more,
    });
  const monday = (found: ReturnType<typeof weekdayHabits>) => found.lunch[1];

  test.each([
    ['no Monday', [], false],
    ['one of four', ['2026-10-05'], false],
    ['half of them', ['2026-10-05', '2026-10-12'], false],
    ['more than half', ['2026-10-05', '2026-10-12', '2026-10-19'], true],
    ['other months only', ['2026-09-28', '2026-11-02', '2026-11-09'], false],
  ])('%s', (_, dates, eats) => {
    expect(monday(habits(lunchOn(...dates)))).toBe(eats);
  });

  test('days without meals count for nobody: closed ones, holidays, days that were not enabled', () => {
    const once = lunchOn('2026-10-26');
    const others = ['2026-10-05', '2026-10-12', '2026-10-19'].map(day);
    expect(monday(habits(once))).toBe(false);
    expect(
      monday(habits(once, { settings: someLunchSettings({ disabledLunchDates: others }) })),
    ).toBe(true);
    expect(monday(habits(once, { holidays: new Set(others) }))).toBe(true);
    expect(
      monday(habits(once, { settings: someLunchSettings({ enabledDates: ['2026-10-26'] }) })),
    ).toBe(true);
  });

  test('rules of this month alone say nothing of the last one', () => {
    const settings = someLunchSettings({
      applyStartDate: '2026-11-01',
      applyEndDate: '2026-11-30',
      enabledDates: ['2026-11-02'],
    });
    const dates = ['2026-10-05', '2026-10-12', '2026-10-19'];
    expect(monday(habits(lunchOn(...dates), { settings }))).toBe(true);
    expect(monday(habits(lunchOn('2026-10-05'), { settings }))).toBe(false);
  });

  test('a meal that was eaten on a closed day or holiday was served', () => {
    const holidays = new Set([day('2026-10-05'), day('2026-10-12')]);
    const ate = lunchOn('2026-10-05', '2026-10-12');
    expect(monday(habits(ate, { holidays }))).toBe(false);
    expect(monday(habits([...ate, ...lunchOn('2026-10-19')], { holidays }))).toBe(true);
  });

  test('of a weekday without a single served day nothing is known', () => {
    const holidays = new Set(['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26'].map(day));
    expect(monday(habits([], { holidays }))).toBeUndefined();
  });

  test('each meal has its own', () => {
    const found = habits(
      ['2026-10-05', '2026-10-12', '2026-10-19'].map((date) => ({
        date: day(date),
        lunch: false,
        dinner: true,
      })),
    );
    expect([found.lunch[1], found.dinner[1], found.dinner[2]]).toEqual([false, true, false]);
  });
});

/** Lunch on Fridays and Mondays: of November the 6, 13, 20, 27 and the 2, 9, 16, 23, 30. */
describe('filling a month', () => {
  const lastMonth = lunchOn(
    ...['02', '09', '16', '23', '30', '05', '12', '19'].map((date) => `2026-10-${date}`),
  );
  const plan = (more: Partial<Parameters<typeof planLikeLastMonth>[0]> = {}) =>
    planLikeLastMonth({
      settings: someLunchSettings(),
      current: [],
      // The 13th locked at 14:00 of the 12th.
      now: new Date('2026-11-12T14:00:00+09:00'),
      month: NOVEMBER,
      lastMonth,
      holidays: new Set(),
      isAway: () => false,
      ...more,
    });
  const days = ({ changes }: Pick<ReturnType<typeof plan>, 'changes'>) =>
    changes.map(({ date, lunch }) => `${date.slice(8)} ${lunch ? 'on' : 'off'}`);

  test('takes the open days of the weekdays, and tells the ones that have locked', () => {
    const filled = plan();
    expect(filled.weekdays).toEqual({ lunch: [1, 5], dinner: [] });
    expect(days(filled)).toEqual(['16 on', '20 on', '23 on', '27 on', '30 on']);
    expect(filled.skipped.map(({ date, reason }) => `${date.slice(8)} ${reason}`)).toEqual([
      '02 cutoff-passed',
      '06 cutoff-passed',
      '09 cutoff-passed',
      '13 cutoff-passed',
    ]);
    expect(countChanges(filled.changes)).toEqual({
      added: { lunch: 5, dinner: 0 },
      removed: { lunch: 0, dinner: 0 },
    });
  });

  test('takes away what last month’s week did not have, where it can still be changed', () => {
    const current = [
      ...lunchOn('2026-11-12', '2026-11-20'),
      { date: day('2026-11-18'), lunch: true, dinner: true },
    ];
    const filled = plan({ current });
    expect(days(filled)).toEqual(['16 on', '18 off', '23 on', '27 on', '30 on']);
    expect(filled.changes[1]).toEqual({
      date: '2026-11-18',
      lunch: false,
      dinner: false,
      base: { lunch: true, dinner: true },
    });
    expect(countChanges(filled.changes)).toEqual({
      added: { lunch: 4, dinner: 0 },
      removed: { lunch: 1, dinner: 1 },
    });
    expect(filled.skipped).toContainEqual({
      date: '2026-11-12',
      meal: 'lunch',
      reason: 'cutoff-passed',
    });
  });

  test.each([
    ['a holiday', { holidays: new Set([day('2026-11-20')]) }, 'holiday'],
    ['an approved absence', { isAway: (date: CalendarDay) => date === '2026-11-20' }, 'away'],
    [
      'a closed day',
      { settings: someLunchSettings({ disabledLunchDates: ['2026-11-20'] }) },
      'meal-disabled',
    ],
    [
      'a day after the apply period',
      { settings: someLunchSettings({ applyEndDate: '2026-11-19' }) },
      'outside-apply-period',
    ],
  ] as const)('leaves out %s and says so', (_, more, reason) => {
    const filled = plan(more);
    expect(days(filled)).not.toContain('20 on');
    expect(filled.skipped).toContainEqual({ date: '2026-11-20', meal: 'lunch', reason });
  });

  test.each([
    ['a holiday', { holidays: new Set([day('2026-11-18')]) }],
    ['an approved absence', { isAway: (date: CalendarDay) => date === '2026-11-18' }],
  ])('what was ordered on %s stays: that was asked for on purpose', (_, more) => {
    expect(days(plan({ ...more, current: lunchOn('2026-11-18') }))).not.toContain('18 off');
  });

  test('an absence over one meal leaves the other', () => {
    const both = lastMonth.map((row) => ({ ...row, dinner: true }));
    const filled = plan({ lastMonth: both, isAway: (_, meal) => meal === 'dinner' });
    expect(countChanges(filled.changes).added).toEqual({ lunch: 5, dinner: 0 });
  });

  test.each([
    ['nothing was eaten', []],
    ['there is no weekday on which the student mostly ate', lunchOn('2026-10-01', '2026-10-06')],
  ])('changes nothing when last month %s', (_, before) => {
    const current = lunchOn('2026-11-18');
    expect(plan({ lastMonth: before, current })).toEqual({
      changes: [],
      skipped: [],
      counts: { lunch: 0, dinner: 0 },
      weekdays: { lunch: [], dinner: [] },
    });
  });
});

const anyMonthToFill = () =>
  fc.record({
    settings: settingsNearby(),
    current: reservationsNearby(),
    now: nowNearby(),
    holidays: fc.uniqueArray(dayNearby(), { maxLength: 4 }).map((dates) => new Set(dates)),
    away: fc.uniqueArray(dayNearby(), { maxLength: 4 }),
    lastMonth: fc
      .uniqueArray(fc.constantFrom(...daysOfMonth(shiftMonth(MONTH, -1))))
      .chain((dates) =>
        fc.tuple(
          ...dates.map((date) =>
            fc.record({ date: fc.constant(date), lunch: fc.boolean(), dinner: fc.boolean() }),
          ),
        ),
      ),
  });
const filledMonth = () =>
  anyMonthToFill().map(({ away, ...known }) => {
    const isAway = (date: CalendarDay, meal: Meal) => meal === 'dinner' && away.includes(date);
    const context = { ...known, isAway, month: MONTH };
    return { context, plan: planLikeLastMonth(context) };
  });

describe('for any settings, reservations and instant', () => {
  test('the server saves all of it, and doing it again changes nothing', () => {
    fc.assert(
      fc.property(filledMonth(), ({ context, plan }) => {
        if (plan.changes.length > 0)
          expect(planSave({ ...context, changes: plan.changes }).skipped).toEqual([]);
        const current = written(context.current, plan.changes);
        expect(planLikeLastMonth({ ...context, current }).changes).toEqual([]);
      }),
    );
  });

  test('afterwards every open day has its weekday’s meals, and everything else stands as before', () => {
    fc.assert(
      fc.property(filledMonth(), ({ context, plan }) => {
        const { settings, current, now, holidays, isAway, lastMonth } = context;
        const habits = weekdayHabits({
          settings,
          month: shiftMonth(MONTH, -1),
          reservations: lastMonth,
          holidays,
        });
        const before = mealsByDay(current);
        const after = mealsByDay(written(current, plan.changes));
        for (const date of daysOfMonth(MONTH))
          for (const meal of meals) {
            const touched =
              plan.weekdays.lunch.length + plan.weekdays.dinner.length > 0 &&
              !holidays.has(date) &&
              !isAway(date, meal) &&
              decideMealChange({ settings, date, meal, now }).allowed;
            const expected = touched
              ? (habits[meal][weekdayOf(date)] ?? before(date)[meal])
              : before(date)[meal];
            expect(after(date)[meal]).toBe(expected);
          }
      }),
    );
  });

  test('what is counted is what changes', () => {
    fc.assert(
      fc.property(filledMonth(), ({ plan }) => {
        const { added, removed } = countChanges(plan.changes);
        expect(plan.counts).toEqual({
          lunch: added.lunch + removed.lunch,
          dinner: added.dinner + removed.dinner,
        });
      }),
    );
  });
});
