import { describe, expect, test } from 'vitest';
import {
  dayContext,
  defaultAttendanceSettings,
  periodsOn,
  type AttendanceRow,
} from '../../attendance';
import { aMockExam, aMyMockRegistration, anAbsenceReason, aRegularSchedule } from '../../testing';
import { clockTime, day } from '../../time';
import { examsAhead, openRequests, periodsOfDay } from './student-day';

const friday = day('2026-11-20');
const at = (clock: string) =>
  dayContext(
    { date: friday, periods: periodsOn(friday, defaultAttendanceSettings), closed: null },
    defaultAttendanceSettings,
    new Date(`2026-11-20T${clock}:00+09:00`),
  );
const arrivedAt = (time: string): Pick<AttendanceRow, 'reportedAbsences' | 'marks' | 'visit'> => ({
  reportedAbsences: [],
  marks: [],
  visit: {
    arrivedAt: clockTime(time),
    leftAt: null,
    outings: [],
    version: 1,
    at: '2026-11-20T05:00:00Z',
    byName: '',
  },
});
const outing = {
  source: 'schedule' as const,
  id: '1',
  kind: 'OUTING' as const,
  from: clockTime('19:00'),
  to: clockTime('21:00'),
  title: '수학학원',
  approved: true,
};
const said = (row: Pick<AttendanceRow, 'reportedAbsences' | 'marks' | 'visit'>, clock: string) =>
  periodsOfDay(row, at(clock)).map(({ begun, mark, expected }) =>
    [begun ? 'begun' : 'ahead', mark?.status, expected && `expects ${expected.status}`]
      .filter(Boolean)
      .join(' '),
  );

describe('the periods of a day', () => {
  test.each([
    ['a second before the first one nothing has begun', '13:59', ['ahead', 'ahead']],
    ['with the bell it has', '14:00', ['begun PRESENT', 'ahead']],
    ['who is still there is there', '15:00', ['begun PRESENT', 'begun PRESENT']],
  ])('%s', (_, clock, first) => {
    expect(said(arrivedAt('13:50'), clock).slice(0, 2)).toEqual(first);
  });

  test('what was approved is expected until its period begins, and counts from then on', () => {
    const row = { ...arrivedAt('13:50'), reportedAbsences: [outing] };
    expect(said(row, '18:59').slice(5, 7)).toEqual([
      'ahead expects OUTING',
      'ahead expects OUTING',
    ]);
    expect(said(row, '19:00').slice(5, 7)).toEqual(['begun OUTING', 'ahead expects OUTING']);
  });
});

test('what a student waits for, the oldest first', () => {
  const requests = openRequests({
    schedules: [aRegularSchedule({ id: '7', updatedAt: '2026-11-03T00:00:00Z' })],
    reasons: [anAbsenceReason({ id: '8', updatedAt: '2026-11-01T00:00:00Z' })],
    objections: [{ pointId: '9', reason: '무단지각', at: '2026-11-02T00:00:00Z' }],
  });
  expect(requests.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'reason 8',
    'objection 9',
    'schedule 7',
  ]);
  expect(requests[1]?.text).toBe('무단지각');
});

test('the next exam comes first; past, cancelled and called-off ones are not ahead', () => {
  const registration = (
    id: string,
    examDate: string,
    { canceled = false, calledOff = false } = {},
  ) =>
    aMyMockRegistration({
      id,
      canceled,
      exam: aMockExam({
        examDate,
        cancelled: calledOff ? { at: '2026-11-01T00:00:00Z', reason: '장소 없음' } : null,
      }),
    });
  expect(
    examsAhead(
      [
        registration('1', '2026-12-15'),
        registration('2', '2026-11-20'),
        registration('3', '2026-11-19'),
        registration('4', '2026-11-21', { canceled: true }),
        registration('5', '2026-11-22', { calledOff: true }),
        registration('6', '2026-11-30'),
      ],
      friday,
    ).map(({ id }) => id),
  ).toEqual(['2', '6', '1']);
});
