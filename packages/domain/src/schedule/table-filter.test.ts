import { expect, test } from 'vitest';
import { day } from '../time';
import { filterScheduleTable, scheduleTableSchema } from '.';

const cell = (date: string, source: 'schedule' | 'reason', approved: boolean) => ({
  date: day(date),
  source,
  id: '1',
  kind: 'OUTING' as const,
  text: '외출',
  approved,
});
const { rows } = scheduleTableSchema.parse({
  rows: [
    {
      studentId: '1',
      name: '김하늘',
      seat: '1',
      grade: '고1',
      school: null,
      phoneTail: '5678',
      days: [cell('2026-11-20', 'schedule', true), cell('2026-11-21', 'reason', false)],
    },
    {
      studentId: '2',
      name: '박솔',
      seat: '2',
      grade: null,
      school: null,
      phoneTail: '1111',
      days: [cell('2026-11-20', 'reason', true)],
    },
    {
      studentId: '3',
      name: '이바다',
      seat: '3',
      grade: null,
      school: null,
      phoneTail: '2222',
      days: [],
    },
  ],
});

// 2026-11-20 is a Friday.
test.each([
  ['nothing narrowed: who is away at all', {}, ['김하늘 20 21', '박솔 20']],
  ['by 초성', { q: 'ㄱㅎㄴ' }, ['김하늘 20 21']],
  ['what waits', { status: 'PENDING' as const }, ['김하늘 21']],
  ['approved reasons', { status: 'APPROVED' as const, source: 'reason' as const }, ['박솔 20']],
  ['on Saturdays', { weekday: 6 }, ['김하늘 21']],
  ['on Sundays', { weekday: 0 }, []],
])('the table of a month: %s', (_, filter, shown) => {
  expect(
    filterScheduleTable(rows, filter).map(({ name, days }) =>
      [name, ...days.map(({ date }) => date.slice(8))].join(' '),
    ),
  ).toEqual(shown);
});
