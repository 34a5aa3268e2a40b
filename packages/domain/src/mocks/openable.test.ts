import { expect, test } from 'vitest';
import { aMockExam, aMockRegistration } from '../testing';
import { day } from '../time';
import { canOpenRegistration, registrationBadges, registrationFlags } from '.';

type Registration = Parameters<typeof aMockRegistration>[0];
const cases: [string, Registration, string[]][] = [
  ['not paid', {}, ['unpaid']],
  ['paid', { paymentStatus: 'confirmed' }, ['paid']],
  ['free', { paymentStatus: 'free' }, ['free']],
  ['waiting for a seat', { onSiteState: 'waiting' }, ['waiting', 'unpaid']],
  ['expired', { expired: true }, ['closed', 'unpaid']],
  ['expired and paid', { expired: true, paymentStatus: 'confirmed' }, ['closed', 'paid']],
  ['cancelled', { canceled: true, active: false }, ['canceled']],
  ['cancelled after paying', { canceled: true, active: false, paymentStatus: 'refund-due' }, ['canceled', 'refund-due']],
  ['cancelled, refunded and expired', { canceled: true, active: false, expired: true, paymentStatus: 'refunded' }, ['closed', 'canceled', 'refunded']],
  ['inactive', { active: false, paymentStatus: 'confirmed' }, ['inactive', 'paid']],
];
test.each(cases)('%s', (_, registration, badges) => {
  expect(registrationBadges(aMockRegistration(registration))).toEqual(badges);
});

test('only an expired registration cannot be opened', () => {
  expect([{}, { expired: true }, { canceled: true, active: false }].map((state) => canOpenRegistration(aMockRegistration(state)))).toEqual([true, false, true]);
});

test.each([['2026-11-30', false], ['2026-12-01', true]] as const)('the flags on %s', (today, expired) => {
  expect(registrationFlags(aMockExam(), null, day(today))).toEqual({ expired, canceled: false, active: true });
  expect(registrationFlags(aMockExam(), new Date('2026-11-20T00:00:00Z'), day(today))).toEqual({ expired, canceled: true, active: false });
});
