import { describe, expect, test } from 'vitest';
import { studentIdSchema } from '../../ids';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime } from '../../time';
import { openCells, planClose } from './close-day';
import { dayStateOf } from '../day/day-state';
import { summarizeDay } from '../month-summary';
import type { AttendanceRow, MarkStatus } from '../schemas';

const time = clockTime;
const at = '2026-11-20T05:00:00.000Z';
const marked = (period: number, status: MarkStatus, version = 1) => ({
  period,
  mark: anAttendanceMark({ status, version }),
});
const close = (row: Partial<AttendanceRow>, context = aDayContext()) => {
  const plan = planClose([anAttendanceRow(row)], { ...context, at });
  return {
    ...plan,
    cells: plan.edits.map(
      ({ period, status, excused }) => `${period} ${status}${excused ? '*' : ''}`,
    ),
    leftAt: plan.visits[0]?.leftAt,
    stays: plan.open.map(({ period, why }) => `${period} ${why}`),
  };
};
/** The sheet as it is after a close. */
const closed = (row: AttendanceRow, context = aDayContext()): AttendanceRow => {
  const { edits, visits } = planClose([row], { ...context, at });
  return {
    ...row,
    visit: visits[0] ? aVisit({ ...visits[0], version: visits[0].base + 1 }) : row.visit,
    marks: [
      ...row.marks.filter((cell) => !edits.some(({ period }) => period === cell.period)),
      ...edits.map(({ period, status, excused, note, base }) => ({
        period,
        mark: anAttendanceMark({ status, excused, note, version: base + 1 }),
      })),
    ],
  };
};

describe('closing a day', () => {
  test('fills the periods between 등원 and 하원', () => {
    expect(close({ visit: aVisit({ leftAt: time('16:55') }) })).toMatchObject({
      cells: ['1 PRESENT', '2 PRESENT', '3 PRESENT'],
      stays: [],
      absent: 0,
      filled: 3,
    });
  });

  test('says what stays open: before the arrival, after leaving, and where no times were written', () => {
    expect(
      close({ visit: aVisit({ arrivedAt: time('14:55'), leftAt: time('15:40') }) }),
    ).toMatchObject({ cells: ['2 PRESENT'], stays: ['1 before', '3 gone'] });
    expect(close({ marks: [marked(2, 'PRESENT')] })).toMatchObject({
      cells: [],
      stays: ['1 no-times', '3 no-times'],
    });
  });

  test('an outing that took all of a period is an outing, a shorter one is none', () => {
    const outings = [{ from: time('14:40'), to: time('16:05') }];
    expect(close({ visit: aVisit({ outings }) }).cells).toEqual([
      '1 PRESENT',
      '2 OUTING',
      '3 PRESENT',
    ]);
  });

  test('makes who never came absent, and writes what was approved', () => {
    expect(close({})).toMatchObject({ cells: ['1 ABSENT', '2 ABSENT', '3 ABSENT'], absent: 1 });
    expect(close({ told: [aReportedAbsence()], visit: aVisit() })).toMatchObject({
      cells: ['1 PRESENT', '2 OUTING*', '3 OUTING*'],
      absent: 0,
    });
  });

  test('never changes what somebody marked', () => {
    expect(
      close({ visit: aVisit(), marks: [marked(1, 'ABSENT'), marked(3, 'EARLY_LEAVE')] }).cells,
    ).toEqual(['2 PRESENT']);
  });

  test.each([
    ['at the end of the last period', {}, '24:00', '16:50'],
    ['now, when it has not ended', {}, '16:16', '16:16'],
    ['when they came, which was later', { arrivedAt: time('18:00') }, '24:00', '18:00'],
    ['when they came, in the night', { arrivedAt: time('00:30') }, '24:00', '00:30'],
    [
      'when they came back, which was later',
      { outings: [{ from: time('16:40'), to: time('17:10') }] },
      '24:00',
      '17:10',
    ],
    [
      'when they went out and did not come back',
      { outings: [{ from: time('15:20'), to: null }] },
      '24:00',
      '15:20',
    ],
  ])('sees off who is still here: %s', (_, visit, clock, leftAt) => {
    expect(close({ visit: aVisit(visit) }, aDayContext({ clock: time(clock) })).leftAt).toBe(
      leftAt,
    );
  });

  test('says nothing of periods that have not begun', () => {
    const context = aDayContext({ clock: time('15:30') });
    expect(close({ visit: aVisit() }, context)).toMatchObject({
      cells: ['1 PRESENT', '2 PRESENT'],
      leftAt: '15:30',
      stays: [],
    });
    expect(close({}, context).cells).toEqual(['1 ABSENT', '2 ABSENT']);
  });

  test('196 students who came in a break or before the first period were there', () => {
    const rows = Array.from({ length: 196 }, (_, index) =>
      anAttendanceRow({
        studentId: studentIdSchema.parse(`${index + 1}`),
        visit: aVisit({ arrivedAt: time(index % 2 === 0 ? '13:40' : '14:53') }),
      }),
    );
    const after = rows.map((row) => closed(row));
    expect(after.map((row) => dayStateOf(row, aDayContext()))).toEqual(rows.map(() => 'present'));
    expect(after.every((row) => summarizeDay(row, aDayContext()).status === 'PRESENT')).toBe(true);
    const open = openCells(after, aDayContext());
    expect([open.length, new Set(open.map(({ why }) => why))]).toEqual([98, new Set(['before'])]);
  });
});
