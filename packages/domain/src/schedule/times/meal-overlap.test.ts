import { expect, test } from 'vitest';
import { aRegularSchedule, aReservation } from '../../testing';
import { clockTime } from '../../time';
import { countOverlaps, mealOverlaps } from '..';

type Overrides = Parameters<typeof aRegularSchedule>[0];

const ordered = [
  aReservation({ date: '2026-07-02' }),
  aReservation({ date: '2026-07-03' }),
  aReservation({ date: '2026-07-07', lunch: false }),
  aReservation({ date: '2026-07-09', dinner: false }),
];
const overlapped = (overrides: Overrides, mealTimes?: Parameters<typeof mealOverlaps>[2]) =>
  mealOverlaps(aRegularSchedule(overrides), ordered, mealTimes).map(
    ({ date, meals }) => `${date.slice(8)} ${meals.join(' ')}`,
  );

const overlaps: [string, Overrides, string[]][] = [
  ['after dinner', {}, []],
  ['one minute of dinner', { from: '18:59' }, ['02 dinner', '07 dinner']],
  ['until dinner begins', { from: '17:00', to: '18:00' }, []],
  ['over both meals', { from: '11:00', to: '20:00' }, ['02 lunch dinner', '07 dinner', '09 lunch']],
  [
    'a whole day',
    { kind: 'ALL_DAY', from: null, to: null },
    ['02 lunch dinner', '07 dinner', '09 lunch'],
  ],
  [
    'coming late, in the middle of lunch',
    { kind: 'LATE_ARRIVAL', from: null, to: '12:30' },
    ['02 lunch', '09 lunch'],
  ],
  [
    'leaving early, after lunch',
    { kind: 'EARLY_LEAVE', from: '13:00', to: null },
    ['02 dinner', '07 dinner'],
  ],
];
test.each(overlaps)('ordered meals: %s', (_, overrides, days) => {
  expect(overlapped(overrides)).toEqual(days);
});

test('the academy may eat at other times', () => {
  const mealTimes = {
    lunch: { from: clockTime('20:00'), to: clockTime('21:00') },
    dinner: { from: clockTime('22:00'), to: clockTime('23:00') },
  };
  expect(overlapped({}, mealTimes)).toEqual(['02 lunch', '09 lunch']);
});

test('without reservations nothing overlaps', () => {
  expect(mealOverlaps(aRegularSchedule({ kind: 'ALL_DAY', from: null, to: null }), [])).toEqual([]);
});

test('overlaps are counted per meal', () => {
  expect(
    countOverlaps(mealOverlaps(aRegularSchedule({ from: '11:00', to: '20:00' }), ordered)),
  ).toEqual({ lunch: 2, dinner: 2 });
});
