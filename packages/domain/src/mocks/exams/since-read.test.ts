import { expect, test } from 'vitest';
import { inEveryZone } from '../../../testing/zones';
import { aMockExam, aMockRegistration } from '../../testing';
import { seoulDay } from '../../time';
import {
  examSinceRead,
  registrationSinceRead,
  statusHasPassed,
  timeStatus,
  type MockExam,
} from '..';

/** Registration from 2026-11-01 to 2026-11-30; read in its last hour. */
const READ = new Date('2026-11-30T23:10:00+09:00');
const LAST_MOMENT = new Date('2026-11-30T23:59:59.999+09:00');
const MIDNIGHT = new Date('2026-12-01T00:00:00+09:00');
const statusAt = (exam: MockExam, now: Date, readAt = READ) =>
  timeStatus(examSinceRead(exam, readAt, now), seoulDay(now));

inEveryZone(() => {
  test("the server's OPEN holds to the last moment of the last day, and not a moment longer", () => {
    const exam = aMockExam({ timeStatus: 'OPEN' });
    expect([statusAt(exam, LAST_MOMENT), statusAt(exam, MIDNIGHT)]).toEqual(['OPEN', 'CLOSED']);
    expect([
      statusHasPassed(exam, READ, LAST_MOMENT),
      statusHasPassed(exam, READ, MIDNIGHT),
    ]).toEqual([false, true]);
  });

  test('what was upcoming opens at the midnight of the first day', () => {
    const exam = aMockExam({ timeStatus: 'UPCOMING' });
    const readAt = new Date('2026-10-31T12:00:00+09:00');
    expect([
      statusAt(exam, new Date('2026-10-31T23:59:59.999+09:00'), readAt),
      statusAt(exam, new Date('2026-11-01T00:00:00+09:00'), readAt),
    ]).toEqual(['UPCOMING', 'OPEN']);
  });

  test('a registration expires with the last day', () => {
    const expiredAt = (now: Date) =>
      registrationSinceRead(aMockRegistration(), aMockExam(), READ, now).expired;
    expect([expiredAt(LAST_MOMENT), expiredAt(MIDNIGHT)]).toEqual([false, true]);
  });
});

test('a word that the server gave after the change stays, whatever the days say', () => {
  expect(
    statusAt(aMockExam({ timeStatus: 'OPEN' }), new Date('2026-12-02T09:00:00+09:00'), MIDNIGHT),
  ).toBe('OPEN');
  expect(
    registrationSinceRead(
      aMockRegistration(),
      aMockExam(),
      MIDNIGHT,
      new Date('2026-12-02T09:00:00+09:00'),
    ).expired,
  ).toBe(false);
});

test("a manager's early end outlives every change of the days", () => {
  const exam = aMockExam({ timeStatus: 'CLOSED', closedEarly: true });
  expect(
    statusAt(exam, new Date('2026-11-01T00:00:00+09:00'), new Date('2026-10-31T12:00:00+09:00')),
  ).toBe('CLOSED');
});
