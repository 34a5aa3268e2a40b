import { guardianChildSchema } from '@academy/domain/guardians';
import { describe, expect, test } from 'vitest';
import { dayCounts, mealsLine, unusualDays, visitLine } from './child-lines';

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
  test('days that were as usual are not listed', () => {
    expect(unusualDays(some({ days })).map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-19',
    ]);
  });
});
