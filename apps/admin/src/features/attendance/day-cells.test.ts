import type { AttendanceDay } from '@academy/domain/attendance';
import { studentIdSchema } from '@academy/domain/ids';
import { aVisit, anAttendanceMark, anAttendanceRow, somePeriods } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { newestDay, withChanges, withSaved } from './day-cells';

const [one, two] = ['1', '2'].map((id) => studentIdSchema.parse(id));
const sheet = (overrides: Partial<AttendanceDay> = {}): AttendanceDay => ({
  date: day('2026-11-20'),
  asOf: '2026-11-20T05:00:00.000Z',
  revision: 4,
  periods: somePeriods(),
  holiday: null,
  closed: null,
  rows: [
    anAttendanceRow({
      studentId: one!,
      marks: [{ period: 1, mark: anAttendanceMark({ version: 2 }) }],
    }),
    anAttendanceRow({ studentId: two! }),
  ],
  ...overrides,
});

test('changes touch the rows that they are about, and nothing that is older than what is known', () => {
  const before = sheet();
  const closed = { at: '2026-11-20T14:00:00.000Z', byName: '박관리' };
  const after = withChanges(before, {
    revision: 6,
    reread: false,
    closed,
    visits: [{ studentId: two!, visit: aVisit() }],
    cells: [
      { studentId: one!, period: 1, mark: anAttendanceMark({ version: 1, status: 'LATE' }) },
      { studentId: two!, period: 2, mark: anAttendanceMark({ status: 'ABSENT' }) },
    ],
  });
  expect(after).toMatchObject({ revision: 6, closed });
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).toMatchObject({
    visit: { arrivedAt: '13:55' },
    marks: [{ period: 2, mark: { status: 'ABSENT' } }],
  });
});

test('a save brings the day to its revision for whoever knew all before it, and its cells to everybody', () => {
  const cells = [
    { studentId: two!, period: 2, mark: anAttendanceMark({ status: 'ABSENT' as const }) },
  ];
  const next = withSaved(sheet(), { cells, revision: 5 });
  expect(next).toMatchObject({
    revision: 5,
    rows: [{}, { marks: [{ period: 2, mark: { status: 'ABSENT' } }] }],
  });
  // Revision 5 was another user's, and is still to be read.
  const later = withSaved(sheet(), { cells, revision: 6 });
  expect(later).toMatchObject({ revision: 4, rows: next.rows });
  expect(withSaved(sheet(), { cells: [], revision: 3 }).revision).toBe(4);
});

test('a reading that began before a mark came in does not bring the older mark back', () => {
  const known = sheet({
    revision: 7,
    rows: [
      anAttendanceRow({
        studentId: one!,
        marks: [{ period: 1, mark: anAttendanceMark({ version: 3, status: 'LATE' }) }],
      }),
    ],
  });
  const fresh = newestDay(known, sheet({ revision: 5 }));
  expect(fresh).toMatchObject({
    revision: 7,
    rows: [{ marks: [{ mark: { version: 3, status: 'LATE' } }] }, { studentId: two }],
  });
  expect(newestDay(known, sheet({ revision: 8 })).rows[0]?.marks[0]?.mark.version).toBe(2);
});
