import { expect, test } from 'vitest';
import { clockTime } from '../../time';
import { awayText } from '..';

const time = (text: string | null) => (text === null ? null : clockTime(text));
const visit = (
  arrivedAt: string | null,
  leftAt: string | null = null,
  outings: [string, string | null][] = [],
) => ({
  arrivedAt: time(arrivedAt),
  leftAt: time(leftAt),
  outings: outings.map(([from, to]) => ({ from: clockTime(from), to: time(to) })),
});

test.each([
  ['nothing was written down', { absent: null, visit: null }, null],
  ['marked absent', { absent: { excused: false }, visit: null }, '결석'],
  ['absent with a good reason', { absent: { excused: true }, visit: null }, '결석 (인정)'],
  [
    'came after all, the marks not yet corrected',
    { absent: { excused: false }, visit: visit('15:00') },
    null,
  ],
  ['here', { absent: null, visit: visit('14:00') }, null],
  [
    'out',
    {
      absent: null,
      visit: visit('14:00', null, [
        ['15:00', '15:20'],
        ['17:50', null],
      ]),
    },
    '외출 중 17:50–',
  ],
  ['back again', { absent: null, visit: visit('14:00', null, [['17:50', '18:05']]) }, null],
  [
    'gone home before the meal is over',
    { absent: null, visit: visit('14:00', '18:10') },
    '하원 18:10',
  ],
  ['gone home when it is over', { absent: null, visit: visit('14:00', '19:00') }, null],
  ['out since it is over', { absent: null, visit: visit('14:00', null, [['19:00', null]]) }, null],
  ['gone home after midnight', { absent: null, visit: visit('14:00', '00:30') }, null],
])('%s', (_case, seen, text) => {
  expect(awayText(seen, clockTime('19:00'))).toBe(text);
});
