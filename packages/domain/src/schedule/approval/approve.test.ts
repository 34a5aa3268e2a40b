import { describe, expect, test } from 'vitest';
import { scheduleIdSchema } from '../../ids';
import { aRegularSchedule, aScheduleDraft, anAbsenceReason } from '../../testing';
import { day, clockTime } from '../../time';
import { missedPeriods } from '../times/compulsory-periods';
import { approvalEffects, reasonEffects } from './approval-effects';
import {
  askedAgain,
  decideApproval,
  decideRollback,
  planManagerEdit,
  replacedBy,
  rolledBack,
} from './approve';
import { defaultMealTimes } from '../settings';

test.each([
  ['PENDING', 1, 'approve', '', 'allowed'],
  ['PENDING', 1, 'reject', '시험 기간', 'allowed'],
  ['PENDING', 1, 'reject', '  ', 'reject-reason-missing'],
  ['PENDING', 2, 'approve', '', 'changed-meanwhile'],
  ['APPROVED', 1, 'reject', '시험', 'not-pending'],
  ['WITHDRAWN', 1, 'approve', '', 'not-pending'],
  ['CANCELLED', 1, 'approve', '', 'not-pending'],
] as const)('%s version %d: %s "%s" is %s', (status, version, decision, reason, expected) => {
  const result = decideApproval({ status, version }, { decision, version: 1, reason });
  expect(result.allowed ? 'allowed' : result.reason).toBe(expected);
});

describe('an approved change request', () => {
  test.each([
    ['2026-07-10', null, { status: 'APPROVED', lastDate: '2026-07-09' }],
    ['2026-07-10', '2026-07-05', { status: 'APPROVED', lastDate: '2026-07-05' }],
    ['2026-07-01', null, { status: 'CANCELLED' }],
    ['2026-06-20', '2026-07-31', { status: 'CANCELLED' }],
  ])('from %s replaces one until %s', (firstDate, lastDate, expected) => {
    expect(
      replacedBy(
        { firstDate: day('2026-07-01'), lastDate: lastDate === null ? null : day(lastDate) },
        { firstDate: day(firstDate) },
      ),
    ).toEqual(expected);
  });
});

test('a manager changes a whole schedule, or what comes from a day on', () => {
  const schedule = aRegularSchedule({ status: 'APPROVED' });
  const draft = aScheduleDraft({ title: '과학학원' });
  expect(planManagerEdit(schedule, draft, day('2026-07-01'))).toEqual({ as: 'correct', draft });
  expect(planManagerEdit(schedule, draft, day('2026-07-15'))).toEqual({
    as: 'split',
    lastDate: '2026-07-14',
    draft: { ...draft, firstDate: '2026-07-15' },
  });
  expect(
    planManagerEdit(schedule, { ...draft, firstDate: day('2026-07-20') }, day('2026-07-15')),
  ).toMatchObject({ as: 'split', lastDate: '2026-07-14', draft: { firstDate: '2026-07-20' } });
});

test('what was cancelled stays cancelled', () => {
  expect([decideRollback({ status: 'CANCELLED' }), decideRollback({ status: 'REJECTED' })]).toEqual(
    [{ allowed: false, reason: 'cancelled-meanwhile' }, { allowed: true }],
  );
});

const period = (name: string, from: string, to: string) => ({
  name,
  from: clockTime(from),
  to: clockTime(to),
});
/** 의무 교시: two on weekdays, one on Saturdays. */
const compulsory = {
  weekday: [period('5교시', '19:00', '19:50'), period('6교시', '20:00', '20:50')],
  saturday: [period('1교시', '09:00', '09:50')],
  sunday: [],
};

test('approving warns of what it meets: another schedule, compulsory periods, ordered meals, exam days', () => {
  // Tuesdays and Thursdays 19:00 to 21:00 of July 2026; 2026-07-07 is a Tuesday.
  const schedule = aRegularSchedule({ from: '18:30' });
  const other = aRegularSchedule({
    id: '302',
    title: '영어학원',
    status: 'APPROVED',
    weekdays: [2],
    from: '20:00',
    to: '22:00',
  });
  const effects = approvalEffects(schedule, {
    own: [schedule, other],
    compulsory,
    mealTimes: {
      ...defaultMealTimes,
      dinner: { from: clockTime('18:00'), to: clockTime('19:00') },
    },
    reservations: [
      { date: day('2026-07-07'), lunch: true, dinner: true },
      { date: day('2026-07-08'), lunch: true, dinner: true },
    ],
    exams: [
      { date: day('2026-07-09'), title: '7월 모의고사' },
      { date: day('2026-07-10'), title: '다른 날' },
    ],
  });
  expect(effects).toEqual({
    clash: { schedule: other, date: '2026-07-07' },
    compulsory: [{ weekdays: [2, 4], names: ['5교시', '6교시'] }],
    meals: [{ date: '2026-07-07', meals: ['dinner'] }],
    exams: [{ date: '2026-07-09', title: '7월 모의고사' }],
  });
});

test.each([
  ['APPROVED', 'APPROVED'],
  ['PENDING', 'PENDING'],
  ['REJECTED', 'PENDING'],
] as const)('what is %s and goes back to an earlier version is %s', (status, expected) => {
  const earlier = aRegularSchedule({
    title: '처음 학원',
    exceptions: ['2026-07-07'],
    status: 'PENDING',
    version: 1,
  });
  expect(rolledBack({ status }, earlier)).toMatchObject({
    draft: { title: '처음 학원', weekdays: earlier.weekdays, firstDate: earlier.firstDate },
    exceptions: ['2026-07-07'],
    status: expected,
  });
});

test.each([
  ['19:49', '20:00', ['5교시']],
  ['19:50', '20:00', []],
  ['18:00', '19:00', []],
  ['18:00', '20:01', ['5교시', '6교시']],
])('an outing from %s to %s misses of the compulsory periods %j', (from, to, names) => {
  const times = { kind: 'OUTING', from: clockTime(from), to: clockTime(to) } as const;
  expect(missedPeriods({ ...times, weekdays: [1, 6] }, compulsory)).toEqual(
    names.length === 0 ? [] : [{ weekdays: [1], names }],
  );
});

test('each kind of day has compulsory periods of its own', () => {
  const allDay = { kind: 'ALL_DAY', from: null, to: null } as const;
  expect(missedPeriods({ ...allDay, weekdays: [0, 1, 3, 6] }, compulsory)).toEqual([
    { weekdays: [1, 3], names: ['5교시', '6교시'] },
    { weekdays: [6], names: ['1교시'] },
  ]);
});

test('a reason meets the meals, exams and compulsory periods of its day, and only those of its time', () => {
  const date = day('2026-07-07');
  const around = {
    mealTimes: defaultMealTimes,
    compulsory,
    reservations: [
      { date, lunch: true, dinner: true },
      { date: day('2026-07-08'), lunch: true, dinner: true },
    ],
    exams: [
      { date, title: '7월 모의고사' },
      { date: day('2026-07-08'), title: '다른 날' },
    ],
  };
  const reason = (overrides: Parameters<typeof anAbsenceReason>[0]) =>
    anAbsenceReason({ date, arriveAt: null, leaveAt: null, backAt: null, ...overrides });
  expect(reasonEffects(reason({ type: 'ABSENT' }), around)).toEqual({
    compulsory: [{ weekdays: [2], names: ['5교시', '6교시'] }],
    meals: [{ date, meals: ['lunch', 'dinner'] }],
    exams: [{ date, title: '7월 모의고사' }],
  });
  expect(
    reasonEffects(reason({ type: 'LATE', arriveAt: clockTime('12:30') }), around).meals,
  ).toEqual([{ date, meals: ['lunch'] }]);
  expect(
    reasonEffects(reason({ type: 'EARLY_LEAVE', leaveAt: clockTime('17:00') }), around).meals,
  ).toEqual([{ date, meals: ['dinner'] }]);
  expect(
    reasonEffects(
      reason({ type: 'OUTING', leaveAt: clockTime('14:00'), backAt: clockTime('16:00') }),
      around,
    ).meals,
  ).toEqual([]);
});

describe('whether a student asked for something else since a request was decided', () => {
  const id = (digits: string) => scheduleIdSchema.parse(digits);
  const [request, replaced, other] = [id('7'), id('3'), id('8')];
  const back = { id: request, status: 'PENDING', replacesId: replaced } as const;
  test.each([
    ['nothing else', [], false],
    ['itself', [back], false],
    ['a change of it waits', [{ id: other, status: 'PENDING', replacesId: request }], true],
    ['another one for the same', [{ id: other, status: 'PENDING', replacesId: replaced }], true],
    ['that was rejected', [{ id: other, status: 'REJECTED', replacesId: replaced }], false],
    ['a new one for nothing', [{ id: other, status: 'PENDING', replacesId: null }], false],
  ] as const)('%s', (_name, own, expected) => {
    expect(askedAgain(back, own)).toBe(expected);
  });

  test('what does not wait again is in nobody’s way', () => {
    const waiting = { id: other, status: 'PENDING', replacesId: request } as const;
    expect(askedAgain({ ...back, status: 'APPROVED' }, [waiting])).toBe(false);
  });
});
