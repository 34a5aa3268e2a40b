import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../../testing/arbitraries';
import { inEveryZone } from '../../testing/zones';
import { aReasonDraft } from '../testing';
import { daysBetween, day, isCalendarDay, shiftDay } from '../time';
import { checkReason, reasonDays, reasonTimes, tidyReason, type ReasonForm } from '.';

const TODAY = day('2026-11-20');
const check = (overrides: Partial<ReasonForm>, context = {}) =>
  checkReason({ ...aReasonDraft(), ...overrides }, { today: TODAY, ...context });

inEveryZone(() => {
  const cases: [string, Partial<ReasonForm>, ReturnType<typeof check>][] = [
    ['nothing', {}, {}],
    ['seven days ago', { date: '2026-11-13' }, {}],
    [
      'eight days ago',
      { date: '2026-11-12' },
      { date: '11월 13일 (금)부터 제출할 수 있어요. 더 지난 날은 데스크에 문의해 주세요.' },
    ],
    ['sixty days ahead', { date: '2027-01-19' }, {}],
    [
      'sixty-one days ahead',
      { date: '2027-01-20' },
      { date: '1월 19일 (화)까지 제출할 수 있어요.' },
    ],
    ['no date', { date: '' }, { date: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' }],
    [
      'a date that is none',
      { date: '2026-11-31' },
      { date: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' },
    ],
    ['absent, leftover times do not count', { type: 'ABSENT', leaveAt: 'x', backAt: null }, {}],
    ['late at a time', { type: 'LATE', arriveAt: '09:30' }, {}],
    ['late at no time', { type: 'LATE' }, { arriveAt: '도착하는 시각을 입력해 주세요.' }],
    ['leaving early at a time', { type: 'EARLY_LEAVE', backAt: null }, {}],
    [
      'leaving early at a time that is none',
      { type: 'EARLY_LEAVE', leaveAt: '오후' },
      { leaveAt: '시각을 19:00처럼 입력해 주세요.' },
    ],
    [
      'out without times',
      { leaveAt: '', backAt: null },
      { leaveAt: '나가는 시각을 입력해 주세요.', backAt: '돌아오는 시각을 입력해 주세요.' },
    ],
    [
      'back when leaving',
      { backAt: '14:00' },
      { backAt: '돌아오는 시각은 나가는 시각보다 늦어야 해요.' },
    ],
    ['out for one minute', { backAt: '14:01' }, {}],
    ['no category chosen', { category: null }, { category: '사유 구분을 선택해 주세요.' }],
    ['no text', { text: ' \n' }, { text: '사유를 입력해 주세요.' }],
    ['300 characters, blanks around', { text: ` ${'😀'.repeat(300)} ` }, {}],
    ['301 characters', { text: '가'.repeat(301) }, { text: '300자 이하로 입력해 주세요.' }],
  ];
  test.each(cases)('%s', (_, overrides, errors) => {
    expect(check(overrides)).toEqual(errors);
  });
});

test('everything at once', () => {
  expect(Object.keys(check({ date: '2020-01-01', leaveAt: null, text: '' })).toSorted()).toEqual([
    'date',
    'leaveAt',
    'text',
  ]);
});

test('an edit may keep a date that lies too far back by now, and move to no other such', () => {
  const current = { date: day('2026-11-10') };
  expect(check({ date: '2026-11-10' }, { current })).toEqual({});
  expect(Object.keys(check({ date: '2026-11-11' }, { current }))).toEqual(['date']);
});

test('from 1900 to 2100 exactly 68 days are open', () => {
  fc.assert(
    fc.property(anyDay(), fc.integer({ min: -80, max: 80 }), (today, offset) => {
      const date = shiftDay(today, offset);
      fc.pre(isCalendarDay(date));
      expect(Object.keys(checkReason(aReasonDraft({ date }), { today }))).toEqual(
        offset >= -7 && offset <= 60 ? [] : ['date'],
      );
      const { first, last } = reasonDays(today);
      expect(daysBetween(first, last)).toBe(67);
    }),
  );
});

describe('the times of a type', () => {
  test.each([
    ['ABSENT', []],
    ['LATE', ['arriveAt']],
    ['EARLY_LEAVE', ['leaveAt']],
    ['OUTING', ['leaveAt', 'backAt']],
  ] as const)('%s: %j', (type, times) => {
    expect(reasonTimes(type)).toEqual(times);
    const full = { ...aReasonDraft({ text: ' 치과 ', arriveAt: '09:00' }), type };
    const kept = (['arriveAt', 'leaveAt', 'backAt'] as const).filter(
      (time) => tidyReason(full)[time] !== null,
    );
    expect([kept, tidyReason(full).text]).toEqual([times, '치과']);
  });
});
