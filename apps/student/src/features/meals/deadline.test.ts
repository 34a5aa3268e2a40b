import { someLunchSettings } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { deadlineOf, upcomingDeadlines } from './deadline';

const at = (text: string) => new Date(`${text}+09:00`);
const deadline = (now: string, settings: Parameters<typeof someLunchSettings>[0] = {}) =>
  deadlineOf(someLunchSettings(settings), at(now));

test.each([
  ['2026-11-24T12:48', '내일 도시락은 오늘 14:00까지 바꿀 수 있어요', '1시간 12분', true, true],
  ['2026-11-24T13:59', '내일 도시락은 오늘 14:00까지 바꿀 수 있어요', '1분', true, true],
  ['2026-11-24T12:00', '내일 도시락은 오늘 14:00까지 바꿀 수 있어요', '2시간', true, false],
  [
    '2026-11-24T14:00',
    '11월 26일 (목) 도시락은 내일 14:00까지 바꿀 수 있어요',
    '1일',
    false,
    false,
  ],
  ['2026-11-24T14:01', expect.any(String), '23시간 59분', true, false],
  [
    '2026-11-20T10:00',
    '11월 23일 (월) 도시락은 11월 22일 (일) 14:00까지 바꿀 수 있어요',
    '2일 4시간',
    false,
    false,
  ],
])('%s: %s, %s left', (now, line, left, near, soon) => {
  expect(deadline(now)).toMatchObject({ line, left, near, soon });
});

test('a phone reads it in short, and how long it still is when that is soon', () => {
  expect(deadline('2026-11-24T10:00')?.short).toEqual({
    day: '내일 도시락 · ',
    until: '오늘 14:00까지',
  });
  expect(deadline('2026-11-20T10:00')?.short).toEqual({
    day: '월요일 도시락 · ',
    until: '일요일 14:00까지',
  });
  expect(
    deadline('2026-11-20T10:00', { applyStartDate: '2026-12-01', applyEndDate: null })?.short,
  ).toEqual({ day: '12월 1일 (화) 도시락 · ', until: '11월 30일 (월) 14:00까지' });
  expect(deadline('2026-11-24T12:48')?.short.until).toBe('1시간 12분 뒤 마감');
});

test('a cutoff of 24:00 belongs to the day that it ends', () => {
  expect(deadline('2026-11-24T23:00', { editCutoffHour: 24 })?.line).toBe(
    '내일 도시락은 오늘 24:00까지 바꿀 수 있어요',
  );
});

test('nothing left to apply for', () => {
  expect(deadline('2026-11-20T10:00', { applyEndDate: '2026-11-20' })).toBeUndefined();
});

test('meals that close differently are named, and a week at once from its first day to its last', () => {
  const settings = someLunchSettings({
    lunchCutoff: { shape: 'weekly', weekday: 4, hour: 18 },
    dinnerCutoff: { shape: 'same-day', hour: 15 },
  });
  expect(upcomingDeadlines(settings, at('2026-11-19T10:00'))).toEqual([
    { closing: '오늘 저녁', until: '오늘 15:00까지' },
    { closing: '11월 23일 (월) ~ 11월 27일 (금) 점심', until: '오늘 18:00까지' },
    { closing: '내일 저녁', until: '내일 15:00까지' },
  ]);
  const evening = deadlineOf(settings, at('2026-11-19T15:00'));
  expect(evening).toMatchObject({
    line: '11월 23일 (월) ~ 11월 27일 (금) 점심은 오늘 18:00까지 바꿀 수 있어요',
    short: { day: '11/23~11/27 점심 · ', until: '오늘 18:00까지' },
  });
  expect([...(evening?.closing ?? [])]).toHaveLength(5);
});

test('over a holiday a business day earlier', () => {
  const settings = someLunchSettings({
    lunchCutoff: { shape: 'business-days', days: 2, hour: 14 },
    dinnerCutoff: { shape: 'business-days', days: 2, hour: 14 },
    daysOff: ['2026-11-24'],
  });
  expect(upcomingDeadlines(settings, at('2026-11-19T14:00'))).toEqual([
    { closing: '11월 24일 (화) ~ 11월 25일 (수) 도시락', until: '내일 14:00까지' },
    { closing: '11월 26일 (목) 도시락', until: '11월 23일 (월) 14:00까지' },
    { closing: '11월 27일 (금) 도시락', until: '11월 25일 (수) 14:00까지' },
  ]);
});
