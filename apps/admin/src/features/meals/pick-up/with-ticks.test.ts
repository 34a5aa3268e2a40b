import { aSameDay, aSameDayRow } from '@academy/domain/testing';
import { expect, test } from 'vitest';
import { withTicks } from './with-ticks';

const day = aSameDay({
  rows: [aSameDayRow({ studentId: '1', dinnerPickedUp: true }), aSameDayRow({ studentId: '2' })],
});
const [first, second] = day.rows;
const id = first!.studentId;

test('without ticks the day is the same object', () => {
  expect(withTicks(day, [])).toBe(day);
});

test('the newest tick of a meal counts, the others stay as the server said', () => {
  const shown = withTicks(day, [
    { studentId: id, meal: 'lunch', pickedUp: true },
    { studentId: id, meal: 'dinner', pickedUp: false },
    { studentId: id, meal: 'lunch', pickedUp: false },
    { studentId: id, meal: 'lunch', pickedUp: true },
  ]);
  expect(shown.rows).toEqual([{ ...first, lunchPickedUp: true, dinnerPickedUp: false }, second]);
});
