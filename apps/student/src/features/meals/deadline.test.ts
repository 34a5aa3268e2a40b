import { someLunchSettings } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { deadlineOf } from './deadline';

const at = (text: string) => new Date(`${text}+09:00`);

test.each([
  ['2026-11-24T12:48', '내일 도시락은 오늘 14:00까지 바꿀 수 있어요', '(1시간 12분 남음)', true],
  ['2026-11-24T13:59', '내일 도시락은 오늘 14:00까지 바꿀 수 있어요', '(1분 남음)', true],
  [
    '2026-11-24T14:00',
    '11월 26일 (목) 도시락은 내일 14:00까지 바꿀 수 있어요',
    '(1일 남음)',
    false,
  ],
  [
    '2026-11-20T10:00',
    '11월 23일 (월) 도시락은 11월 22일 (일) 14:00까지 바꿀 수 있어요',
    '(2일 4시간 남음)',
    false,
  ],
])('%s: %s %s', (now, line, left, soon) => {
  expect(deadlineOf(someLunchSettings(), at(now))).toEqual({ line, left, soon });
});

test('a cutoff of 24:00 belongs to the day that it ends', () => {
  expect(deadlineOf(someLunchSettings({ editCutoffHour: 24 }), at('2026-11-24T23:00')).line).toBe(
    '내일 도시락은 오늘 24:00까지 바꿀 수 있어요',
  );
});

test('nothing left to apply for', () => {
  expect(
    deadlineOf(someLunchSettings({ applyEndDate: '2026-11-20' }), at('2026-11-20T10:00')),
  ).toEqual({ line: '지금 신청할 수 있는 도시락이 없어요.', left: null, soon: false });
});
