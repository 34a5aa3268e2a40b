import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
  somePeriods,
} from '../../testing';
import { clockTime } from '../../time';
import { describe, expect, test } from 'vitest';
import { readMark } from '../attendance-texts';
import { marksAfter } from './change-mark';

const periods = somePeriods();
const context = aDayContext();
const said = (marks: ReturnType<typeof marksAfter>) =>
  marks.map(({ period, status, excused, note }) => [period, status, excused, note]);

describe('marking a range', () => {
  test('changes only cells that say something else, and keeps their notes', () => {
    const row = anAttendanceRow({
      marks: [
        { period: 1, mark: anAttendanceMark({ status: 'LATE', note: '버스' }) },
        { period: 2, mark: anAttendanceMark() },
      ],
    });
    expect(said(marksAfter([row], periods, { set: 'PRESENT' }, context))).toEqual([
      [1, 'PRESENT', false, '버스'],
      [3, 'PRESENT', false, ''],
    ]);
    expect(said(marksAfter([row], periods, { clear: true }, context))).toEqual([
      [1, null, false, ''],
      [2, null, false, ''],
    ]);
  });

  test('is excused where an approved absence was reported, but for 출석', () => {
    const row = anAttendanceRow({ reportedAbsences: [aReportedAbsence()] });
    expect(said(marksAfter([row], periods, { set: 'ABSENT' }, context))).toEqual([
      [1, 'ABSENT', false, ''],
      [2, 'ABSENT', true, ''],
      [3, 'ABSENT', true, ''],
    ]);
    expect(said(marksAfter([row], periods.slice(1, 2), { set: 'PRESENT' }, context))).toEqual([
      [2, 'PRESENT', false, ''],
    ]);
  });

  test('인정 turns on and off, makes a mark of what is expected, and has nothing to say of 출석', () => {
    const row = anAttendanceRow({
      reportedAbsences: [
        aReportedAbsence({ from: somePeriods()[2]!.from, to: somePeriods()[2]!.to }),
      ],
      marks: [
        { period: 1, mark: anAttendanceMark() },
        { period: 2, mark: anAttendanceMark({ status: 'LATE' }) },
      ],
    });
    expect(said(marksAfter([row], periods, { toggleExcused: true }, context))).toEqual([
      [2, 'LATE', true, ''],
      [3, 'OUTING', true, ''],
    ]);
  });
});

test('인정 makes a mark of a 지각 that the arrival says', () => {
  const row = anAttendanceRow({ visit: aVisit({ arrivedAt: clockTime('14:20') }) });
  expect(said(marksAfter([row], periods, { toggleExcused: true }, context))).toEqual([
    [1, 'LATE', true, ''],
  ]);
});

test.each([
  ['지각', { status: 'LATE', excused: false }],
  ['지각 (인정)', { status: 'LATE', excused: true }],
  ['(×)', { status: 'ABSENT', excused: true }],
  ['O', { status: 'PRESENT', excused: false }],
  [' 4 ', { status: 'OUTING', excused: false }],
  ['ABSENT', { status: 'ABSENT', excused: false }],
  ['', { status: null, excused: false }],
  ['미입력', { status: null, excused: false }],
  ['?', undefined],
])('a pasted %j', (text, mark) => {
  expect(readMark(text)).toEqual(mark);
});
