import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  MONTH,
  inMonth,
  nowNearby,
  reservationsNearby,
  settingsNearby,
  written,
} from '../../../testing/arbitraries';
import { aReservation, someLunchSettings } from '../../testing';
import { day, daysOfMonth, month, weekdayOf } from '../../time';
import {
  changeableDays,
  alreadyApplied,
  availableWeekdays,
  decideMealChange,
  firstDayToAdd,
  mealsByDay,
  planSameWeekday,
  planSave,
  planSelectAll,
  planSingleDay,
  selectAllState,
  type Meal,
  type MealPlan,
  type Reservation,
} from '..';

const NOVEMBER = month('2026-11');

const stateOf = (context: Parameters<typeof changeableDays>[0] & { current: Reservation[] }) =>
  selectAllState(changeableDays(context), context);
const FRIDAY = day('2026-11-20');
/** The Fridays of the month are the 6th, 13th, 20th and 27th; the 6th and 13th are locked. */
const now = new Date('2026-11-12T14:00:00+09:00');
const settings = someLunchSettings();

describe('the same weekday', () => {
  test('plans the open days, and explains the locked and the applied ones', () => {
    const plan = planSameWeekday({
      settings,
      current: [aReservation({ date: '2026-11-20', lunch: true, dinner: false })],
      now,
      month: NOVEMBER,
      weekdays: { lunch: [5], dinner: [5] },
    });
    expect(plan).toEqual({
      changes: [
        { date: '2026-11-20', lunch: true, dinner: true, base: { lunch: true, dinner: false } },
        { date: '2026-11-27', lunch: true, dinner: true, base: { lunch: false, dinner: false } },
      ],
      skipped: [
        { date: '2026-11-06', meal: 'lunch', reason: 'cutoff-passed' },
        { date: '2026-11-06', meal: 'dinner', reason: 'cutoff-passed' },
        { date: '2026-11-13', meal: 'lunch', reason: 'cutoff-passed' },
        { date: '2026-11-13', meal: 'dinner', reason: 'cutoff-passed' },
        { date: '2026-11-20', meal: 'lunch', reason: 'already-applied' },
      ],
      counts: { lunch: 1, dinner: 2 },
    });
  });

  test('of no weekday plans nothing', () => {
    expect(
      planSameWeekday({
        settings,
        current: [],
        now,
        month: NOVEMBER,
        weekdays: { lunch: [], dinner: [] },
      }),
    ).toEqual({ changes: [], skipped: [], counts: { lunch: 0, dinner: 0 } });
  });
});

const single = (current: Reservation[], meals: Meal[], date = FRIDAY) =>
  planSingleDay({ settings, current, now, date, meals });

describe('the first day to add', () => {
  const from = (current: Reservation[], first: string) =>
    firstDayToAdd({ settings, current, now, from: day(first) });

  test('is the first one that is open and not full', () => {
    expect(from([], '2026-11-01'), 'a Monday after what is locked').toBe('2026-11-16');
    expect(from([], '2026-11-20')).toBe('2026-11-20');
    expect(from([aReservation({ date: '2026-11-20', dinner: false })], '2026-11-20')).toBe(
      '2026-11-20',
    );
    expect(from([aReservation({ date: '2026-11-20' })], '2026-11-20')).toBe('2026-11-23');
  });

  test('is none when the rest of the month has nothing open', () => {
    expect(from([aReservation({ date: '2026-11-30' })], '2026-11-30')).toBe(undefined);
  });
});

describe('a single day', () => {
  test.each([
    [
      'nothing applied',
      { lunch: false, dinner: false },
      ['lunch', 'dinner'],
      null,
      { lunch: 1, dinner: 1 },
    ],
    [
      'lunch applied',
      { lunch: true, dinner: false },
      ['lunch', 'dinner'],
      'lunch',
      { lunch: 0, dinner: 1 },
    ],
    [
      'dinner applied',
      { lunch: false, dinner: true },
      ['dinner'],
      'dinner',
      { lunch: 0, dinner: 0 },
    ],
    [
      'both applied',
      { lunch: true, dinner: true },
      ['lunch', 'dinner'],
      'both',
      { lunch: 0, dinner: 0 },
    ],
    [
      'the other one applied',
      { lunch: true, dinner: false },
      ['dinner'],
      null,
      { lunch: 0, dinner: 1 },
    ],
  ] as const)('%s', (_, present, asked, already, counts) => {
    const plan = single([aReservation(present)], [...asked]);
    expect([alreadyApplied(plan), plan.counts]).toEqual([already, counts]);
  });

  test('an applied day that is locked is an applied day', () => {
    expect(
      alreadyApplied(single([aReservation({ date: '2026-11-06' })], ['lunch'], day('2026-11-06'))),
    ).toBe('lunch');
  });

  test('a day that is not served gives its reason', () => {
    expect(single([], ['dinner'], day('2026-11-21')).skipped).toEqual([
      { date: '2026-11-21', meal: 'dinner', reason: 'weekday-closed' },
    ]);
  });
});

const applied = (dates: readonly string[]) =>
  dates.map((date) => aReservation({ date, dinner: false }));

describe('select-all', () => {
  const openDays = daysOfMonth(NOVEMBER).filter(
    (date) => decideMealChange({ settings, date, meal: 'lunch', now }).allowed,
  );
  const state = (current: Reservation[]) =>
    stateOf({ settings, month: NOVEMBER, meal: 'lunch', current, now });

  test.each([
    ['nothing', [], 'unchecked', 0],
    ['one day', openDays.slice(0, 1), 'indeterminate', 1],
    ['every open day', openDays, 'checked', 11],
    ['locked days only', ['2026-11-06', '2026-11-13'], 'unchecked', 0],
    ['another month', ['2026-12-01'], 'unchecked', 0],
  ])('with %s applied', (_, dates, expected, count) => {
    expect(state(applied(dates))).toEqual({ state: expected, changeable: 11, applied: count });
  });

  test('with nothing to change stands for nothing', () => {
    const over = stateOf({
      settings,
      month: month('2026-10'),
      meal: 'lunch',
      current: applied(['2026-10-30']),
      now,
    });
    expect(over).toEqual({ state: 'unchecked', changeable: 0, applied: 0 });
  });

  test('unticking leaves the locked days and says so', () => {
    const plan = planSelectAll({
      settings,
      month: NOVEMBER,
      meal: 'lunch',
      current: applied(['2026-11-06', '2026-11-20']),
      now,
      wanted: false,
    });
    expect(plan.changes).toEqual([
      { date: '2026-11-20', lunch: false, dinner: false, base: { lunch: true, dinner: false } },
    ]);
    expect(plan.skipped).toEqual([{ date: '2026-11-06', meal: 'lunch', reason: 'cutoff-passed' }]);
  });

  test('ticking reports the days that it could not tick', () => {
    const plan = planSelectAll({
      settings,
      month: NOVEMBER,
      meal: 'lunch',
      current: [],
      now,
      wanted: true,
    });
    expect([
      plan.counts,
      plan.skipped.length,
      plan.skipped.filter(({ reason }) => reason === 'weekday-closed').length,
    ]).toEqual([{ lunch: 11, dinner: 0 }, 19, 9]);
  });
});

test('weekdays: open while one such day is left, else closed with the last day’s reason', () => {
  const { lunch } = availableWeekdays({
    settings,
    month: NOVEMBER,
    now: new Date('2026-11-26T14:00:00+09:00'),
  });
  expect(lunch).toEqual([
    { weekday: 0, available: false, reason: 'weekday-closed' },
    { weekday: 1, available: true },
    { weekday: 2, available: false, reason: 'cutoff-passed' },
    { weekday: 3, available: false, reason: 'cutoff-passed' },
    { weekday: 4, available: false, reason: 'cutoff-passed' },
    { weekday: 5, available: false, reason: 'cutoff-passed' },
    { weekday: 6, available: false, reason: 'weekday-closed' },
  ]);
});

test('a weekday whose last day lies outside the period says so, though the earlier ones are past', () => {
  const { dinner } = availableWeekdays({
    settings: someLunchSettings({ applyEndDate: '2026-11-20' }),
    month: NOVEMBER,
    now: new Date('2026-11-19T14:00:00+09:00'),
  });
  expect(dinner[5]).toEqual({ weekday: 5, available: false, reason: 'outside-apply-period' });
});

const context = () =>
  fc.record({ settings: settingsNearby(), current: reservationsNearby(), now: nowNearby() });

const anyPlan = () =>
  context().chain((known) =>
    fc
      .oneof(
        fc
          .record({ meal: fc.constantFrom<Meal>('lunch', 'dinner'), wanted: fc.boolean() })
          .map((wish) => planSelectAll({ ...known, month: MONTH, ...wish })),
        fc
          .record({
            lunch: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const),
            dinner: fc.subarray([0, 1, 2, 3, 4, 5, 6] as const),
          })
          .map((weekdays) => planSameWeekday({ ...known, month: MONTH, weekdays })),
      )
      .map((plan) => ({ ...known, plan })),
  );

describe('for any settings, reservations and instant', () => {
  test('the server saves a plan to the last meal: preview and apply are one', () => {
    fc.assert(
      fc.property(anyPlan(), ({ plan, ...known }) => {
        const { writes, skipped } = planSave({ ...known, changes: plan.changes });
        const before = mealsByDay(known.current);
        const counted = (meal: Meal) =>
          writes.filter((row) => row[meal] !== before(row.date)[meal]).length;
        expect({ lunch: counted('lunch'), dinner: counted('dinner'), skipped }).toEqual({
          ...plan.counts,
          skipped: [],
        });
      }),
    );
  });

  test('a plan that was applied plans nothing more', () => {
    const wish = fc.record({
      meal: fc.constantFrom<Meal>('lunch', 'dinner'),
      wanted: fc.boolean(),
    });
    fc.assert(
      fc.property(context(), wish, (known, { meal, wanted }) => {
        const plan = (current: typeof known.current): MealPlan =>
          planSelectAll({ ...known, current, month: MONTH, meal, wanted });
        const first = plan(known.current);
        const after = written(known.current, first.changes);
        expect(plan(after)).toEqual({
          changes: [],
          skipped: first.skipped,
          counts: { lunch: 0, dinner: 0 },
        });
        const { state, changeable } = stateOf({
          ...known,
          current: after,
          month: MONTH,
          meal,
        });
        expect(state).toBe(wanted && changeable > 0 ? 'checked' : 'unchecked');
      }),
    );
  });

  test('an available weekday plans something on an empty month, an unavailable one nothing', () => {
    fc.assert(
      fc.property(context(), (known) => {
        const options = availableWeekdays({ ...known, month: MONTH });
        for (const { weekday, available } of options.lunch) {
          const plan = planSameWeekday({
            ...known,
            current: [],
            month: MONTH,
            weekdays: { lunch: [weekday], dinner: [] },
          });
          expect(plan.counts.lunch > 0).toBe(available);
          expect(
            plan.changes.every((entry) => weekdayOf(entry.date) === weekday && inMonth(entry)),
          ).toBe(true);
        }
      }),
    );
  });
});
