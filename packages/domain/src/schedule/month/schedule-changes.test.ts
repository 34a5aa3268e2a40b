import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySchedule } from '../../../testing/schedule-arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aRegularSchedule } from '../../testing';
import { clampDay, day, month, shiftDay } from '../../time';
import {
  decideCancelOccurrence,
  decideRestoreOccurrence,
  decideScheduleCancel,
  decideScheduleEdit,
  defaultScheduleSettings,
  monthState,
  occursOn,
  submitDeadline,
  type RegularSchedule,
} from '..';

type Overrides = Parameters<typeof aRegularSchedule>[0];
const BEFORE = day('2026-06-20');
const DURING = day('2026-07-15');
const AFTER = day('2026-08-01');
const outcome = (decision: { allowed: boolean; as?: string; reason?: string; lastDate?: string }) =>
  decision.allowed ? [decision.as, decision.lastDate].filter(Boolean).join(' ') : decision.reason;

describe('an edit', () => {
  const edit = (overrides: Overrides, today = DURING, others: RegularSchedule[] = []) => {
    const schedule = aRegularSchedule(overrides);
    return outcome(decideScheduleEdit(schedule, [schedule, ...others], today));
  };

  test.each([
    ['PENDING', 'correct', 'correct'],
    ['REJECTED', 'resubmit', 'resubmit'],
    ['APPROVED', 'change-request', 'schedule-ended'],
    ['CANCELLED', 'schedule-cancelled', 'schedule-cancelled'],
  ] as const)('of what is %s: %s while it runs, %s when it is over', (status, during, after) => {
    expect([edit({ status }), edit({ status }, AFTER)]).toEqual([during, after]);
  });

  test('of an approved one is possible on its last day, and always without an end', () => {
    expect([
      edit({ status: 'APPROVED' }, day('2026-07-31')),
      edit({ status: 'APPROVED', lastDate: null }, day('2100-12-31')),
    ]).toEqual(['change-request', 'change-request']);
  });

  test('waits for the change request that is there already; one that was decided is none', () => {
    const request = (status: RegularSchedule['status']) => [
      aRegularSchedule({ id: '302', replacesId: '301', status }),
    ];
    expect(edit({ status: 'APPROVED' }, DURING, request('PENDING'))).toBe('change-pending');
    expect(edit({ status: 'APPROVED' }, DURING, request('REJECTED'))).toBe('change-request');
    expect(edit({ id: '303', status: 'APPROVED' }, DURING, request('PENDING'))).toBe(
      'change-request',
    );
  });
});

describe('a cancellation', () => {
  test.each([
    ['PENDING', 'withdraw', 'withdraw', 'withdraw'],
    ['APPROVED', 'withdraw', 'end 2026-07-14', 'schedule-ended'],
    ['REJECTED', 'schedule-rejected', 'schedule-rejected', 'schedule-rejected'],
    ['CANCELLED', 'schedule-cancelled', 'schedule-cancelled', 'schedule-cancelled'],
  ] as const)('of what is %s: before %s, during %s, after %s', (status, ...outcomes) => {
    expect(
      [BEFORE, DURING, AFTER].map((today) =>
        outcome(decideScheduleCancel(aRegularSchedule({ status }), today)),
      ),
    ).toEqual(outcomes);
  });

  test('on the first day takes all of it back, on the last that day', () => {
    const approved = aRegularSchedule({ status: 'APPROVED' });
    expect([
      outcome(decideScheduleCancel(approved, day('2026-07-01'))),
      outcome(decideScheduleCancel(approved, day('2026-07-31'))),
    ]).toEqual(['withdraw', 'end 2026-07-30']);
  });

  test('never touches a day that has been, and leaves none from today on', () => {
    fc.assert(
      fc.property(
        anySchedule(),
        fc.integer({ min: -10, max: 100 }),
        fc.nat(200),
        (schedule, offset, ahead) => {
          const today = clampDay(shiftDay(schedule.firstDate, offset));
          const decision = decideScheduleCancel({ ...schedule, status: 'APPROVED' }, today);
          fc.pre(decision.allowed);
          const left = decision.as === 'end' ? { ...schedule, lastDate: decision.lastDate } : null;
          const past = shiftDay(today, -1 - ahead);
          expect(left !== null && occursOn(left, past)).toBe(occursOn(schedule, past));
          expect(left !== null && occursOn(left, clampDay(shiftDay(today, ahead)))).toBe(false);
        },
      ),
    );
  });
});

describe('one day', () => {
  const cancel = (overrides: Overrides, date: string, today = DURING) =>
    decideCancelOccurrence(aRegularSchedule(overrides), day(date), today);

  test('is cancelled, and the list stays in order', () => {
    expect(cancel({ exceptions: ['2026-07-30'] }, '2026-07-16')).toEqual({
      allowed: true,
      exceptions: ['2026-07-16', '2026-07-30'],
    });
  });

  test.each([
    ['today', { status: 'APPROVED' }, '2026-07-16', '2026-07-16', undefined],
    ['yesterday', { status: 'APPROVED' }, '2026-07-14', '2026-07-15', 'occurrence-past'],
    ['a Friday', {}, '2026-07-17', '2026-07-15', 'not-an-occurrence'],
    ['after the end', {}, '2026-08-04', '2026-07-15', 'not-an-occurrence'],
    [
      'a second time',
      { exceptions: ['2026-07-16'] },
      '2026-07-16',
      '2026-07-15',
      'occurrence-cancelled',
    ],
    [
      'of a rejected schedule',
      { status: 'REJECTED' },
      '2026-07-16',
      '2026-07-15',
      'schedule-rejected',
    ],
    [
      'of a cancelled schedule',
      { status: 'CANCELLED' },
      '2026-07-16',
      '2026-07-15',
      'schedule-cancelled',
    ],
  ] as const)('%s', (_, overrides, date, today, reason) => {
    const decision = cancel(overrides as Overrides, date, day(today));
    expect(decision.allowed ? undefined : decision.reason).toBe(reason);
  });

  test('can be taken back until it has passed', () => {
    const restore = (date: string, today: string) =>
      decideRestoreOccurrence(
        aRegularSchedule({ exceptions: ['2026-07-16', '2026-07-30'] }),
        day(date),
        day(today),
      );
    expect(restore('2026-07-16', '2026-07-16')).toEqual({
      allowed: true,
      exceptions: ['2026-07-30'],
    });
    expect(restore('2026-07-16', '2026-07-17')).toEqual({
      allowed: false,
      reason: 'occurrence-past',
    });
    expect(restore('2026-07-21', '2026-07-16')).toEqual({
      allowed: false,
      reason: 'not-an-occurrence',
    });
  });

  test('cancelled and taken back is as it was', () => {
    fc.assert(
      fc.property(anySchedule(), fc.nat(60), (schedule, ahead) => {
        const date = clampDay(shiftDay(schedule.firstDate, ahead));
        const cancelled = decideCancelOccurrence(schedule, date, schedule.firstDate);
        expect(cancelled.allowed).toBe(occursOn(schedule, date));
        fc.pre(cancelled.allowed);
        expect(occursOn({ ...schedule, exceptions: cancelled.exceptions }, date)).toBe(false);
        const restored = decideRestoreOccurrence(
          { ...schedule, exceptions: cancelled.exceptions },
          date,
          schedule.firstDate,
        );
        expect(restored).toEqual({ allowed: true, exceptions: schedule.exceptions.toSorted() });
      }),
    );
  });
});

inEveryZone(() => {
  const july = { month: month('2026-07'), settings: { submitDay: 25 } };
  const state = (schedules: Overrides[], today = BEFORE) =>
    monthState({
      ...july,
      schedules: schedules.map((overrides) => aRegularSchedule(overrides)),
      today,
    });

  test.each([
    ['nothing yet', [], 'none'],
    ['only cancelled ones', [{ status: 'CANCELLED' }], 'none'],
    ['only of another month', [{ firstDate: '2026-08-01', lastDate: null }], 'none'],
    ['waiting', [{ status: 'APPROVED' }, {}], 'pending'],
    ['all approved', [{ status: 'APPROVED' }], 'approved'],
    ['one rejected', [{}, { status: 'REJECTED' }], 'partly-rejected'],
    ['all rejected', [{ status: 'REJECTED' }], 'rejected'],
  ] as [string, Overrides[], string][])('a month: %s', (_, schedules, chip) => {
    expect(state(schedules)).toBe(chip);
  });

  test('with nothing handed in the day itself is in time, the next is late', () => {
    expect([
      state([], day('2026-06-25')),
      state([], day('2026-06-26')),
      state([{}], day('2026-06-26')),
    ]).toEqual(['none', 'late', 'pending']);
    expect(
      monthState({ ...july, settings: defaultScheduleSettings, schedules: [], today: AFTER }),
    ).toBe('none');
  });
});

test.each([
  ['2026-07', 25, '2026-06-25'],
  ['2026-03', 31, '2026-02-28'],
  ['2028-03', 31, '2028-02-29'],
  ['2027-01', 1, '2026-12-01'],
] as const)('%s is handed in until day %i: %s', (of, submitDay, date) => {
  expect(submitDeadline({ submitDay }, month(of))).toBe(date);
});
