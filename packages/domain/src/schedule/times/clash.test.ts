import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFromTo, takesPlace, twoSchedules } from '../../../testing/schedule-arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aRegularSchedule } from '../../testing';
import { clampDay, shiftDay, spansOverlap } from '../../time';
import {
  describeClash,
  findClash,
  firstClashDay,
  occursOn,
  timeSpan,
  type RegularSchedule,
} from '..';

type Overrides = Parameters<typeof aRegularSchedule>[0];
const clash = (one: Overrides, other: Overrides) =>
  firstClashDay(aRegularSchedule(one), aRegularSchedule(other));

describe('times', () => {
  const cases: [string, Overrides, Overrides, boolean][] = [
    ['the same', {}, {}, true],
    ['one inside the other', { from: '19:30', to: '20:00' }, {}, true],
    ['one minute shared', { from: '20:59', to: '22:00' }, {}, true],
    ['one begins as the other ends', { from: '21:00', to: '22:00' }, {}, false],
    ['one ends as the other begins', { from: '18:00', to: '19:00' }, {}, false],
    [
      'coming late, until after the outing has begun',
      { kind: 'LATE_ARRIVAL', from: null, to: '19:01' },
      {},
      true,
    ],
    [
      'coming late, as the outing begins',
      { kind: 'LATE_ARRIVAL', from: null, to: '19:00' },
      {},
      false,
    ],
    [
      'leaving early, before the outing ends',
      { kind: 'EARLY_LEAVE', from: '20:59', to: null },
      {},
      true,
    ],
    [
      'leaving early, as the outing ends',
      { kind: 'EARLY_LEAVE', from: '21:00', to: null },
      {},
      false,
    ],
    ['a whole day', { kind: 'ALL_DAY', from: null, to: null }, {}, true],
    [
      'coming late and leaving early',
      { kind: 'LATE_ARRIVAL', from: null, to: '15:00' },
      { kind: 'EARLY_LEAVE', from: '15:00', to: null },
      false,
    ],
    [
      'times that a kind does not have are not read',
      { kind: 'LATE_ARRIVAL', from: '00:00', to: '10:00' },
      {},
      false,
    ],
  ];
  test.each(cases)('%s', (_, one, other, clashes) => {
    expect(clash(one, other)).toBe(clashes ? '2026-07-02' : null);
    expect(clash(other, one)).toBe(clashes ? '2026-07-02' : null);
  });
});

inEveryZone(() => {
  const cases: [string, Overrides, Overrides, string | null][] = [
    ['a shared weekday', { weekdays: [1, 4] }, { weekdays: [4, 5] }, '2026-07-02'],
    ['no shared weekday', { weekdays: [1, 3] }, {}, null],
    [
      'the first shared day counts, not the first shared weekday',
      { weekdays: [2, 4], firstDate: '2026-07-03' },
      {},
      '2026-07-07',
    ],
    [
      'one ends on the day the other begins',
      { lastDate: '2026-07-14' },
      { firstDate: '2026-07-14' },
      '2026-07-14',
    ],
    ['one ends the day before', { lastDate: '2026-07-13' }, { firstDate: '2026-07-14' }, null],
    ['the shared day is cancelled in one', { exceptions: ['2026-07-02'] }, {}, '2026-07-07'],
    [
      'shared days are cancelled in both',
      { exceptions: ['2026-07-02', '2026-07-07'] },
      { exceptions: ['2026-07-09'] },
      '2026-07-14',
    ],
    [
      'every shared day is cancelled',
      { weekdays: [4], lastDate: '2026-07-09', exceptions: ['2026-07-02'] },
      { exceptions: ['2026-07-09'] },
      null,
    ],
    [
      'every other week against every week',
      { everyWeeks: 2, firstDate: '2026-07-03' },
      {},
      '2026-07-14',
    ],
    [
      'every other week, the same weeks',
      { everyWeeks: 2 },
      { everyWeeks: 2, firstDate: '2026-07-12' },
      '2026-07-14',
    ],
    [
      'every other week, the other weeks',
      { everyWeeks: 2, lastDate: null },
      { everyWeeks: 2, firstDate: '2026-07-05', lastDate: null },
      null,
    ],
    [
      'far from each other, both without an end',
      { firstDate: '1900-01-01', lastDate: null },
      { firstDate: '2100-12-30', lastDate: null },
      '2100-12-30',
    ],
    [
      'beyond the calendar there is no clash',
      { weekdays: [6], firstDate: '2100-12-26', lastDate: null },
      { weekdays: [6], lastDate: null },
      null,
    ],
  ];
  test.each(cases)('%s', (_, one, other, date) => {
    expect(clash(one, other)).toBe(date);
    expect(clash(other, one)).toBe(date);
  });
});

test('for any two schedules from 1900 to 2100 it is the first day that a walk day by day finds', () => {
  fc.assert(
    fc.property(twoSchedules(), ([one, other]) => {
      const start = one.firstDate > other.firstDate ? one.firstDate : other.firstDate;
      // Two patterns repeat within two weeks, and at most twelve days are cancelled.
      const near = daysFromTo(start, clampDay(shiftDay(start, 14 * 13)));
      const away = spansOverlap(timeSpan(one), timeSpan(other));
      const found =
        near.find((date) => away && takesPlace(one, date) && takesPlace(other, date)) ?? null;
      expect(firstClashDay(one, other)).toBe(found);
      expect(firstClashDay(other, one)).toBe(found);
    }),
  );
});

test('a clash is a day of both', () => {
  fc.assert(
    fc.property(twoSchedules(), ([one, other]) => {
      const date = firstClashDay(one, other);
      fc.pre(date !== null);
      expect([occursOn(one, date), occursOn(other, date)]).toEqual([true, true]);
    }),
  );
});

describe('among one’s own schedules', () => {
  const wished = aRegularSchedule({ id: '1' });
  const own = (overrides: Overrides) =>
    aRegularSchedule({ id: '2', title: '영어학원', ...overrides });
  const found = (schedules: RegularSchedule[], edited?: RegularSchedule) =>
    findClash(wished, schedules, edited)?.schedule.id ?? null;

  test('the earliest is found, and of one day the first', () => {
    expect(
      found([
        own({ firstDate: '2026-07-10' }),
        own({ id: '3', weekdays: [2] }),
        own({ id: '4' }),
        own({ id: '5' }),
      ]),
    ).toBe('4');
  });

  test.each([
    ['PENDING', '2'],
    ['APPROVED', '2'],
    ['REJECTED', null],
    ['CANCELLED', null],
  ] as const)('%s', (status, id) => {
    expect(found([own({ status })])).toBe(id);
  });

  test('a schedule is not in its own way, nor a change request in that of what it replaces', () => {
    const approved = own({ status: 'APPROVED' });
    const request = own({ id: '3', replacesId: approved.id });
    expect([
      found([approved], approved),
      found([approved, request], approved),
      found([approved, request], request),
    ]).toEqual([null, null, null]);
    expect(found([approved, own({ id: '4' })], approved)).toBe('4');
    expect(found([approved])).toBe('2');
  });

  test('is named with its first day', () => {
    const named = findClash(wished, [own({ weekdays: [2], everyWeeks: 2 })]);
    expect(named && describeClash(named)).toBe(
      '영어학원 · 격주 화 19:00–21:00 외출, 7월 14일 (화)부터',
    );
  });
});
