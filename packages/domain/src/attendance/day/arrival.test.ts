import { describe, expect, test } from 'vitest';
import {
  aDayContext,
  aReportedAbsence,
  aVisit,
  anAttendanceMark,
  anAttendanceRow,
} from '../../testing';
import { clockTime, day, instantAt } from '../../time';
import { dayContext } from './day-context';
import type { AttendanceRow } from '../schemas';
import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';
import { prefilled, effectiveMarks } from '../marks/effective-mark';

const at = clockTime;
/**
 * The three periods at 14:00, 15:00 and 16:00, of 50 minutes each: `PRESENT` or `LATE`, `*` for
 * excused, `-` for nothing.
 */
const sheet = (row: Partial<AttendanceRow>, context = aDayContext()) =>
  effectiveMarks(anAttendanceRow(row), context)
    .map((mark) => (mark?.status ? `${mark.status}${mark.excused ? '*' : ''}` : '-'))
    .join(' ');
const came = (time: string, more: Partial<Parameters<typeof aVisit>[0]> = {}) =>
  aVisit({ arrivedAt: at(time), ...more });
const reported = (kind: ReportedAbsence['kind'], from: string, to: string, approved = true) =>
  aReportedAbsence({ kind, from: at(from), to: at(to), approved });

describe('leaving early', () => {
  const left = (time: string, more: Partial<AttendanceRow> = {}) =>
    sheet({ visit: came('13:55', { leftAt: at(time) }), ...more });
  test('is excused in every period as far as it was approved', () => {
    const early = reported('EARLY_LEAVE', '15:20', '24:00');
    expect(left('15:20', { reportedAbsences: [early] })).toBe('PRESENT EARLY_LEAVE* EARLY_LEAVE*');
    expect(left('14:20', { reportedAbsences: [early] })).toBe(
      'EARLY_LEAVE EARLY_LEAVE* EARLY_LEAVE*',
    );
    expect(left('15:20', { reportedAbsences: [{ ...early, approved: false }] })).toBe(
      'PRESENT EARLY_LEAVE EARLY_LEAVE',
    );
  });
  test('for an approved outing is an outing as far as that reaches', () => {
    expect(left('14:50', { reportedAbsences: [reported('OUTING', '15:00', '15:50')] })).toBe(
      'PRESENT OUTING* EARLY_LEAVE',
    );
  });
  test('counts while the day goes on, in the periods that have begun', () => {
    const visit = came('13:55', { leftAt: at('14:20') });
    expect(sheet({ visit }, aDayContext({ clock: at('15:10') }))).toBe('EARLY_LEAVE EARLY_LEAVE -');
  });
});

describe('an arrival marks the period that runs or, if none does, the next one', () => {
  test.each([
    ['08:10', 'PRESENT PRESENT PRESENT', 'long before the first period'],
    ['13:59', 'PRESENT PRESENT PRESENT', 'just before it'],
    ['14:00', 'PRESENT PRESENT PRESENT', 'at its beginning'],
    ['14:05', 'PRESENT PRESENT PRESENT', 'at the end of the grace'],
    ['14:06', 'LATE PRESENT PRESENT', 'after it'],
    ['14:49', 'LATE PRESENT PRESENT', 'in its last minute'],
    ['14:50', 'LATE PRESENT PRESENT', 'at its end, which is not in it'],
    ['14:55', 'LATE PRESENT PRESENT', 'in a break'],
    ['15:00', 'LATE PRESENT PRESENT', 'at the beginning of the next'],
    ['15:06', 'LATE LATE PRESENT', 'late for the second too'],
    ['16:49', 'LATE LATE LATE', 'late for the last'],
    ['16:50', 'ABSENT ABSENT ABSENT', 'when all are over'],
    ['01:10', 'ABSENT ABSENT ABSENT', 'in the night after'],
  ])('%s: %s (%s)', (time, marks) => {
    expect(sheet({ visit: came(time) }, aDayContext({ lateGraceMinutes: 5 }))).toBe(marks);
  });

  test('and it is seen when that period begins, not before', () => {
    const row = { visit: came('14:52') };
    expect(
      ['14:52', '14:59', '15:00', '16:30'].map((clock) =>
        sheet(row, aDayContext({ clock: at(clock) })),
      ),
    ).toEqual(['LATE - -', 'LATE - -', 'LATE PRESENT -', 'LATE PRESENT PRESENT']);
  });

  test('never over what somebody marked; an emptied cell says again what is known', () => {
    const marked = (status: 'ABSENT' | null) => [
      { period: 1, mark: anAttendanceMark({ status, version: 2 }) },
    ];
    expect(sheet({ visit: came('14:20'), marks: marked('ABSENT') })).toBe('ABSENT PRESENT PRESENT');
    expect(sheet({ visit: came('14:20'), marks: marked(null) })).toBe('LATE PRESENT PRESENT');
  });

  test.each([
    ['gone before it began', came('13:30', { leftAt: at('13:50') }), 'ABSENT ABSENT ABSENT'],
    ['gone at its beginning', came('13:30', { leftAt: at('14:00') }), 'ABSENT ABSENT ABSENT'],
    ['gone in a break', came('14:52', { leftAt: at('14:58') }), 'ABSENT ABSENT ABSENT'],
    ['gone in it', came('13:30', { leftAt: at('14:10') }), 'EARLY_LEAVE EARLY_LEAVE EARLY_LEAVE'],
    [
      'gone in the second, packing up before its end',
      came('13:30', { leftAt: at('15:40') }),
      'PRESENT PRESENT EARLY_LEAVE',
    ],
    [
      'gone in the second before that',
      came('13:30', { leftAt: at('15:39') }),
      'PRESENT EARLY_LEAVE EARLY_LEAVE',
    ],
    ['packing up at the end', came('13:30', { leftAt: at('16:40') }), 'PRESENT PRESENT PRESENT'],
    [
      'out over the break and back in it',
      came('14:52', { outings: [{ from: at('14:54'), to: at('15:10') }] }),
      'LATE PRESENT PRESENT',
    ],
    [
      'out all of it',
      came('13:30', { outings: [{ from: at('13:50'), to: at('14:55') }] }),
      'OUTING PRESENT PRESENT',
    ],
    [
      'out since before it',
      came('13:30', { outings: [{ from: at('13:50'), to: null }] }),
      'OUTING OUTING OUTING',
    ],
    [
      'back from an outing in a later break',
      came('13:55', { outings: [{ from: at('14:30'), to: at('15:55') }] }),
      'PRESENT OUTING PRESENT',
    ],
  ])('%s', (_, visit, marks) => {
    expect(sheet({ visit })).toBe(marks);
  });

  test.each([
    ['an outing stands', '15:10', reported('OUTING', '15:00', '16:30'), 'LATE OUTING* OUTING*'],
    [
      'one that waits excuses nobody',
      '15:10',
      reported('OUTING', '15:00', '16:30', false),
      'LATE LATE PRESENT',
    ],
    ['late as allowed', '15:10', reported('LATE', '00:00', '15:10'), 'LATE* LATE* PRESENT'],
    ['later than allowed', '15:11', reported('LATE', '00:00', '15:10'), 'LATE* LATE PRESENT'],
    ['earlier than expected', '14:55', reported('LATE', '00:00', '16:20'), 'LATE* PRESENT PRESENT'],
    [
      'although absent all day',
      '14:10',
      reported('ALL_DAY', '00:00', '24:00'),
      'LATE* PRESENT PRESENT',
    ],
    [
      'leaving early stands',
      '13:55',
      reported('EARLY_LEAVE', '15:20', '24:00'),
      'PRESENT EARLY_LEAVE* ABSENT*',
    ],
  ])('and an approved absence: %s', (_, time, absence, marks) => {
    expect(sheet({ visit: came(time), reportedAbsences: [absence] })).toBe(marks);
  });
});

test('what is to come is expected and does not count: the sheet of tomorrow has no 지각', () => {
  const row = anAttendanceRow({ reportedAbsences: [reported('LATE', '00:00', '14:20')] });
  const [first] = aDayContext().periods;
  const tomorrow = dayContext(
    { date: day('2026-11-21'), periods: aDayContext().periods, closed: null },
    { dayStartsAt: at('03:00'), lateGraceMinutes: 0 },
    instantAt(day('2026-11-20'), 18),
  );
  expect(sheet(row, tomorrow)).toBe('- - -');
  expect(first && prefilled(row, first, tomorrow)).toEqual({
    status: 'LATE',
    excused: true,
    note: '',
  });
  expect(sheet(row)).toBe('LATE* - -');
});

test('a closed day ended when it was closed: what began later was not held', () => {
  const context = dayContext(
    {
      date: day('2026-11-20'),
      periods: aDayContext().periods,
      closed: { at: instantAt(day('2026-11-20'), 15, 30).toISOString() },
    },
    { dayStartsAt: at('03:00'), lateGraceMinutes: 0 },
    instantAt(day('2026-11-23'), 9),
  );
  expect(context.clock).toBe('15:30');
  expect(sheet({ reportedAbsences: [reported('ALL_DAY', '00:00', '24:00')] }, context)).toBe(
    'ABSENT* ABSENT* -',
  );
});
