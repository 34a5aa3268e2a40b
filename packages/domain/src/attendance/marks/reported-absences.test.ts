import { describe, expect, test } from 'vitest';
import {
  aDayContext,
  aRegularSchedule,
  anAbsenceReason,
  aReportedAbsence,
  somePeriods,
} from '../../testing';
import { day, clockTime } from '../../time';
import { expectedMark } from './expected-mark';
import { reportedAbsences } from '../../schedule/times/reported-absences';
import type { ReportedAbsence } from '../../schedule/times/reported-absence-schema';

const [first, second, third] = somePeriods();
const date = day('2026-11-20');
if (!first || !second || !third) throw new Error('there are three periods');

describe('what an approved absence pre-fills', () => {
  const reported = (kind: ReportedAbsence['kind'], from: string, to: string, approved = true) => [
    aReportedAbsence({ kind, from: clockTime(from), to: clockTime(to), approved }),
  ];
  test.each<[string, ReportedAbsence[], (string | null)[]]>([
    ['nothing reported', [], [null, null, null]],
    [
      'an outing over the second period',
      reported('OUTING', '15:00', '15:50'),
      [null, 'OUTING', null],
    ],
    [
      'an outing that ends when a period begins, and begins when one ends',
      reported('OUTING', '14:50', '15:00'),
      [null, null, null],
    ],
    ['an outing of one minute', reported('OUTING', '14:49', '14:51'), ['OUTING', null, null]],
    ['coming late within the second', reported('LATE', '00:00', '15:30'), ['ABSENT', 'LATE', null]],
    ['coming when the second begins', reported('LATE', '00:00', '15:00'), ['ABSENT', null, null]],
    ['coming when the first ends', reported('LATE', '00:00', '14:50'), ['ABSENT', null, null]],
    [
      'leaving within the second',
      reported('EARLY_LEAVE', '15:10', '24:00'),
      [null, 'EARLY_LEAVE', 'ABSENT'],
    ],
    ['all day', reported('ALL_DAY', '00:00', '24:00'), ['ABSENT', 'ABSENT', 'ABSENT']],
    ['waiting for approval', reported('ALL_DAY', '00:00', '24:00', false), [null, null, null]],
    [
      'an outing and leaving before it',
      [...reported('OUTING', '15:00', '15:50'), ...reported('EARLY_LEAVE', '14:30', '24:00')],
      ['EARLY_LEAVE', 'ABSENT', 'ABSENT'],
    ],
  ])('%s', (_, absences, statuses) => {
    expect(
      [first, second, third].map(
        (period) => expectedMark(period, absences, aDayContext())?.status ?? null,
      ),
    ).toEqual(statuses);
  });

  test('is always excused', () => {
    expect(expectedMark(first, reported('ALL_DAY', '00:00', '24:00'), aDayContext())).toEqual({
      status: 'ABSENT',
      excused: true,
      note: '',
    });
  });
});

describe('what a student reported for a day', () => {
  // 2026-11-20 is a Friday.
  const weekly = {
    weekdays: [5],
    firstDate: day('2026-11-06'),
    lastDate: null,
    exceptions: [],
    kind: 'OUTING',
    from: clockTime('19:00'),
    to: clockTime('21:00'),
    title: '수학학원',
  } as const;
  const schedule = (overrides: Parameters<typeof aRegularSchedule>[0]) =>
    aRegularSchedule({
      ...weekly,
      weekdays: [5],
      exceptions: [],
      status: 'APPROVED',
      ...overrides,
    });

  test('schedules and reasons in order of time, waiting ones marked', () => {
    const reason = anAbsenceReason({
      date,
      type: 'LATE',
      arriveAt: clockTime('15:30'),
      leaveAt: null,
      backAt: null,
      text: '병원',
      status: 'PENDING',
    });
    expect(reportedAbsences(date, [schedule({})], [reason])).toEqual([
      expect.objectContaining({
        source: 'reason',
        kind: 'LATE',
        from: '00:00',
        to: '15:30',
        title: '병원',
        approved: false,
      }),
      expect.objectContaining({
        source: 'schedule',
        kind: 'OUTING',
        from: '19:00',
        to: '21:00',
        title: '수학학원',
        approved: true,
      }),
    ]);
  });

  test.each([
    ['another weekday', schedule({ weekdays: [4] })],
    ['cancelled for this day', schedule({ exceptions: [date] })],
    ['rejected', schedule({ status: 'REJECTED', rejectReason: '안 됨' })],
    [
      'a waiting change of one that stands',
      schedule({ status: 'PENDING', replacesId: schedule({}).id }),
    ],
  ])('%s: nothing', (_, one) => {
    expect(reportedAbsences(date, [one], [])).toEqual([]);
  });

  test.each([
    ['WITHDRAWN', date],
    ['REJECTED', date],
    ['APPROVED', day('2026-11-19')],
  ] as const)('a reason that is %s on %s: nothing', (status, on) => {
    expect(
      reportedAbsences(
        date,
        [],
        [
          anAbsenceReason({
            date: on,
            status,
            rejectReason: status === 'REJECTED' ? '안 됨' : null,
          }),
        ],
      ),
    ).toEqual([]);
  });
});
