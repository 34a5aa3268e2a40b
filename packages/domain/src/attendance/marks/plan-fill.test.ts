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
import { planFill } from './plan-fill';
import type { AttendanceRow } from '../schemas';

const context = { ...aDayContext(), at: '2026-11-20T05:00:00.000Z' };
const id = (number: number) => studentIdSchema.parse(`${number}`);
const row = (number: number, more: Partial<AttendanceRow> = {}) =>
  anAttendanceRow({ studentId: id(number), ...more });
const fill = (rows: AttendanceRow[], notComeToo = false, places = [0, 1, 2]) => {
  const periods = context.periods.filter((_, index) => places.includes(index));
  const plan = planFill(rows, periods, { ...context, notComeToo });
  return { ...plan, filled: plan.edits.map(({ studentId, period }) => `${studentId}·${period}`) };
};

describe('미입력을 출석으로 채우기', () => {
  test('leaves who came with times, whose cells count by themselves, and names who did not', () => {
    const rows = [row(1, { visit: aVisit() }), row(2)];
    expect(fill(rows)).toMatchObject({
      filled: [],
      cells: 0,
      students: 0,
      notCome: ['2'],
      notThere: [],
    });
  });

  test('fills who did not come when the manager asks for it', () => {
    expect(fill([row(2)], true)).toMatchObject({ filled: ['2·1', '2·2', '2·3'], notCome: ['2'] });
  });

  test('leaves the periods of which a mark contradicts the times', () => {
    const rows = [
      row(1, {
        visit: aVisit({ arrivedAt: clockTime('15:55') }),
        marks: [{ period: 1, mark: anAttendanceMark() }],
      }),
    ];
    expect(fill(rows, true)).toMatchObject({ filled: [], notThere: ['1'] });
  });

  test('leaves out what was reported, and fills who was marked without times', () => {
    const rows = [
      row(1, {
        marks: [{ period: 1, mark: anAttendanceMark() }],
        reportedAbsences: [aReportedAbsence({ from: clockTime('15:00'), to: clockTime('15:50') })],
      }),
    ];
    expect(fill(rows)).toMatchObject({ filled: ['1·3'], leftOut: ['1'] });
  });

  test('fills an emptied cell on its version', () => {
    const emptied = row(1, {
      marks: [
        { period: 1, mark: anAttendanceMark() },
        { period: 2, mark: anAttendanceMark({ status: null, version: 4 }) },
      ],
    });
    expect(fill([emptied], false, [1]).edits).toEqual([
      expect.objectContaining({ status: 'PRESENT', base: 4 }),
    ]);
  });
});
