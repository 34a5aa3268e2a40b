import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySchedule } from '../../../testing/schedule-arbitraries';
import { inEveryZone } from '../../../testing/zones';
import { aScheduleDraft } from '../../testing';
import { LAST_DAY, day } from '../../time';
import { checkSchedule, occurrencesOf, tidySchedule, type ScheduleForm } from '..';

const TODAY = day('2026-06-20');
const check = (overrides: Partial<ScheduleForm>, context = {}) =>
  checkSchedule({ ...aScheduleDraft(), ...overrides }, { today: TODAY, ...context });
const late = { kind: 'LATE_ARRIVAL', from: null } as const;
const early = { kind: 'EARLY_LEAVE', to: null } as const;

inEveryZone(() => {
  const cases: [string, Partial<ScheduleForm>, ReturnType<typeof check>][] = [
    ['nothing', {}, {}],
    ['no title', { title: '  ' }, { title: '어떤 일정인지 입력해 주세요.' }],
    ['40 characters of title', { title: '가'.repeat(40) }, {}],
    ['41 characters of title', { title: '😀'.repeat(41) }, { title: '40자 이하로 입력해 주세요.' }],
    ['41 characters of place', { place: '가'.repeat(41) }, { place: '40자 이하로 입력해 주세요.' }],
    ['200 characters of memo, and blanks around', { memo: ` ${'가'.repeat(200)} ` }, {}],
    ['201 characters of memo', { memo: '가'.repeat(201) }, { memo: '200자 이하로 입력해 주세요.' }],
    ['no weekday', { weekdays: [] }, { weekdays: '요일을 하나 이상 선택해 주세요.' }],
    [
      'an outing without times',
      { from: null, to: '' },
      { from: '나가는 시각을 입력해 주세요.', to: '돌아오는 시각을 입력해 주세요.' },
    ],
    ['an outing with one wrong time', { from: '7시' }, { from: '시각을 19:00처럼 입력해 주세요.' }],
    ['25:00', { to: '25:00' }, { to: '시각을 19:00처럼 입력해 주세요.' }],
    ['back when leaving', { to: '19:00' }, { to: '돌아오는 시각은 나가는 시각보다 늦어야 해요.' }],
    [
      'back before leaving',
      { to: '18:59' },
      { to: '돌아오는 시각은 나가는 시각보다 늦어야 해요.' },
    ],
    ['out for one minute', { to: '19:01' }, {}],
    ['coming late at a time', { ...late, to: '18:00' }, {}],
    ['coming late at no time', { ...late, to: null }, { to: '등원 시각을 입력해 주세요.' }],
    [
      'coming late, a leftover leaving time does not count',
      { ...late, from: '20:00', to: '18:00' },
      {},
    ],
    [
      'coming late at midnight',
      { ...late, to: '00:00' },
      { to: '하루 전체라면 종일을 선택해 주세요.' },
    ],
    [
      'coming at the end of the day',
      { ...late, to: '24:00' },
      { to: '하루 전체라면 종일을 선택해 주세요.' },
    ],
    ['leaving early at a time', { ...early, from: '20:00' }, {}],
    ['leaving early at no time', { ...early, from: '' }, { from: '나가는 시각을 입력해 주세요.' }],
    [
      'leaving at midnight',
      { ...early, from: '00:00' },
      { from: '하루 전체라면 종일을 선택해 주세요.' },
    ],
    ['a whole day without times', { kind: 'ALL_DAY', from: null, to: null }, {}],
    [
      'a first date that is none',
      { firstDate: '2026-02-30' },
      { firstDate: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    [
      'no first date',
      { firstDate: '' },
      { firstDate: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    [
      'a last date that is none',
      { lastDate: '내년' },
      { lastDate: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    ['from today on', { firstDate: '2026-06-20' }, {}],
    [
      'from yesterday on',
      { firstDate: '2026-06-19' },
      { firstDate: '지난 날짜는 사유 제출을 이용해 주세요.' },
    ],
    [
      'an end before the beginning',
      { lastDate: '2026-06-30' },
      { lastDate: '마지막 날은 시작일보다 빠를 수 없어요.' },
    ],
    ['no end', { lastDate: null }, {}],
    ['one day, which is a Thursday', { firstDate: '2026-07-02', lastDate: '2026-07-02' }, {}],
    [
      'one day, which is a Friday',
      { firstDate: '2026-07-03', lastDate: '2026-07-03' },
      { weekdays: '이 기간에는 선택한 요일이 없어요.' },
    ],
    [
      'every other week, ending before the second week',
      { everyWeeks: 2, weekdays: [1], firstDate: '2026-07-07', lastDate: '2026-07-19' },
      { weekdays: '이 기간에는 선택한 요일이 없어요.' },
    ],
    [
      'every other week, ending in the second week',
      { everyWeeks: 2, weekdays: [1], firstDate: '2026-07-07', lastDate: '2026-07-20' },
      {},
    ],
    [
      'a last day of the calendar that is not on it',
      { weekdays: [6], firstDate: LAST_DAY, lastDate: null },
      { weekdays: '이 기간에는 선택한 요일이 없어요.' },
    ],
  ];
  test.each(cases)('%s', (_, overrides, errors) => {
    expect(check(overrides)).toEqual(errors);
  });
});

test('everything at once', () => {
  expect(
    Object.keys(
      check({ title: '', weekdays: [], from: null, firstDate: '', memo: '가'.repeat(201) }),
    ).toSorted(),
  ).toEqual(['firstDate', 'from', 'memo', 'title', 'weekdays']);
});

describe('an edit', () => {
  test('may keep a first date that has passed by now, but not move it to another past day', () => {
    const current = { firstDate: day('2026-06-01'), status: 'REJECTED' };
    expect(check({ firstDate: '2026-06-01' }, { current })).toEqual({});
    expect(check({ firstDate: '2026-06-02' }, { current })).toEqual({
      firstDate: '지난 날짜는 사유 제출을 이용해 주세요.',
    });
  });

  test('of an approved one asks for a change from today on: what has been stays as it was', () => {
    const current = { firstDate: day('2026-06-01'), status: 'APPROVED' };
    expect(check({ firstDate: '2026-06-01' }, { current })).toEqual({
      firstDate: '지난 날짜는 사유 제출을 이용해 주세요.',
    });
    expect(check({ firstDate: '2026-06-20' }, { current })).toEqual({});
  });
});

describe('tidying', () => {
  test('trims texts and puts weekdays in order, once', () => {
    expect(
      tidySchedule(
        aScheduleDraft({ title: ' 수학 ', place: ' ', memo: '\n', weekdays: [4, 2, 4] }),
      ),
    ).toMatchObject({ title: '수학', place: '', memo: '', weekdays: [2, 4] });
  });

  test.each([
    ['LATE_ARRIVAL', null, '21:00'],
    ['EARLY_LEAVE', '19:00', null],
    ['OUTING', '19:00', '21:00'],
    ['ALL_DAY', null, null],
  ] as const)('%s keeps %j and %j', (kind, from, to) => {
    expect(tidySchedule(aScheduleDraft({ kind }))).toMatchObject({ from, to });
  });

  test('changes nothing the second time, and nothing that was accepted is refused', () => {
    fc.assert(
      fc.property(anySchedule(), (schedule) => {
        const draft = tidySchedule(schedule);
        expect(tidySchedule(draft)).toEqual(draft);
        expect(checkSchedule(draft, { today: schedule.firstDate })).toEqual(
          checkSchedule(schedule, { today: schedule.firstDate }),
        );
      }),
    );
  });
});

test('a schedule whose dates are accepted takes place at least once', () => {
  fc.assert(
    fc.property(anySchedule(), (schedule) => {
      const { weekdays } = checkSchedule(schedule, { today: schedule.firstDate });
      expect(weekdays === undefined).toBe(
        occurrencesOf(
          { ...schedule, exceptions: [] },
          schedule.firstDate,
          schedule.lastDate ?? LAST_DAY,
        ).length > 0,
      );
    }),
    { numRuns: 50 },
  );
});
