import { anAttendanceRow, aVisit } from '@academy/domain/testing';
import { clockTime, day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { guardianMessage, outingsText, readOutings, readTime } from './visit-text';

test.each([
  ['', null],
  [' ', null],
  ['905', '09:05'],
  ['9:05', '09:05'],
  ['1405', '14:05'],
  ['14:05', '14:05'],
  ['24:00', '24:00'],
  ['25:00', undefined],
  ['9', undefined],
  ['아침', undefined],
])('%j is read as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each([
  ['', []],
  ['15:00-16:00', [{ from: '15:00', to: '16:00' }]],
  [
    '1500~1600, 17:00–',
    [
      { from: '15:00', to: '16:00' },
      { from: '17:00', to: null },
    ],
  ],
])('outings %j', (typed, outings) => expect(readOutings(typed)).toEqual(outings));

test.each(['15', '–16:00', '15:00–26:00'])('%j is no outing', (typed) =>
  expect(readOutings(typed)).toBeUndefined(),
);

test('what is shown is read back', () => {
  const shown = '15:00–16:00, 17:00–';
  expect(outingsText(readOutings(shown) ?? [])).toBe(shown);
});

const row = (name: string, visit: ReturnType<typeof aVisit> | null) => ({
  ...anAttendanceRow({ name, visit }),
  waiting: [],
  conflicts: [],
});

test('says of each student where they are, and nothing else', () => {
  const rows = [
    row('김하늘', null),
    row('이바다', aVisit()),
    row('박솔', aVisit({ outings: [{ from: clockTime('15:00'), to: null }] })),
    row('문구름', aVisit({ leftAt: clockTime('20:00') })),
  ];
  const facts = { academy: '하늘학원', date: day('2026-11-20'), clock: clockTime('14:20') };
  expect(rows.map((one) => guardianMessage(one, facts))).toEqual([
    '[하늘학원] 김하늘 학생이 11월 20일 (금) 14:20 현재 등원하지 않았습니다. 확인 부탁드립니다.',
    '[하늘학원] 이바다 학생이 11월 20일 (금) 13:55에 등원했습니다.',
    '[하늘학원] 박솔 학생이 11월 20일 (금) 15:00에 외출해 아직 돌아오지 않았습니다.',
    '[하늘학원] 문구름 학생이 11월 20일 (금) 20:00에 하원했습니다.',
  ]);
});
