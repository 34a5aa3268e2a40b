import { describe, expect, test } from 'vitest';
import {
  aDayContext,
  aReportedAbsence,
  anAttendanceMark,
  anAttendanceRow,
  aVisit,
  somePeriods,
} from '../../testing';
import { day, clockTime, instantAt } from '../../time';
import { decideCloseDay, decideCorrection } from '../marks/close-day';
import { movingSoon } from './day-state';
import { markLetter } from '../attendance-texts';
import { summarizeDay, summarizeMonth, type DaySummary } from '../month-summary';
import { proposePoints } from '../propose-points';
import type { AttendanceRow, MarkStatus } from '../schemas';
import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';
import { defaultAttendanceSettings, periodsOn, studyDayAt } from '../settings/settings';

const marks = (...statuses: (MarkStatus | null)[]): AttendanceRow['marks'] =>
  statuses.flatMap((status, index) =>
    status === null ? [] : [{ period: index + 1, mark: anAttendanceMark({ status }) }],
  );
const allDay = aReportedAbsence({
  kind: 'ALL_DAY',
  from: clockTime('00:00'),
  to: clockTime('24:00'),
});

test('the study day begins at three at night', () => {
  const saturday = day('2026-11-21');
  expect(
    [instantAt(saturday, 0), instantAt(saturday, 2, 59), instantAt(saturday, 3)].map((now) =>
      studyDayAt(now, defaultAttendanceSettings),
    ),
  ).toEqual(['2026-11-20', '2026-11-20', '2026-11-21']);
});

test('weekdays, Saturdays and Sundays have their own periods', () => {
  const own = (count: number) => somePeriods({ count });
  const settings = { periods: { weekday: own(3), saturday: own(2), sunday: own(1) } };
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-22'].map((date) => periodsOn(day(date), settings).length),
  ).toEqual([3, 2, 1]);
});

describe('who comes and goes soon', () => {
  test('who comes and goes within half an hour, both ends included', () => {
    const row = anAttendanceRow({
      reportedAbsences: [
        aReportedAbsence({ from: clockTime('15:00'), to: clockTime('16:30') }),
        allDay,
      ],
    });
    const moves = (clockText: string) =>
      movingSoon([row], clockTime(clockText)).map(({ moves: how, at: when }) => `${how} ${when}`);
    expect([
      moves('14:29'),
      moves('14:30'),
      moves('15:00'),
      moves('15:01'),
      moves('16:00'),
    ]).toEqual([[], ['goes 15:00'], ['goes 15:00'], [], ['comes 16:30']]);
  });

  test('who has gone home, is out already or has come is not awaited', () => {
    const outing = aReportedAbsence({
      kind: 'OUTING',
      from: clockTime('15:00'),
      to: clockTime('16:30'),
    });
    const late = aReportedAbsence({
      kind: 'LATE',
      from: clockTime('00:00'),
      to: clockTime('15:00'),
    });
    const here = aVisit({ arrivedAt: clockTime('13:00') });
    const soon = (absence: ReportedAbsence, visit: AttendanceRow['visit']) =>
      movingSoon([anAttendanceRow({ reportedAbsences: [absence], visit })], clockTime('14:45'))
        .length;
    expect([
      soon(outing, here),
      soon(outing, { ...here, leftAt: clockTime('14:00') }),
      soon(outing, { ...here, outings: [{ from: clockTime('14:40'), to: null }] }),
      soon(late, null),
      soon(late, here),
    ]).toEqual([1, 0, 0, 1, 0]);
  });
});

describe('closing a day', () => {
  test('once, and not before the day', () => {
    const decide = (date: string, closed: boolean) =>
      decideCloseDay({ date, today: '2026-11-20', closed });
    expect([
      decide('2026-11-20', false),
      decide('2026-11-21', false),
      decide('2026-11-20', true),
    ]).toEqual([
      { allowed: true },
      { allowed: false, reason: 'day-not-begun' },
      { allowed: false, reason: 'day-closed-already' },
    ]);
  });

  test('what is corrected afterwards needs a reason', () => {
    expect([
      decideCorrection({ closed: true, reason: ' ' }),
      decideCorrection({ closed: true, reason: '오타' }),
      decideCorrection({ closed: false, reason: undefined }),
    ]).toEqual([{ allowed: false, reason: 'day-closed' }, { allowed: true }, { allowed: true }]);
  });
});

describe('a day and a month in short', () => {
  test.each<[Partial<AttendanceRow>, DaySummary['status'], boolean]>([
    [{}, null, false],
    [{ marks: marks('PRESENT') }, 'PRESENT', false],
    [{ visit: aVisit() }, 'PRESENT', false],
    [{ visit: aVisit({ arrivedAt: clockTime('14:20') }) }, 'LATE', false],
    [{ visit: aVisit({ arrivedAt: clockTime('22:20') }) }, 'ABSENT', false],
    [{ visit: aVisit({ leftAt: clockTime('15:20') }) }, 'EARLY_LEAVE', false],
    [{ marks: marks('ABSENT', 'ABSENT', 'ABSENT') }, 'ABSENT', false],
    [{ reportedAbsences: [allDay] }, 'ABSENT', true],
    [{ marks: marks('ABSENT', 'LATE', 'PRESENT') }, 'LATE', false],
    [{ marks: marks('PRESENT'), reportedAbsences: [aReportedAbsence()] }, 'OUTING', true],
  ])('%o', (row, status, excused) => {
    expect(summarizeDay(anAttendanceRow(row), aDayContext())).toMatchObject({ status, excused });
  });

  test('a month counts days', () => {
    const of = (status: MarkStatus | null, excused = false, outingMinutes = 0) => ({
      status,
      excused,
      outingMinutes,
    });
    const days = [
      of('PRESENT'),
      of('LATE'),
      of('OUTING', true, 40),
      of('ABSENT', true),
      of('ABSENT'),
      of(null),
    ];
    expect(summarizeMonth(days)).toEqual({
      present: 3,
      late: 1,
      leftEarly: 0,
      out: 1,
      absent: 2,
      excusedAbsent: 1,
      outingMinutes: 40,
    });
  });

  test('letters for paper', () => {
    expect([
      markLetter(null),
      markLetter({ status: 'PRESENT', excused: false }),
      markLetter({ status: 'ABSENT', excused: true }),
      markLetter({ status: null, excused: false }),
    ]).toEqual(['', 'O', '(×)', '']);
  });
});

test('penalties are proposed for what is not excused, once, and never for nobody asked for', () => {
  const settings = { proposals: { late: 'p1', absent: 'p2' } };
  const propose = (row: Partial<AttendanceRow>, given: string[] = [], of = settings) =>
    proposePoints([anAttendanceRow(row)], aDayContext(), of, new Set(given)).map(
      ({ cause, presetId }) => `${cause} ${presetId}`,
    );
  expect(propose({ marks: marks('LATE', 'LATE') })).toEqual(['late p1']);
  expect(propose({ marks: marks('ABSENT', 'ABSENT', 'ABSENT') })).toEqual(['absent p2']);
  expect(propose({ reportedAbsences: [allDay] })).toEqual([]);
  expect(propose({ marks: marks('LATE') }, ['1'])).toEqual([]);
  expect(
    proposePoints(
      [anAttendanceRow({ marks: marks('LATE') })],
      aDayContext(),
      defaultAttendanceSettings,
      new Set(),
    ),
  ).toEqual([]);
});
