import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../../testing/arbitraries';
import { anySchedule, daysFromTo, takesPlace } from '../../../testing/schedule-arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aRegularSchedule } from '../../testing';
import { FIRST_DAY, LAST_DAY, clampDay, day, shiftDay } from '../../time';
import { occurrencesOf, occursOn } from '..';

const all = (
  overrides: Parameters<typeof aRegularSchedule>[0],
  from = '2026-07-01',
  to = '2026-07-31',
) => occurrencesOf(aRegularSchedule(overrides), day(from), day(to));
const july = (...dates: number[]) =>
  dates.map((date) => `2026-07-${String(date).padStart(2, '0')}`);

inEveryZone(() => {
  const cases: [string, Parameters<typeof aRegularSchedule>[0], string[]][] = [
    ['every Tuesday and Thursday', {}, july(2, 7, 9, 14, 16, 21, 23, 28, 30)],
    [
      'weekdays in any order, one of them twice',
      { weekdays: [4, 2, 4] },
      july(2, 7, 9, 14, 16, 21, 23, 28, 30),
    ],
    [
      'from the first date, which is one of its days',
      { firstDate: '2026-07-14' },
      july(14, 16, 21, 23, 28, 30),
    ],
    ['to the last date, which is one of its days', { lastDate: '2026-07-14' }, july(2, 7, 9, 14)],
    ['one day only', { firstDate: '2026-07-07', lastDate: '2026-07-07' }, july(7)],
    ['without an end', { lastDate: null }, july(2, 7, 9, 14, 16, 21, 23, 28, 30)],
    [
      'without its cancelled days',
      { exceptions: ['2026-07-09', '2026-07-30', '2026-07-10'] },
      july(2, 7, 14, 16, 21, 23, 28),
    ],
    ['every other week, from the first date’s week', { everyWeeks: 2 }, july(2, 14, 16, 28, 30)],
    [
      'every other week, the first date behind its weekdays',
      { everyWeeks: 2, firstDate: '2026-07-03' },
      july(14, 16, 28, 30),
    ],
    [
      'every other week, begun in another year',
      { everyWeeks: 2, firstDate: '2025-12-31' },
      july(2, 14, 16, 28, 30),
    ],
    [
      'a week begins on Sunday',
      { everyWeeks: 2, weekdays: [6, 0], firstDate: '2026-07-04' },
      july(4, 12, 18, 26),
    ],
    ['no weekday', { weekdays: [] }, []],
    ['over before', { firstDate: '2026-06-01', lastDate: '2026-06-30' }, []],
    ['not yet begun', { firstDate: '2026-08-01', lastDate: null }, []],
  ];
  test.each(cases)('%s', (_, overrides, dates) => {
    expect(all(overrides)).toEqual(dates);
  });
});

describe('the range', () => {
  test('has both its ends', () => {
    expect(all({}, '2026-07-07', '2026-07-09')).toEqual(july(7, 9));
  });

  test('that is turned around is empty', () => {
    expect(all({}, '2026-07-09', '2026-07-07')).toEqual([]);
  });

  test('may be the whole calendar', () => {
    const days = all({ weekdays: [1], firstDate: FIRST_DAY, lastDate: null }, FIRST_DAY, LAST_DAY);
    expect([days.length, days[0], days.at(-1)]).toEqual([10_488, '1900-01-01', '2100-12-27']);
  });
});

test('leap days, century years and New Year are days like others', () => {
  expect(
    all({ weekdays: [2], firstDate: '2028-02-22', lastDate: null }, '2028-02-01', '2028-03-07'),
  ).toEqual(['2028-02-22', '2028-02-29', '2028-03-07']);
  expect(
    all(
      { weekdays: [1], firstDate: '2100-02-22', lastDate: null, everyWeeks: 2 },
      '2100-02-01',
      '2100-03-31',
    ),
  ).toEqual(['2100-02-22', '2100-03-08', '2100-03-22']);
  expect(
    all({ weekdays: [5], firstDate: '2026-12-25', lastDate: null }, '2026-12-20', '2027-01-10'),
  ).toEqual(['2026-12-25', '2027-01-01', '2027-01-08']);
});

describe('for any schedule from 1900 to 2100', () => {
  test('it is what a walk day by day finds, whichever part of it is asked for', () => {
    fc.assert(
      fc.property(
        anySchedule(),
        fc.integer({ min: -20, max: 60 }),
        fc.nat(60),
        (schedule, offset, length) => {
          const from = clampDay(shiftDay(schedule.firstDate, offset));
          const to = clampDay(shiftDay(from, length));
          const found = occurrencesOf(schedule, from, to);
          expect(found).toEqual(daysFromTo(from, to).filter((date) => takesPlace(schedule, date)));
        },
      ),
    );
  });

  test('a single day agrees with the list', () => {
    fc.assert(
      fc.property(
        anySchedule(),
        anyDay(),
        fc.integer({ min: -5, max: 70 }),
        (schedule, far, offset) => {
          for (const date of [far, clampDay(shiftDay(schedule.firstDate, offset))])
            expect(occursOn(schedule, date)).toBe(occurrencesOf(schedule, date, date).length === 1);
        },
      ),
    );
  });

  test('two halves of a range are the whole, and nothing is twice', () => {
    fc.assert(
      fc.property(anySchedule(), anyDay(), anyDay(), anyDay(), (schedule, ...days) => {
        const [from, middle, to] = days.toSorted() as [
          (typeof days)[0],
          (typeof days)[0],
          (typeof days)[0],
        ];
        const whole = occurrencesOf(schedule, from, to);
        expect([
          ...occurrencesOf(schedule, from, middle),
          ...occurrencesOf(schedule, clampDay(shiftDay(middle, 1)), to).filter(
            (date) => date > middle,
          ),
        ]).toEqual(whole);
        expect(whole).toEqual([...new Set(whole)].toSorted());
      }),
      { numRuns: 30 },
    );
  });
});
