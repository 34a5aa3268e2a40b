import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesNearby,
  nowNearby,
  reservationsNearby,
  settingsNearby,
  written,
} from '../../../testing/arbitraries';
import { aReservation, someLunchSettings } from '../../testing';
import { day } from '../../time';
import {
  decideMealChange,
  meals,
  mealsByDay,
  planSave,
  type Meal,
  type MealChange,
  type Reservation,
  type ReservationChange,
  type SkippedMeal,
} from '..';

const FRIDAY = day('2026-11-20');
const MONDAY = day('2026-11-23');
const EARLY = new Date('2026-11-01T00:00:00+09:00');
/** Friday is locked, Monday is open. */
const BETWEEN = new Date('2026-11-19T14:00:00+09:00');
const change = (overrides: Partial<ReservationChange>): ReservationChange => ({
  date: FRIDAY,
  lunch: false,
  dinner: false,
  ...overrides,
});
const save = (changes: ReservationChange[], current: Reservation[] = [], now = EARLY) =>
  planSave({ settings: someLunchSettings(), current, changes, now });

describe('a save', () => {
  test('writes the listed day as it stands, without base', () => {
    expect(save([change({ lunch: true })], [aReservation({ lunch: false, dinner: true })])).toEqual(
      {
        writes: [{ date: FRIDAY, lunch: true, dinner: false }],
        saved: [{ date: FRIDAY, lunch: true, dinner: false }],
        skipped: [],
        nothingSaved: false,
      },
    );
  });

  test('with base writes only the meal that the device changed', () => {
    // The other device has ticked dinner meanwhile; this one had read an empty day.
    const plan = save(
      [change({ lunch: true, base: { lunch: false, dinner: false } })],
      [aReservation({ lunch: false, dinner: true })],
    );
    expect(plan.writes).toEqual([{ date: FRIDAY, lunch: true, dinner: true }]);
  });

  test('that changes nothing writes nothing and is no error, also on a locked day', () => {
    const plan = save([change({ lunch: true, dinner: true })], [aReservation()], BETWEEN);
    expect(plan).toEqual({ writes: [], saved: [aReservation()], skipped: [], nothingSaved: false });
  });

  test('of an unchanged locked day with base answers what is there now', () => {
    const plan = save(
      [change({ lunch: false, dinner: false, base: { lunch: false, dinner: false } })],
      [aReservation()],
      BETWEEN,
    );
    expect(plan).toEqual({ writes: [], saved: [aReservation()], skipped: [], nothingSaved: false });
  });

  test('skips the locked day with its reason and saves the open one', () => {
    expect(
      save([change({ lunch: true }), change({ date: MONDAY, dinner: true })], [], BETWEEN),
    ).toEqual({
      writes: [{ date: MONDAY, lunch: false, dinner: true }],
      saved: [{ date: MONDAY, lunch: false, dinner: true }],
      skipped: [
        {
          date: FRIDAY,
          meal: 'lunch',
          reason: 'cutoff-passed',
          message: '전날 14:00 이후에는 변경할 수 없어요.',
        },
      ],
      nothingSaved: false,
    });
  });

  test('saves one meal of a day and skips the other', () => {
    const plan = planSave({
      settings: someLunchSettings({ disabledDinnerDates: [FRIDAY] }),
      current: [],
      changes: [change({ lunch: true, dinner: true })],
      now: EARLY,
    });
    expect(plan.saved).toEqual([{ date: FRIDAY, lunch: true, dinner: false }]);
    expect(plan.skipped).toEqual([
      {
        date: FRIDAY,
        meal: 'dinner',
        reason: 'meal-disabled',
        message: '이 날은 저녁을 운영하지 않아요.',
      },
    ]);
  });

  test('of which everything is refused says so', () => {
    const plan = save([change({ lunch: true, dinner: true })], [], BETWEEN);
    expect([plan.nothingSaved, plan.saved, plan.skipped.length]).toEqual([true, [], 2]);
  });

  test('drops a meal as well as it applies for one', () => {
    expect(save([change({})], [aReservation()]).writes).toEqual([
      { date: FRIDAY, lunch: false, dinner: false },
    ]);
    expect(save([change({})], [aReservation()], BETWEEN).nothingSaved).toBe(true);
  });

  test('takes the last entry of a day that is listed twice', () => {
    const plan = save([change({ lunch: true }), change({ dinner: true })]);
    expect(plan.writes).toEqual([{ date: FRIDAY, lunch: false, dinner: true }]);
  });
});

const request = () =>
  fc.record({
    settings: settingsNearby(),
    current: reservationsNearby(),
    changes: changesNearby(),
    now: nowNearby(),
  });
/** One device's edits of one meal, on some of the known days. */
const edits = (meal: Meal) =>
  fc
    .uniqueArray(fc.record({ row: fc.nat(), wish: fc.boolean() }), {
      selector: ({ row }) => row,
      maxLength: 8,
    })
    .map((list) => ({ meal, list }));
const matches = (decision: MealChange, { reason }: SkippedMeal) =>
  !decision.allowed && decision.reason === reason;

describe('for any settings, reservations, payload and instant', () => {
  test('a locked or unlisted meal never changes', () => {
    fc.assert(
      fc.property(request(), ({ settings, current, changes, now }) => {
        const { writes } = planSave({ settings, current, changes, now });
        const before = mealsByDay(current);
        const listed = new Set(changes.map(({ date }) => date));
        for (const row of writes) {
          expect(listed).toContain(row.date);
          const changed = meals.filter((meal) => row[meal] !== before(row.date)[meal]);
          expect(changed.length).toBeGreaterThan(0);
          for (const meal of changed)
            expect(decideMealChange({ settings, date: row.date, meal, now }).allowed).toBe(true);
        }
      }),
    );
  });

  test('every wish is either true afterwards, kept as the base says, or skipped with its reason', () => {
    fc.assert(
      fc.property(request(), ({ settings, current, changes, now }) => {
        const plan = planSave({ settings, current, changes, now });
        const after = mealsByDay([...current, ...plan.writes]);
        for (const [date, wish] of new Map(changes.map((entry) => [entry.date, entry]))) {
          for (const meal of meals) {
            const skip = plan.skipped.find((entry) => entry.date === date && entry.meal === meal);
            const untouched = wish.base?.[meal] === wish[meal];
            expect(after(date)[meal] === wish[meal] || untouched || skip !== undefined).toBe(true);
            expect(
              skip === undefined || matches(decideMealChange({ settings, date, meal, now }), skip),
            ).toBe(true);
          }
        }
      }),
    );
  });

  test('saving the same again writes nothing and refuses the same', () => {
    fc.assert(
      fc.property(request(), ({ settings, current, changes, now }) => {
        const first = planSave({ settings, current, changes, now });
        const second = planSave({
          settings,
          current: written(current, first.writes),
          changes,
          now,
        });
        expect([second.writes, second.skipped]).toEqual([[], first.skipped]);
      }),
    );
  });

  test('two devices that edit different meals come to the same end in either order', () => {
    fc.assert(
      fc.property(
        request(),
        edits('lunch'),
        edits('dinner'),
        ({ settings, current, changes, now }, ...devices) => {
          const dates = [...new Set([...current, ...changes].map(({ date }) => date))];
          const before = mealsByDay(current);
          const payloads = devices.map(({ meal, list }) =>
            list.map(({ row, wish }): ReservationChange => {
              const date = dates[row % dates.length]!;
              return { date, ...before(date), [meal]: wish, base: before(date) };
            }),
          );
          const inOrder = (order: ReservationChange[][]) =>
            order.reduce(
              (state, payload) =>
                written(
                  state,
                  planSave({ settings, current: state, changes: payload, now }).writes,
                ),
              current,
            );
          expect(inOrder(payloads.filter((list) => list.length > 0))).toEqual(
            inOrder(payloads.filter((list) => list.length > 0).toReversed()),
          );
        },
      ),
    );
  });
});
