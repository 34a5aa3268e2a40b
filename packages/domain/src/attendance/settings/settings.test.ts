import { describe, expect, test } from 'vitest';
import { missedPeriods } from '../../schedule/times/compulsory-periods';
import { aDayContext, aReportedAbsence, aVisit, anAttendanceRow, somePeriods } from '../../testing';
import { clockTime, day, instantAt } from '../../time';
import {
  PERIODS_MAX,
  checkAttendanceSettings,
  clockOn,
  compulsoryPeriods,
  defaultAttendanceSettings,
  effectiveMarks,
  nextPeriod,
  summarizeDay,
  type Period,
} from '..';

const [one, two] = [somePeriods()[0], somePeriods()[1]];
if (!one || !two) throw new Error('a day has two periods');
const problems = (weekday: Period[]) =>
  checkAttendanceSettings({
    ...defaultAttendanceSettings,
    periods: { ...defaultAttendanceSettings.periods, weekday },
  });

describe('periods', () => {
  test('of a new academy are in order', () =>
    expect(problems(defaultAttendanceSettings.periods.weekday)).toEqual({}));

  test.each<[string, Period[], string]>([
    [
      'that end before they begin',
      [{ ...one, to: clockTime('13:00') }],
      '1교시: 끝나는 시각은 시작 시각보다 늦어야 합니다. 자정을 넘기면 03:00 전에 끝나야 합니다.',
    ],
    [
      'that run into the next study day',
      [{ ...one, from: clockTime('23:30'), to: clockTime('03:30') }],
      '1교시: 끝나는 시각은 시작 시각보다 늦어야 합니다. 자정을 넘기면 03:00 전에 끝나야 합니다.',
    ],
    [
      'that end when they begin',
      [{ ...one, to: one.from }],
      '1교시: 끝나는 시각은 시작 시각보다 늦어야 합니다.',
    ],
    [
      'that begin before the one before ends',
      [one, { ...two, from: clockTime('14:49') }],
      '2교시: 앞 교시가 끝난 뒤에 시작해야 합니다.',
    ],
    ['that stand in another order', [two, one], '1교시: 앞 교시가 끝난 뒤에 시작해야 합니다.'],
    ['of one name', [one, { ...two, name: ' 1교시' }], ' 1교시: 같은 이름의 교시가 있습니다.'],
    ['of one number', [one, { ...two, number: 1 }], '2교시: 같은 이름의 교시가 있습니다.'],
    ['without a name', [{ ...one, name: ' ' }], '교시 이름을 입력하세요.'],
  ])('%s are refused', (_, weekday, problem) =>
    expect(problems(weekday)).toEqual({ weekdayPeriods: problem }),
  );

  test('may follow each other at once', () =>
    expect(problems([one, { ...two, from: one.to }])).toEqual({}));
});

describe('a period that is added', () => {
  test('begins ten minutes after the last one', () =>
    expect(nextPeriod([one, two])).toEqual({
      number: 3,
      name: '3교시',
      from: '16:00',
      to: '16:50',
    }));
  test('is the first of an empty day', () =>
    expect(nextPeriod([])).toMatchObject({ number: 1, from: '14:00' }));
  test('does not take the number of one that is gone', () =>
    expect(nextPeriod([{ ...two, number: 5 }])).toMatchObject({ number: 6 }));
  test('takes a free number when the highest is used', () =>
    expect(nextPeriod([{ ...one, number: PERIODS_MAX }])).toMatchObject({ number: 1 }));
  test('goes on after midnight', () =>
    expect(
      nextPeriod([{ ...one, from: clockTime('22:40'), to: clockTime('23:30') }]),
    ).toMatchObject({ from: '23:40', to: '00:30' }));
  test('has no place in a full day', () =>
    expect(
      nextPeriod(
        Array.from({ length: PERIODS_MAX }, (_, index) => ({ ...one, number: index + 1 })),
      ),
    ).toBeNull());
});

test.each([
  ['2026-11-20', '14:10', '14:10'],
  ['2026-11-19', '14:10', '02:59'],
  ['2026-11-21', '14:10', '00:00'],
  ['2026-11-19', '02:00', '02:00'],
  ['2026-11-19', '00:00', '24:00'],
  ['2026-11-18', '02:00', '02:59'],
  ['2026-11-20', '02:00', '00:00'],
])('on %s it is, at %s of 11-20: %s', (date, clock, late) => {
  expect(
    clockOn(
      day(date),
      instantAt(day('2026-11-20'), Number(clock.slice(0, 2)), Number(clock.slice(3))),
      defaultAttendanceSettings,
    ),
  ).toBe(late);
});

test('whoever is still out counts as out until now, and no longer than to the end of the last period', () => {
  const row = anAttendanceRow({
    visit: aVisit({ outings: [{ from: clockTime('15:00'), to: null }] }),
  });
  const until = (clock: string) =>
    summarizeDay(row, aDayContext({ clock: clockTime(clock) })).outingMinutes;
  expect([until('15:20'), until('20:00'), until('24:00')]).toEqual([20, 110, 110]);
});

describe('a period across midnight', () => {
  const night: Period[] = [
    { ...one, from: clockTime('22:30'), to: clockTime('23:20') },
    { ...two, from: clockTime('23:30'), to: clockTime('00:30') },
    { number: 3, name: '3교시', from: clockTime('00:40'), to: clockTime('01:30') },
  ];
  const cells = (row: Parameters<typeof anAttendanceRow>[0], clock = '02:59') =>
    effectiveMarks(anAttendanceRow(row), aDayContext({ periods: night, clock: clockTime(clock) }))
      .map((mark) => (mark?.status ? `${mark.status}${mark.excused ? '*' : ''}` : '-'))
      .join(' ');
  const came = (arrivedAt: string, leftAt: string | null = null) => ({
    visit: aVisit({
      arrivedAt: clockTime(arrivedAt),
      leftAt: leftAt === null ? null : clockTime(leftAt),
    }),
  });

  test('is allowed, and so is one after it', () => expect(problems(night)).toEqual({}));
  test.each([
    ['23:29', 'PRESENT - -'],
    ['23:30', 'PRESENT PRESENT -'],
    ['24:00', 'PRESENT PRESENT -'],
    ['00:40', 'PRESENT PRESENT PRESENT'],
  ])('has begun at %s: %s', (clock, marks) => expect(cells(came('22:00'), clock)).toBe(marks));
  test.each([
    ['23:40', null, 'LATE LATE PRESENT'],
    ['00:10', null, 'LATE LATE PRESENT'],
    ['22:30', '00:05', 'PRESENT EARLY_LEAVE EARLY_LEAVE'],
    ['22:30', '00:25', 'PRESENT PRESENT EARLY_LEAVE'],
    ['01:30', null, 'ABSENT ABSENT ABSENT'],
  ])('from %s to %s: %s', (arrivedAt, leftAt, marks) =>
    expect(cells(came(arrivedAt, leftAt))).toBe(marks),
  );
  test('is missed by who was allowed to leave before it, and by who is away all day', () => {
    const early = aReportedAbsence({
      kind: 'EARLY_LEAVE',
      from: clockTime('23:20'),
      to: clockTime('24:00'),
    });
    expect(cells({ reportedAbsences: [early] })).toBe('- ABSENT* ABSENT*');
    const late = aReportedAbsence({
      kind: 'LATE',
      from: clockTime('00:00'),
      to: clockTime('23:40'),
    });
    expect(cells({ reportedAbsences: [late] })).toBe('ABSENT* LATE* -');
    const outing = { kind: 'OUTING' as const, from: clockTime('23:50'), to: clockTime('00:20') };
    expect(cells({ reportedAbsences: [aReportedAbsence(outing)] })).toBe('- OUTING* -');
  });
  test('is compulsory for whoever is away until midnight', () => {
    const periods = { weekday: night.map((period) => ({ ...period, compulsory: true })) };
    const compulsory = compulsoryPeriods({
      ...defaultAttendanceSettings,
      periods: { ...defaultAttendanceSettings.periods, ...periods },
    });
    const away = (kind: 'LATE_ARRIVAL' | 'EARLY_LEAVE', from: string | null, to: string | null) =>
      missedPeriods(
        {
          weekdays: [1],
          kind,
          from: from === null ? null : clockTime(from),
          to: to === null ? null : clockTime(to),
        },
        compulsory,
      ).flatMap(({ names }) => names);
    expect(away('EARLY_LEAVE', '23:25', null)).toEqual(['2교시', '3교시']);
    expect(away('LATE_ARRIVAL', null, '22:40')).toEqual(['1교시']);
  });
});
