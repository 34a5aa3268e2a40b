import { guardianChildSchema } from '@academy/domain/guardians';
import { month } from '@academy/domain/time';
import { describe, expect, test } from 'vitest';
import { dayCounts, mealsLine, monthWeeks, periodRuns, visitLine } from './child-lines';

const some = (overrides: object) =>
  guardianChildSchema.parse({
    id: '1',
    name: '한별',
    seat: null,
    attendance: null,
    meals: null,
    ahead: [],
    requests: [],
    days: [],
    months: [],
    points: { period: 'all', rewards: 0, penalties: 0, step: null, newest: [] },
    exams: [],
    ...overrides,
  });
const attendance = (visit: object | null) => ({
  attendance: { state: 'present', holiday: null, visit, reportedAbsences: [], periods: [] },
});

test.each([
  [null, '아직 등원하지 않았습니다'],
  [{ arrivedAt: '13:55', leftAt: null, outings: [] }, '등원 13:55'],
  [
    { arrivedAt: '13:55', leftAt: '22:00', outings: [{ from: '19:00', to: '20:30' }] },
    '등원 13:55 · 외출 19:00–20:30 · 하원 22:00',
  ],
])('when the child came and went', (visit, text) => {
  expect(visitLine(some(attendance(visit))).replaceAll('\u2060', '')).toBe(text);
});

test.each([
  [false, null, '오늘 신청이 없습니다'],
  [true, null, '점심 신청'],
  [true, '2026-11-20T03:31:00Z', '점심 12:31 수령'],
])('today’s meals', (ordered, pickedUpAt, text) => {
  const dinner = { ordered: false, pickedUpAt: null };
  expect(mealsLine(some({ meals: { lunch: { ordered, pickedUpAt }, dinner } }))).toBe(text);
});

describe('the month', () => {
  const days = [
    { date: '2026-11-20', status: 'LATE', excused: false },
    { date: '2026-11-19', status: 'ABSENT', excused: true },
    { date: '2026-11-18', status: 'PRESENT', excused: false },
  ];
  test('whoever was late was there', () => {
    expect(dayCounts(some({ days }))).toEqual({ present: 2, late: 1, leftEarly: 0, absent: 1 });
  });
  test('the picture of the month has its weeks from Sunday on, and what is known of each day', () => {
    const weeks = monthWeeks(some({ days }), month('2026-11'));
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toEqual({ date: '2026-11-01', inMonth: true, day: null });
    expect(weeks[2]?.slice(3).map(({ day }) => day?.status)).toEqual([
      'PRESENT',
      days[1]?.status,
      days[0]?.status,
      undefined,
    ]);
    expect(weeks[4]?.filter(({ inMonth }) => inMonth)).toHaveLength(2);
  });
});

test('periods in a row that say the same are one', () => {
  const period = (number: number, status: 'PRESENT' | 'LATE' | null) => ({
    number,
    name: `${number}교시`,
    from: '09:00',
    to: '10:00',
    begun: true,
    mark: { status, excused: false },
    expected: null,
  });
  const { attendance: today } = some({
    attendance: {
      ...attendance(null).attendance,
      periods: [period(1, 'LATE'), period(2, 'PRESENT'), period(3, 'PRESENT'), period(4, null)],
    },
  });
  expect(periodRuns(today?.periods ?? [])).toEqual([
    { first: '1교시', last: '1교시', text: '지각' },
    { first: '2교시', last: '3교시', text: '출석' },
    { first: '4교시', last: '4교시', text: '확인 전' },
  ]);
});
