import * as fc from 'fast-check';
import type { RegularSchedule } from '../src/schedule';
import { aRegularSchedule } from '../src/testing';
import { clampDay, shiftDay, weekdayOf, type CalendarDay, type Weekday } from '../src/time';
import { anyDay } from './arbitraries';

const halfHour = fc
  .integer({ min: 0, max: 47 })
  .map((n) => `${String(Math.floor(n / 2)).padStart(2, '0')}:${n % 2 === 0 ? '00' : '30'}`);

/**
 * A schedule of any kind and rhythm that begins within five weeks after a day, with cancelled days
 * often on its own weekdays.
 */
export const scheduleFrom = (start: CalendarDay): fc.Arbitrary<RegularSchedule> =>
  fc
    .record({
      kind: fc.constantFrom<RegularSchedule['kind']>(
        'LATE_ARRIVAL',
        'EARLY_LEAVE',
        'OUTING',
        'ALL_DAY',
      ),
      weekdays: fc.uniqueArray(fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6), {
        minLength: 1,
        maxLength: 7,
      }),
      times: fc
        .uniqueArray(halfHour, { minLength: 2, maxLength: 2 })
        .map((times) => times.toSorted()),
      begins: fc.nat(35),
      runs: fc.option(fc.nat(90), { nil: null }),
      everyWeeks: fc.constantFrom<1 | 2>(1, 2),
      cancelled: fc.uniqueArray(fc.nat(70), { maxLength: 6 }),
    })
    .map(({ kind, weekdays, times: [from = '', to = ''], begins, runs, everyWeeks, cancelled }) => {
      const firstDate = clampDay(shiftDay(start, begins));
      return aRegularSchedule({
        kind,
        weekdays,
        from,
        to,
        firstDate,
        lastDate: runs === null ? null : clampDay(shiftDay(firstDate, runs)),
        everyWeeks,
        exceptions: cancelled.map((days) => clampDay(shiftDay(start, days))),
      });
    });

/** A schedule anywhere from 1900 to 2100. */
export const anySchedule = (): fc.Arbitrary<RegularSchedule> => anyDay().chain(scheduleFrom);

/** Two schedules near each other, anywhere from 1900 to 2100. */
export const twoSchedules = (): fc.Arbitrary<[RegularSchedule, RegularSchedule]> =>
  anyDay().chain((start) => fc.tuple(scheduleFrom(start), scheduleFrom(start)));

/** Every day from one to another, one by one. */
export function daysFromTo(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = shiftDay(date, 1)) days.push(date);
  return days;
}

/**
 * Told without arithmetic: walks from the Sunday of the first week to the day, week by week. For
 * near days only.
 */
export function takesPlace(schedule: RegularSchedule, date: CalendarDay): boolean {
  if (date < schedule.firstDate || (schedule.lastDate !== null && date > schedule.lastDate))
    return false;
  if (schedule.exceptions.includes(date) || !schedule.weekdays.includes(weekdayOf(date)))
    return false;
  let week = 0;
  for (let day = schedule.firstDate; day < date; day = shiftDay(day, 1))
    if (weekdayOf(day) === 6) week += 1;
  return week % schedule.everyWeeks === 0;
}
