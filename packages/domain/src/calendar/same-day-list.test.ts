import { expect, test } from 'vitest';
import { operationIdSchema } from '../ids';
import { managedText } from './calendar-texts';
import { managedMeals } from '../meals';
import { aSameDayRow } from '../testing';
import { sameDayList, type SameDayFilter } from '.';

const everything: SameDayFilter = {
  meal: 'all',
  q: '',
  waiting: false,
  unpaid: false,
  away: false,
};
const cancelled = {
  added: [],
  cancelled: ['lunch' as const],
  cause: 'ABSENT' as const,
  note: '병원',
  byName: '박매니저',
  undo: { operationId: '9', undoUntil: '2026-11-20T01:10:00Z' },
};
const rows = [
  aSameDayRow({
    studentId: '1',
    name: '한지우',
    seat: 'A-10',
    dinner: false,
    lunchPickedUp: true,
    depositStatus: 'confirmed',
  }),
  aSameDayRow({ studentId: '2', name: '김하늘', seat: 'A-2', away: '조퇴 12:00–' }),
  aSameDayRow({ studentId: '3', name: '박서준', seat: null, lunch: false, dinnerPickedUp: true }),
  aSameDayRow({
    studentId: '4',
    name: '이바다',
    seat: 'B-1',
    lunch: false,
    dinner: false,
    managed: cancelled,
  }),
  aSameDayRow({
    studentId: '5',
    name: '최가온',
    seat: 'B-2',
    lunch: false,
    dinner: false,
    lunchPickedUp: true,
  }),
];

test.each([
  ['everybody, by seat as people count', {}, ['김하늘', '한지우', '이바다', '박서준']],
  ['lunch', { meal: 'lunch' }, ['김하늘', '한지우', '이바다']],
  ['dinner: the lunch that was cancelled is not in it', { meal: 'dinner' }, ['김하늘', '박서준']],
  ['who has not picked up', { waiting: true }, ['김하늘']],
  ['who has not paid', { unpaid: true }, ['김하늘', '박서준']],
  ['who will be out', { away: true }, ['김하늘']],
  ['초성, also of whom a manager cancelled', { q: 'ㅇㅂㄷ' }, ['이바다']],
] as const)('%s', (_, filter, names) => {
  expect(sameDayList(rows, { ...everything, ...filter }).map(({ name }) => name)).toEqual(names);
});

const change = {
  cause: 'REQUEST',
  note: '',
  byName: '박매니저',
  undo: { operationId: operationIdSchema.parse('9'), undoUntil: '2026-11-20T01:10:00Z' },
} as const;
const [none, lunch, both] = [
  { lunch: false, dinner: false },
  { lunch: true, dinner: false },
  { lunch: true, dinner: true },
];

test.each([
  ['nothing before', [{ ...change, before: null }], lunch, '점심 추가 (요청)'],
  [
    'the last reason counts',
    [
      { ...change, before: lunch },
      { ...change, before: both, cause: 'ABSENT', note: '독감' },
    ],
    none,
    '점심 취소 (결석: 독감)',
  ],
  [
    'one for the other',
    [{ ...change, before: lunch, cause: 'OTHER' }],
    { lunch: false, dinner: true },
    '저녁 추가 · 점심 취소 (기타)',
  ],
  [
    'there and back',
    [
      { ...change, before: both },
      { ...change, before: none },
    ],
    both,
    null,
  ],
  ['never touched', [], both, null],
] as const)('what managers did: %s', (_, changes, now, told) => {
  const managed = managedMeals(changes, now);
  expect(managed && managedText(managed)).toBe(told);
});
