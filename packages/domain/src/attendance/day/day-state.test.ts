import { describe, expect, test } from 'vitest';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime } from '../../time';
import { countDay, dayFiltersOf } from './day-state';
import type { AttendanceRow, MarkStatus } from '../schemas';

const marks = (...statuses: (MarkStatus | null)[]): AttendanceRow['marks'] =>
  statuses.flatMap((status, index) =>
    status === null ? [] : [{ period: index + 1, mark: anAttendanceMark({ status }) }],
  );
const allDay = aReportedAbsence({
  kind: 'ALL_DAY',
  from: clockTime('00:00'),
  to: clockTime('24:00'),
});
const lateUntil = aReportedAbsence({
  kind: 'LATE',
  from: clockTime('00:00'),
  to: clockTime('16:00'),
});
const filters = (row: Partial<AttendanceRow>, clock: string) => [
  ...dayFiltersOf(anAttendanceRow(row), aDayContext({ clock: clockTime(clock) })),
];

describe('the tiles', () => {
  test.each<[string, Partial<AttendanceRow>, string[]]>([
    ['nobody saw them', {}, ['all', 'missing']],
    ['came', { visit: aVisit() }, ['all', 'present']],
    ['came late', { visit: aVisit({ arrivedAt: clockTime('14:20') }) }, ['all', 'late']],
    ['marked late', { marks: marks('LATE', 'PRESENT', 'PRESENT') }, ['all', 'late']],
    [
      'out',
      {
        visit: aVisit({ outings: [{ from: clockTime('14:10'), to: null }] }),
        marks: marks('LATE'),
      },
      ['all', 'out'],
    ],
    ['reported for the whole day', { reportedAbsences: [allDay] }, ['all', 'absent', 'approved']],
    ['reported to come later', { reportedAbsences: [lateUntil] }, ['all', 'unmarked', 'approved']],
    [
      'a waiting reason excuses nobody yet',
      { reportedAbsences: [{ ...allDay, approved: false }] },
      ['all', 'missing'],
    ],
    ['marked absent so far', { marks: marks('ABSENT') }, ['all', 'absent']],
    ['left early', { marks: marks('EARLY_LEAVE', 'ABSENT') }, ['all', 'left-early']],
    [
      'came although marked absent',
      { visit: aVisit({ arrivedAt: clockTime('14:25') }), marks: marks('ABSENT') },
      ['all', 'present'],
    ],
  ])('%s', (_, row, expected) => {
    expect(filters(row, '14:30')).toEqual(expected);
  });

  test.each<[string, Partial<AttendanceRow>, string[]]>([
    ['nobody is missed', {}, ['all', 'unmarked']],
    ['who came early is there', { visit: aVisit() }, ['all', 'present']],
    ['who stays away is absent', { reportedAbsences: [allDay] }, ['all', 'absent', 'approved']],
    [
      'who is marked for all periods is absent',
      { marks: marks('ABSENT', 'ABSENT', 'ABSENT') },
      ['all', 'absent'],
    ],
    ['nobody is late yet', { reportedAbsences: [lateUntil] }, ['all', 'unmarked', 'approved']],
  ])('before the first period %s', (_, row, expected) => {
    expect(filters(row, '13:59')).toEqual(expected);
  });

  test('add up: 56 students of whom 4 left early are 52 and 4', () => {
    const rows = Array.from({ length: 56 }, (_, index) =>
      anAttendanceRow({
        visit: aVisit(),
        marks: index < 4 ? marks('PRESENT', 'PRESENT', 'EARLY_LEAVE') : [],
      }),
    );
    expect(countDay(rows.map((row) => dayFiltersOf(row, aDayContext())))).toMatchObject({
      all: 56,
      present: 52,
      'left-early': 4,
      unmarked: 0,
    });
  });
});
