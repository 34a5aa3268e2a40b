import { expect, test } from 'vitest';
import { aMockExam, aMockRegistration } from '../../testing';
import {
  canOpenRegistration,
  registrationBadges,
  registrationFlags,
  registrationSinceRead,
} from '..';

type Registration = Parameters<typeof aMockRegistration>[0];
const cases: [string, Registration, string[]][] = [
  ['not paid', {}, ['unpaid']],
  ['paid', { paymentStatus: 'confirmed' }, ['paid']],
  ['free', { paymentStatus: 'free' }, ['free']],
  ['waiting for a seat', { onSiteState: 'waiting' }, ['waiting', 'unpaid']],
  ['expired', { expired: true }, ['closed', 'unpaid']],
  ['expired and paid', { expired: true, paymentStatus: 'confirmed' }, ['closed', 'paid']],
  ['cancelled', { canceled: true, active: false }, ['canceled']],
  [
    'cancelled after paying',
    { canceled: true, active: false, paymentStatus: 'refund-due' },
    ['canceled', 'refund-due'],
  ],
  [
    'cancelled, refunded and expired',
    { canceled: true, active: false, expired: true, paymentStatus: 'refunded' },
    ['closed', 'canceled', 'refunded'],
  ],
  ['inactive', { active: false, paymentStatus: 'confirmed' }, ['inactive', 'paid']],
];
test.each(cases)('%s', (_, registration, badges) => {
  expect(registrationBadges(aMockRegistration(registration))).toEqual(badges);
});

test('only an expired registration cannot be opened', () => {
  expect(
    [{}, { expired: true }, { canceled: true, active: false }].map((state) =>
      canOpenRegistration(aMockRegistration(state)),
    ),
  ).toEqual([true, false, true]);
});

const stands = { canceledAt: null, extendedUntil: null };

test.each([
  ['2026-11-30T23:59:59.999+09:00', false],
  ['2026-12-01T00:00:00+09:00', true],
] as const)('the flags at %s', (now, expired) => {
  expect(registrationFlags(aMockExam(), stands, new Date(now))).toEqual({
    expired,
    canceled: false,
    active: true,
  });
  expect(
    registrationFlags(
      aMockExam(),
      { ...stands, canceledAt: new Date('2026-11-20T00:00:00Z') },
      new Date(now),
    ),
  ).toEqual({ expired, canceled: true, active: false });
});

test.each([
  [
    'the exam’s own day, before registering ends',
    { changeDeadline: '2026-11-20' },
    null,
    '2026-11-20T23:59:59+09:00',
    '2026-11-21T00:00:00+09:00',
  ],
  [
    'the exam’s own day, after registering ended',
    { changeDeadline: '2026-12-10', closedEarly: true },
    null,
    '2026-12-10T23:59:59+09:00',
    '2026-12-11T00:00:00+09:00',
  ],
  [
    'one student’s own time',
    {},
    '2026-12-02T05:00:00Z',
    '2026-12-02T13:59:59+09:00',
    '2026-12-02T14:00:00+09:00',
  ],
  [
    'whichever is later',
    { changeDeadline: '2026-12-10' },
    '2026-12-02T05:00:00Z',
    '2026-12-10T23:59:59+09:00',
    '2026-12-11T00:00:00+09:00',
  ],
] as const)('changes are possible until %s', (_, overrides, until, last, first) => {
  const exam = aMockExam(overrides);
  const expiredAt = (now: string) =>
    registrationFlags(
      exam,
      { canceledAt: null, extendedUntil: until && new Date(until) },
      new Date(now),
    ).expired;
  expect([expiredAt(last), expiredAt(first)]).toEqual([false, true]);
  const read = registrationSinceRead(
    aMockRegistration({ extendedUntil: until }),
    exam,
    new Date(last),
    new Date(first),
  );
  expect([
    read.expired,
    registrationSinceRead(read, exam, new Date(first), new Date(first)).expired,
  ]).toEqual([true, true]);
});

test('nothing of a cancelled exam can be changed, whatever was extended', () => {
  const exam = aMockExam({ cancelled: { at: '2026-11-20T00:00:00Z', reason: '시험지 미도착' } });
  expect(
    registrationFlags(
      exam,
      { canceledAt: null, extendedUntil: new Date('2026-12-20T00:00:00Z') },
      new Date('2026-11-21T00:00:00Z'),
    ).expired,
  ).toBe(true);
});
