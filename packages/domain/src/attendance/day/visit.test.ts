import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import { aVisit } from '../../testing';
import { clockTime, day, instantAt } from '../../time';
import type { VisitValue } from '../schemas';
import {
  VISIT_ACTIONS,
  decideVisit,
  outingMinutes,
  visitActions,
  visitAfter,
  visitInFuture,
  visitInOrder,
  visitState,
} from './visit';

const starts = clockTime('03:00');
const at = clockTime;
const here: VisitValue = { arrivedAt: at('14:00'), leftAt: null, outings: [] };
const out: VisitValue = { ...here, outings: [{ from: at('15:00'), to: null }] };
const left: VisitValue = { ...here, leftAt: at('18:00') };

test.each([
  [null, 'not-here', ['arrive']],
  [here, 'here', ['go-out', 'leave']],
  [out, 'out', ['come-back', 'leave']],
  [left, 'left', ['arrive']],
  [{ ...here, outings: [{ from: at('15:00'), to: at('16:00') }] }, 'here', ['go-out', 'leave']],
])('%o is %s', (visit, state, actions) => {
  expect([visitState(visit), visitActions(visit)]).toEqual([state, actions]);
});

describe('an action', () => {
  test.each<[string, VisitValue | null, (typeof VISIT_ACTIONS)[number], VisitValue | null]>([
    ['arrives', null, 'arrive', { arrivedAt: at('17:00'), leftAt: null, outings: [] }],
    ['goes out', here, 'go-out', { ...here, outings: [{ from: at('17:00'), to: null }] }],
    [
      'comes back',
      out,
      'come-back',
      { ...here, outings: [{ from: at('15:00'), to: at('17:00') }] },
    ],
    ['leaves', here, 'leave', { ...here, leftAt: at('17:00') }],
    ['leaves while out: left when going out', out, 'leave', { ...here, leftAt: at('15:00') }],
    [
      'comes again after leaving: was out in between',
      { ...here, leftAt: at('15:00') },
      'arrive',
      { ...here, outings: [{ from: at('15:00'), to: at('17:00') }] },
    ],
    ['leaves before coming', null, 'leave', null],
    ['comes twice', here, 'arrive', null],
  ])('%s', (_, visit, action, after) => {
    expect(visitAfter(visit, action, at('17:00'))).toEqual(after);
  });

  test('any row of allowed actions at rising times is in order', () => {
    const minute = (n: number) =>
      at(`${String(10 + Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...VISIT_ACTIONS), { maxLength: 12 }), (actions) => {
        const visit = actions.reduce<VisitValue | null>(
          (before, action, index) => visitAfter(before, action, minute(index * 7)) ?? before,
          null,
        );
        expect(visit === null || visitInOrder(visit, starts)).toBe(true);
      }),
    );
  });
});

test.each<[VisitValue, boolean]>([
  [{ arrivedAt: null, leftAt: null, outings: [] }, true],
  [{ arrivedAt: null, leftAt: at('18:00'), outings: [] }, false],
  [{ ...here, leftAt: at('13:59') }, false],
  [{ ...here, leftAt: at('01:30') }, true],
  [{ ...here, outings: [{ from: at('13:00'), to: at('15:00') }] }, false],
  [
    {
      ...here,
      outings: [
        { from: at('15:00'), to: null },
        { from: at('16:00'), to: at('17:00') },
      ],
    },
    false,
  ],
  [
    {
      ...here,
      outings: [
        { from: at('15:00'), to: at('16:00') },
        { from: at('15:30'), to: null },
      ],
    },
    false,
  ],
])('%o in order: %s', (visit, inOrder) => {
  expect(visitInOrder(visit, starts)).toBe(inOrder);
});

test('minutes out count over midnight, and until the end while somebody is out', () => {
  expect(
    outingMinutes(
      {
        ...here,
        outings: [
          { from: at('23:30'), to: at('00:10') },
          { from: at('01:00'), to: null },
        ],
      },
      starts,
      at('01:20'),
    ),
  ).toBe(60);
});

test('a visit is written on the version that its author saw only', () => {
  const current = aVisit({ version: 2 });
  const edit = { studentId: studentIdSchema.parse('1'), ...here };
  expect(decideVisit(null, { ...edit, base: 0 })).toBe('write');
  expect(decideVisit(current, { ...edit, base: 2 })).toBe('write');
  expect(decideVisit(current, { ...edit, base: 1 })).toBe('conflict');
  expect(decideVisit(current, { ...edit, arrivedAt: current.arrivedAt, base: 1 })).toBe('same');
});

test.each([
  ['2026-11-20', '16:16', here, false],
  ['2026-11-20', '16:16', { ...here, leftAt: at('16:16') }, false],
  ['2026-11-20', '16:16', { ...here, leftAt: at('16:17') }, false],
  ['2026-11-20', '16:16', { ...here, leftAt: at('16:18') }, true],
  ['2026-11-20', '16:16', { ...here, leftAt: at('01:00') }, true],
  ['2026-11-20', '16:16', { ...here, outings: [{ from: at('16:00'), to: at('17:00') }] }, true],
  ['2026-11-19', '16:16', { ...here, leftAt: at('23:00') }, false],
  ['2026-11-21', '16:16', here, true],
  ['2026-11-21', '16:16', { arrivedAt: null, leftAt: null, outings: [] }, false],
  // At one in the night it is still the day before.
  ['2026-11-19', '01:00', { ...here, leftAt: at('00:50') }, false],
  ['2026-11-19', '01:00', { ...here, leftAt: at('02:00') }, true],
])('on %s at %s of 11-20, %o lies in the future: %s', (date, clock, visit, future) => {
  const now = instantAt(day('2026-11-20'), Number(clock.slice(0, 2)), Number(clock.slice(3)));
  expect(visitInFuture(visit, day(date), now, { dayStartsAt: starts })).toBe(future);
});
