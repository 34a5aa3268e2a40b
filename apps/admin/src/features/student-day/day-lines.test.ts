import { studentDaySchema } from '@academy/domain/students';
import { aStudentRecord } from '@academy/domain/testing';
import { describe, expect, test } from 'vitest';
import { attendanceLine, dayLines } from './day-lines';

const account = {
  billed: 16_000,
  carriedIn: 0,
  carriedOut: 0,
  due: 16_000,
  paid: 5000,
  refunded: 0,
  refundDue: 0,
  balance: -11_000,
  state: 'partial',
};
const aDay = (overrides: object = {}) =>
  studentDaySchema.parse({
    asOf: '2026-11-20T01:00:00Z',
    date: '2026-11-20',
    student: aStudentRecord({ id: '12', name: '한별' }),
    attendance: null,
    meals: null,
    months: null,
    points: null,
    requests: null,
    exams: null,
    ...overrides,
  });
const said = (overrides: object) =>
  dayLines(aDay(overrides)).map(({ label, text, note, badge }) =>
    [label, text, note, badge?.text].filter(Boolean).join(' | '),
  );

test('what may not be seen has no line', () => {
  expect(attendanceLine(aDay())).toBeUndefined();
  expect(dayLines(aDay())).toEqual([]);
});

describe('each line says what is so', () => {
  test.each([
    [{ ordered: false, pickedUpAt: null }, { ordered: false, pickedUpAt: null }, '오늘 신청 없음'],
    [
      { ordered: true, pickedUpAt: '2026-11-20T03:31:00Z' },
      { ordered: true, pickedUpAt: null },
      '점심 12:31 수령 · 저녁 신청',
    ],
  ])('meals', (lunch, dinner, text) => {
    expect(said({ meals: { lunch, dinner } })).toEqual([`도시락 | ${text}`]);
  });

  test('money: what is missing is shown, and a month without a bill', () => {
    expect(
      said({
        months: [
          { month: '2026-11', account },
          {
            month: '2026-10',
            account: { ...account, billed: 0, paid: 0, balance: 0, state: 'none' },
          },
        ],
      }),
    ).toEqual([
      '11월 입금 | 청구 16,000원 | 입금 5,000원 · 남은 금액 11,000원 | 일부 입금',
      '10월 입금 | 청구 없음',
    ]);
  });

  test('attendance: when they came, were out and went', () => {
    const attendance = {
      state: 'present',
      holiday: null,
      visit: {
        arrivedAt: '13:55',
        leftAt: '22:00',
        outings: [{ from: '19:00', to: '20:30' }],
      },
      reportedAbsences: [
        {
          source: 'schedule',
          id: '3',
          kind: 'OUTING',
          from: '19:00',
          to: '20:30',
          title: '수학학원',
          approved: true,
        },
      ],
      periods: [],
    };
    expect(attendanceLine(aDay({ attendance }))).toMatchObject({
      text: '등원 13:55 · 외출 19:00–20:30 · 하원 22:00',
      note: '수학학원 · 승인',
      to: '/attendance?date=2026-11-20&q=%ED%95%9C%EB%B3%84',
    });
  });

  test.each([
    ['unmarked', '등원 전'],
    ['missing', '미등원'],
    ['absent', '결석'],
  ])('who was not seen: %s', (state, text) => {
    const attendance = { state, holiday: null, visit: null, reportedAbsences: [], periods: [] };
    expect(attendanceLine(aDay({ attendance }))?.text).toBe(text);
  });

  test('a step has the colour that the settings gave it', () => {
    const points = { period: 'all', rewards: 0, penalties: 5, step: '주의', last: null };
    const badgeOf = (stepTone: string | null) =>
      dayLines(aDay({ points: { ...points, stepTone } }))[0]?.badge;
    expect(badgeOf('info')).toEqual({ text: '주의', meaning: 'note' });
    expect(badgeOf(null)).toEqual({ text: '주의', meaning: 'label' });
  });

  test('nothing waits, nothing was given, no exam lies ahead', () => {
    expect(
      said({
        points: { period: 'all', rewards: 0, penalties: 0, step: null, stepTone: null, last: null },
        requests: [],
        exams: [],
      }),
    ).toEqual([
      '상벌점 | 받은 상벌점 없음',
      '승인 대기 | 기다리는 신청 없음',
      '다음 시험 | 신청한 시험 없음',
    ]);
  });
});

test('each line leads to where it is worked on', () => {
  const requests = [
    { kind: 'schedule', id: '7', text: '수학학원', at: '2026-11-01T00:00:00Z' },
    { kind: 'reason', id: '8', text: '외출', at: '2026-11-02T00:00:00Z' },
    { kind: 'objection', id: '9', text: '무단지각', at: '2026-11-03T00:00:00Z' },
  ];
  expect(
    dayLines(aDay({ months: [{ month: '2026-10', account }], requests })).map(({ to }) => to),
  ).toEqual([
    '/admin-dashboard?tab=deposits&month=2026-10&student=12',
    '/attendance/student?student=12&item=s-7',
    '/attendance/student?student=12&item=r-8',
    '/points/issue?tab=objections',
  ]);
});
