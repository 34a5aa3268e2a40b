import { describe, expect, test } from 'vitest';
import { aToldAbsence, aVisit, anAttendanceMark, anAttendanceRow, somePeriods } from '../testing';
import { day, clockTime, instantAt } from '../time';
import { decideCloseDay, decideCorrection, planClose } from './close-day';
import { countDay, dayFiltersOf, movingSoon } from './day-state';
import { markLetter, summarizeDay, summarizeMonth, type DaySummary } from './month-summary';
import { planFill, prefilled } from './plan-fill';
import { proposePoints } from './propose-points';
import type { AttendanceRow, MarkStatus } from './schemas';
import { defaultAttendanceSettings, periodsOn, studyDayAt } from './settings';

const periods = somePeriods();
const at = '2026-11-20T05:00:00.000Z';
const marks = (...statuses: (MarkStatus | null)[]): AttendanceRow['marks'] =>
  statuses.flatMap((status, index) =>
    status === null ? [] : [{ period: index + 1, mark: anAttendanceMark({ status }) }],
  );
const allDay = aToldAbsence({ kind: 'ALL_DAY', from: clockTime('00:00'), to: clockTime('24:00') });

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

describe('the rest present', () => {
  test('fills what nobody marked and nobody told', () => {
    const rows = [
      anAttendanceRow({ marks: marks('LATE') }),
      anAttendanceRow({ studentId: anAttendanceRow().studentId, told: [aToldAbsence()] }),
    ];
    const plan = planFill(rows, periods, at);
    expect(plan.edits.map(({ period, status, base }) => [period, status, base])).toEqual([
      [2, 'PRESENT', 0],
      [3, 'PRESENT', 0],
      [1, 'PRESENT', 0],
    ]);
    expect([plan.cells, plan.leftOut.length]).toEqual([3, 1]);
  });

  test('an emptied cell is filled on its version', () => {
    const emptied = anAttendanceRow({
      marks: [{ period: 1, mark: anAttendanceMark({ status: null, version: 4 }) }],
    });
    expect(planFill([emptied], periods.slice(0, 1), at).edits).toEqual([
      expect.objectContaining({ status: 'PRESENT', base: 4 }),
    ]);
  });

  test('a marked cell shows its mark and nothing pre-filled', () => {
    const [period] = periods;
    expect(
      period && [
        prefilled(anAttendanceRow({ told: [allDay] }), period)?.status,
        prefilled(anAttendanceRow({ told: [allDay], marks: marks('PRESENT') }), period),
      ],
    ).toEqual(['ABSENT', null]);
  });
});

describe('the tiles', () => {
  const clock = clockTime('14:30');
  test.each<[string, Partial<AttendanceRow>, string[]]>([
    ['nobody saw them', {}, ['all', 'missing', 'unmarked']],
    ['came', { visit: aVisit() }, ['all', 'present', 'unmarked']],
    ['marked late', { marks: marks('LATE', 'PRESENT', 'PRESENT') }, ['all', 'present', 'late']],
    [
      'out',
      {
        visit: aVisit({ outings: [{ from: clockTime('14:10'), to: null }] }),
        marks: marks('PRESENT', 'PRESENT', 'PRESENT'),
      },
      ['all', 'present', 'out'],
    ],
    ['told for the whole day', { told: [allDay] }, ['all', 'absent', 'told']],
    [
      'a waiting reason excuses nobody yet',
      { told: [{ ...allDay, approved: false }] },
      ['all', 'missing', 'unmarked'],
    ],
    ['absent all day', { marks: marks('ABSENT', 'ABSENT', 'ABSENT') }, ['all', 'absent']],
    [
      'left early',
      { marks: marks('PRESENT', 'EARLY_LEAVE', 'ABSENT') },
      ['all', 'present', 'left-early'],
    ],
  ])('%s', (_, row, filters) => {
    expect([...dayFiltersOf(anAttendanceRow(row), periods, clock)]).toEqual(filters);
  });

  test('nobody is missed before the first period', () => {
    expect(countDay([anAttendanceRow()], periods, clockTime('13:59'))).toMatchObject({
      all: 1,
      missing: 0,
      unmarked: 1,
    });
  });

  test('who comes and goes within half an hour, both ends included', () => {
    const row = anAttendanceRow({
      told: [aToldAbsence({ from: clockTime('15:00'), to: clockTime('16:30') }), allDay],
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
});

describe('closing a day', () => {
  test('makes the absent absent, the told excused, and sees the others off', () => {
    const rows = [
      anAttendanceRow(),
      anAttendanceRow({ told: [aToldAbsence()], visit: aVisit() }),
      anAttendanceRow({
        visit: aVisit({ outings: [{ from: clockTime('15:20'), to: null }] }),
        marks: marks('PRESENT', 'PRESENT', 'PRESENT'),
      }),
    ];
    const plan = planClose(rows, periods, at);
    expect(plan.edits.map(({ period, status, excused }) => [period, status, excused])).toEqual([
      [1, 'ABSENT', false],
      [2, 'ABSENT', false],
      [3, 'ABSENT', false],
      [2, 'OUTING', true],
      [3, 'OUTING', true],
    ]);
    expect(plan.visits.map(({ leftAt, base }) => [leftAt, base])).toEqual([
      ['16:50', 1],
      ['15:20', 1],
    ]);
    expect([plan.absent, plan.seenOff, plan.unmarked]).toEqual([1, 2, 1]);
  });

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
    [{ marks: marks('ABSENT', 'ABSENT', 'ABSENT') }, 'ABSENT', false],
    [{ told: [allDay] }, 'ABSENT', true],
    [{ marks: marks('ABSENT', 'LATE', 'PRESENT') }, 'LATE', false],
    [{ marks: marks('PRESENT'), told: [aToldAbsence()] }, 'OUTING', true],
  ])('%o', (row, status, excused) => {
    expect(
      summarizeDay(anAttendanceRow(row), periods, defaultAttendanceSettings.dayStartsAt),
    ).toMatchObject({ status, excused });
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
    expect(
      summarizeMonth(new Map(days.map((one, index) => [day(`2026-11-0${index + 1}`), one]))),
    ).toEqual({
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
    proposePoints([anAttendanceRow(row)], periods, of, new Set(given)).map(
      ({ cause, presetId }) => `${cause} ${presetId}`,
    );
  expect(propose({ marks: marks('LATE', 'LATE') })).toEqual(['late p1']);
  expect(propose({ marks: marks('ABSENT', 'ABSENT', 'ABSENT') })).toEqual(['absent p2']);
  expect(propose({ told: [allDay] })).toEqual([]);
  expect(propose({ marks: marks('LATE') }, ['1'])).toEqual([]);
  expect(
    proposePoints(
      [anAttendanceRow({ marks: marks('LATE') })],
      periods,
      defaultAttendanceSettings,
      new Set(),
    ),
  ).toEqual([]);
});
