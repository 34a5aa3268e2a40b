import * as fc from 'fast-check';
import {
  meals,
  type CutoffShape,
  type LunchSettings,
  type Reservation,
  type ReservationChange,
} from '../src/meals';
import { someLunchSettings } from '../src/testing';
import {
  daysIn,
  daysOfMonth,
  month,
  monthOf,
  shiftDay,
  shiftMonth,
  FIRST_DAY,
  LAST_DAY,
  type CalendarDay,
  type CalendarMonth,
} from '../src/time';

const DAYS_IN_RANGE = 73_413;

/** Any day from 1900-01-01 to 2100-12-31. */
export const anyDay = (): fc.Arbitrary<CalendarDay> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.integer({ min: 0, max: DAYS_IN_RANGE }).map((n) => shiftDay(FIRST_DAY, n)),
    },
    { weight: 1, arbitrary: fc.constantFrom(FIRST_DAY, LAST_DAY) },
  );

/** Any month from 1900-01 to 2100-12. */
export const anyMonth = (): fc.Arbitrary<CalendarMonth> =>
  fc.integer({ min: 0, max: 201 * 12 - 1 }).map((n) => shiftMonth(month('1900-01'), n));

/**
 * The month in which the meal properties play, so that random settings, reservations and instants
 * meet.
 */
export const MONTH = month('2026-02');
const daysAround = [
  shiftDay(daysOfMonth(MONTH)[0]!, -1),
  ...daysOfMonth(MONTH),
  shiftDay(daysOfMonth(MONTH).at(-1)!, 1),
];

export const dayNearby = (): fc.Arbitrary<CalendarDay> => fc.constantFrom(...daysAround);

/** An instant from two days before the month to its end, often exactly at a full hour in Seoul. */
export const nowNearby = (): fc.Arbitrary<Date> => {
  const from = Date.parse('2026-01-30T00:00:00+09:00');
  return fc
    .tuple(
      fc.integer({ min: 0, max: (daysIn(MONTH) + 2) * 24 }),
      fc.constantFrom(0, 0, -1, 1, 1_234_567),
    )
    .map(([hours, ms]) => new Date(from + hours * 3_600_000 + ms));
};

const cutoffHour = () => fc.integer({ min: 0, max: 24 });

/** Any way in which a meal can lock. */
export const anyCutoff = (): fc.Arbitrary<CutoffShape> =>
  fc.oneof(
    fc.record({ shape: fc.constant('day-before' as const), hour: cutoffHour() }),
    fc.record({ shape: fc.constant('same-day' as const), hour: cutoffHour() }),
    fc.record({
      shape: fc.constant('business-days' as const),
      days: fc.integer({ min: 1, max: 10 }),
      hour: cutoffHour(),
    }),
    fc.record({
      shape: fc.constant('weekly' as const),
      weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      hour: cutoffHour(),
    }),
  );

/**
 * Settings around the month: half of them with enabled days, ends, closed weekdays and disabled
 * days.
 */
export const settingsNearby = (): fc.Arbitrary<LunchSettings> =>
  fc
    .record({
      applyStartDate: fc.option(fc.constantFrom(...daysAround.slice(0, 8)), { nil: null }),
      applyEndDate: fc.option(fc.constantFrom(...daysAround.slice(-8)), { nil: null }),
      editCutoffHour: cutoffHour(),
      lunchCutoff: fc.option(anyCutoff(), { nil: null }),
      dinnerCutoff: fc.option(anyCutoff(), { nil: null }),
      daysOff: fc.uniqueArray(dayNearby(), { maxLength: 5 }),
      enabledDates: fc.oneof(
        fc.constant<CalendarDay[]>([]),
        fc.uniqueArray(dayNearby(), { maxLength: 20 }),
      ),
      disabledLunchDates: fc.uniqueArray(dayNearby(), { maxLength: 5 }),
      disabledDinnerDates: fc.uniqueArray(dayNearby(), { maxLength: 5 }),
      sundayLunch: fc.boolean(),
      mondayDinner: fc.boolean(),
      wednesdayLunch: fc.boolean(),
      fridayDinner: fc.boolean(),
      saturdayLunch: fc.boolean(),
      lunchPrice: fc.integer({ min: 0, max: 100_000 }),
      dinnerPrice: fc.integer({ min: 0, max: 100_000 }),
    })
    .map(someLunchSettings);

const mealsOfDay = fc.record({ lunch: fc.boolean(), dinner: fc.boolean() });

/** What a student has around the month, each day once. */
export const reservationsNearby = (): fc.Arbitrary<Reservation[]> =>
  fc.uniqueArray(fc.record({ date: dayNearby(), lunch: fc.boolean(), dinner: fc.boolean() }), {
    selector: ({ date }) => date,
  });

/** A save's payload: with and without `base`, days possibly listed twice. */
export const changesNearby = (): fc.Arbitrary<ReservationChange[]> =>
  fc.array(
    fc
      .tuple(dayNearby(), mealsOfDay, fc.option(mealsOfDay, { nil: undefined }))
      .map(([date, wish, base]) => ({ date, ...wish, ...(base && { base }) })),
    { minLength: 1, maxLength: 12 },
  );

/**
 * The reservations after a save: what the server would read back. Days without a meal are left out.
 */
export function written(
  current: readonly Reservation[],
  writes: readonly Reservation[],
): Reservation[] {
  const byDay = new Map([...current, ...writes].map((row) => [row.date, row]));
  return [...byDay.values()]
    .filter((row) => meals.some((meal) => row[meal]))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Whether a reservation list has a day of the month. */
export const inMonth = ({ date }: Pick<Reservation, 'date'>): boolean => monthOf(date) === MONTH;
