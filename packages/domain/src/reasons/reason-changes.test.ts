import { expect, test } from 'vitest';
import { anAbsenceReason } from '../testing';
import { day, month } from '../time';
import {
  countReasons,
  decideReasonChange,
  existingReason,
  isRegisteredByManager,
  reasonSentence,
  receiptNumber,
} from '.';

type Overrides = Parameters<typeof anAbsenceReason>[0];

test.each([
  ['PENDING', null],
  ['APPROVED', 'reason-approved'],
  ['REJECTED', 'reason-rejected'],
  ['WITHDRAWN', 'reason-withdrawn'],
] as const)('changing what is %s: %j', (status, reason) => {
  expect(decideReasonChange({ status, byGuardian: false })).toEqual(
    reason === null ? { allowed: true } : { allowed: false, reason },
  );
});

test('what a guardian sent is not the student’s to change, also while it waits', () => {
  expect(decideReasonChange({ status: 'PENDING', byGuardian: true })).toEqual({
    allowed: false,
    reason: 'reason-by-guardian',
  });
});

test.each([
  ['waiting', {}, true],
  ['approved', { status: 'APPROVED' }, true],
  ['rejected', { status: 'REJECTED' }, false],
  ['withdrawn', { status: 'WITHDRAWN' }, false],
  ['another type', { type: 'ABSENT' }, false],
  ['another day', { date: '2026-11-21' }, false],
] as [string, Overrides, boolean][])(
  'the same day and type, %s: exists %s',
  (_, overrides, exists) => {
    const found = existingReason(
      [anAbsenceReason({ status: 'WITHDRAWN' }), anAbsenceReason({ id: '9', ...overrides })],
      { date: day('2026-11-20'), type: 'OUTING' },
    );
    expect(found?.id ?? null).toBe(exists ? '9' : null);
  },
);

test.each([
  [null, false],
  ['2026-11-20T01:00:00.001Z', false],
  ['2026-11-20T01:00:00.000Z', true],
])('decided at %s: a manager’s own %s', (decidedAt, own) => {
  expect(
    isRegisteredByManager(anAbsenceReason({ createdAt: '2026-11-20T01:00:00.000Z', decidedAt })),
  ).toBe(own);
});

test('a month counts its days, whoever decided, without the withdrawn', () => {
  const reasons = [
    {},
    { status: 'REJECTED' },
    { status: 'WITHDRAWN' },
    { date: '2026-12-01' },
    { date: '2026-11-01' },
  ] as Overrides[];
  expect(
    countReasons(
      reasons.map((overrides) => anAbsenceReason(overrides)),
      month('2026-11'),
    ),
  ).toBe(3);
});

test.each([
  ['7', '20261119-0007'],
  ['12345', '20261119-12345'],
])('the receipt of %s', (id, number) => {
  expect(receiptNumber(day('2026-11-19'), anAbsenceReason({ id }).id)).toBe(number);
});

test.each([
  [{}, '11월 20일 (금) 외출 · 14:00–16:00'],
  [{ type: 'LATE', arriveAt: '09:30' }, '11월 20일 (금) 지각 · 09:30 도착'],
  [{ type: 'EARLY_LEAVE' }, '11월 20일 (금) 조퇴 · 14:00부터'],
  [{ type: 'ABSENT' }, '11월 20일 (금) 결석'],
] as [Overrides, string][])('%j reads %s', (overrides, sentence) => {
  expect(reasonSentence(anAbsenceReason(overrides))).toBe(sentence);
});
