import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitValue } from '../attendance';
import { aDayContext } from '../testing';
import { clockTime, END_OF_DAY } from '../time';
import { netTime } from './net-time';

const at = clockTime;
const visit = (
  arrivedAt: string | null,
  leftAt: string | null = null,
  outings: [string, string | null][] = [],
): VisitValue => ({
  arrivedAt: arrivedAt === null ? null : at(arrivedAt),
  leftAt: leftAt === null ? null : at(leftAt),
  outings: outings.map(([from, to]) => ({ from: at(from), to: to === null ? null : at(to) })),
});
/** Periods at 14:00, 15:00 and 16:00, of 50 minutes each. */
const rules = aDayContext();
const minutesOf = (...of: Parameters<typeof visit>) => netTime(visit(...of), rules).minutes;

test('whoever did not come has no time', () => {
  const none = { minutes: 0, open: false };
  expect([netTime(null, rules), netTime(visit(null), rules)]).toEqual([none, none]);
});

describe('from 등원 to 하원, less breaks', () => {
  test.each([
    ['one period', '14:00', '14:50', 50],
    ['a break in between', '14:00', '15:50', 100],
    ['all of it', '14:00', '16:50', 150],
    ['before the first period', '13:00', '14:50', 110],
    ['after the last one', '16:00', '18:00', 120],
    ['all of a break and nothing else', '14:50', '15:00', 0],
    ['in a break, gone in the next period', '14:55', '15:30', 30],
    ['gone in a break', '14:00', '14:55', 50],
    ['past midnight', '16:00', '00:30', 510],
    ['after midnight alone', '00:30', '01:30', 60],
    ['no minute', '14:10', '14:10', 0],
  ])('%s: %s–%s is %i minutes', (_, from, to, minutes) =>
    expect(minutesOf(from, to)).toBe(minutes),
  );
});

describe('less outings, each minute once', () => {
  test.each<[string, [string, string | null][], number]>([
    ['in a period', [['14:10', '14:30']], 130],
    ['over a break', [['14:40', '15:10']], 130],
    ['in a break alone', [['14:50', '15:00']], 150],
    [
      'two',
      [
        ['14:10', '14:20'],
        ['15:10', '15:20'],
      ],
      130,
    ],
    [
      'two that share minutes',
      [
        ['14:10', '14:40'],
        ['14:20', '14:45'],
      ],
      115,
    ],
    ['until the end', [['16:00', '16:50']], 100],
    ['without a way back', [['16:00', null]], 100],
    ['all of it', [['14:00', '16:50']], 0],
  ])('%s', (_, outings, minutes) => expect(minutesOf('14:00', '16:50', outings)).toBe(minutes));
});

describe('without 하원 it is counted until now, not past the last period, and marked', () => {
  test.each([
    ['14:00', '14:20', 20],
    ['14:00', '14:55', 50],
    ['14:00', '16:50', 150],
    ['14:00', '23:00', 150],
    ['14:00', '24:00', 150],
    ['17:30', '23:00', 0],
    ['14:30', '14:00', 0],
  ])('came %s, now %s: %i minutes', (came, clock, minutes) =>
    expect(netTime(visit(came), { ...rules, clock: at(clock) })).toEqual({ minutes, open: true }),
  );

  test('whoever is out since has no time since', () => {
    const out = visit('14:00', null, [['15:10', null]]);
    expect(netTime(out, { ...rules, clock: at('16:30') })).toEqual({ minutes: 60, open: true });
  });

  test('a day without periods has no end to count to', () => {
    expect(netTime(visit('14:00'), { ...rules, periods: [] })).toEqual({ minutes: 0, open: true });
    expect(netTime(visit('14:00', '15:00'), { ...rules, periods: [] }).minutes).toBe(60);
  });
});

const minute = fc.integer({ min: 3 * 60, max: 27 * 60 - 1 });
const clockOf = (minutes: number) =>
  at(
    `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
interface Stay {
  came: number;
  last: number;
  left: boolean;
  outings: [from: number, to: number][];
}
/** Any day of the academy: times in order, with outings between coming and leaving. */
const stays = fc
  .tuple(fc.uniqueArray(minute, { minLength: 2, maxLength: 8 }), fc.boolean())
  .map(([times, left]): Stay => {
    const [came = 0, ...rest] = times.toSorted((a, b) => a - b);
    const last = rest.at(-1) ?? came;
    const between = left ? rest.slice(0, -1) : rest;
    const outings = between.flatMap((from, index): [number, number][] => {
      const to = between[index + 1];
      return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
    });
    return { came, last, left, outings };
  });
const valueOf = ({ came, last, left, outings }: Stay): VisitValue => ({
  arrivedAt: clockOf(came),
  leftAt: left ? clockOf(last) : null,
  outings: outings.map(([from, to]) => ({ from: clockOf(from), to: clockOf(to) })),
});

describe('whatever was written down', () => {
  const someDays = fc.tuple(stays, fc.integer({ min: 0, max: 6 }));

  test('it is never below nothing nor more than from coming to leaving less what was out', () => {
    fc.assert(
      fc.property(someDays, ([stay, count]) => {
        const { minutes, open } = netTime(valueOf(stay), aDayContext({ count }));
        const out = stay.outings.reduce((sum, [from, to]) => sum + to - from, 0);
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(open).toBe(!stay.left);
        expect(minutes).toBeLessThanOrEqual((stay.left ? stay.last : 27 * 60) - stay.came);
        if (stay.left) expect(minutes).toBeLessThanOrEqual(stay.last - stay.came - out);
      }),
    );
  });

  test('one more outing never adds, staying longer never takes away', () => {
    fc.assert(
      fc.property(someDays, minute, ([stay, count], more) => {
        const context = aDayContext({ count });
        const value = valueOf({ ...stay, left: true });
        const { minutes } = netTime(value, context);
        const without = netTime({ ...value, outings: [] }, context).minutes;
        expect(minutes).toBeLessThanOrEqual(without);
        const longer = { ...value, leftAt: clockOf(Math.max(stay.last, more)) };
        expect(netTime(longer, context).minutes).toBeGreaterThanOrEqual(minutes);
      }),
    );
  });

  test('a visit that is open grows with the clock', () => {
    fc.assert(
      fc.property(someDays, fc.tuple(minute, minute), ([stay, count], clocks) => {
        const value = { ...valueOf({ ...stay, left: false }), outings: [] };
        const [early = 0, late = 0] = clocks
          .map((clock) => Math.min(clock, 24 * 60))
          .toSorted((a, b) => a - b)
          .map(
            (clock) =>
              netTime(
                value,
                aDayContext({ count, clock: clock === 24 * 60 ? END_OF_DAY : clockOf(clock) }),
              ).minutes,
          );
        expect(late).toBeGreaterThanOrEqual(early);
      }),
    );
  });
});
