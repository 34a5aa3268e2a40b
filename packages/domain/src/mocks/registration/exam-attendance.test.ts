import { expect, test } from 'vitest';
import { aManagedRegistration } from '../../testing';
import { countAttendance, examAttendance } from './exam-attendance';

test.each([
  [{}, null],
  [{ arrivedAt: '08:05' }, 'present'],
  [{ arrivedAt: '08:05', attendance: 'absent' }, 'absent'],
  [{ attendance: 'present' }, 'present'],
  [{ attendance: 'absent', hasResults: true }, 'present'],
] as const)('%j: %s', (facts, expected) => {
  expect(examAttendance(aManagedRegistration(facts))).toBe(expected);
});

test('counts those that stand', () => {
  expect(
    countAttendance([
      aManagedRegistration({ attendance: 'present' }),
      aManagedRegistration({ attendance: 'absent' }),
      aManagedRegistration({ attendance: 'absent', canceledAt: '2026-11-03T00:00:00.000Z' }),
      aManagedRegistration(),
    ]),
  ).toEqual({ present: 1, absent: 1, unknown: 1 });
});
