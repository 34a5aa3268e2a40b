import { describe, expect, test } from 'vitest';
import { sampleMonth } from '../testing/sample-month';
import { gridMove, landingDay } from './grid-moves';
import type { MonthGridDay } from './month-grid-day';

const november = sampleMonth(2026, 11);

function day(date: string): MonthGridDay {
  const found = november.find((each) => each.date === date);
  if (!found) throw new Error(`${date} is not among the cells`);
  return found;
}
const move = (key: string, from: string, shift = false) =>
  gridMove(key, shift, day(from), november);

describe('inside the month', () => {
  test.each([
    ['ArrowRight', '2026-11-20', '2026-11-21'],
    ['ArrowLeft', '2026-11-20', '2026-11-19'],
    ['ArrowDown', '2026-11-20', '2026-11-27'],
    ['ArrowUp', '2026-11-20', '2026-11-13'],
    ['Home', '2026-11-20', '2026-11-15'],
    ['End', '2026-11-20', '2026-11-21'],
    ['End', '2026-11-29', '2026-11-30'],
    ['Home', '2026-11-01', '2026-11-01'],
  ])('%s from %s leads to %s', (key, from, to) => {
    expect(move(key, from)).toEqual({ date: to });
  });

  test('Home in a first week that starts later stays in the month', () => {
    const october = sampleMonth(2026, 10);
    const second = october.find((each) => each.date === '2026-10-02');
    expect(second && gridMove('Home', false, second, october)).toEqual({ date: '2026-10-01' });
  });
});

describe('over the edge', () => {
  test.each([
    ['ArrowRight', '2026-11-30', { step: 1, landing: { dayNumber: 1 } }],
    ['ArrowLeft', '2026-11-01', { step: -1, landing: { dayNumber: 31 } }],
    ['ArrowDown', '2026-11-25', { step: 1, landing: { weekday: 3, edge: 'first' } }],
    ['ArrowUp', '2026-11-04', { step: -1, landing: { weekday: 3, edge: 'last' } }],
    ['PageDown', '2026-11-30', { step: 1, landing: { dayNumber: 30 } }],
    ['PageUp', '2026-11-30', { step: -1, landing: { dayNumber: 30 } }],
  ])('%s from %s asks for another month', (key, from, expected) => {
    expect(move(key, from)).toEqual(expected);
  });

  test('Shift with a page key goes by a year', () => {
    expect(move('PageDown', '2026-11-20', true)).toEqual({ step: 12, landing: { dayNumber: 20 } });
    expect(move('PageUp', '2026-11-20', true)).toEqual({ step: -12, landing: { dayNumber: 20 } });
  });

  test('the 31st lands on the last day of a shorter month', () => {
    expect(landingDay({ dayNumber: 31 }, november)?.date).toBe('2026-11-30');
    expect(landingDay({ dayNumber: 31 }, sampleMonth(2027, 2))?.date).toBe('2027-02-28');
  });

  test('a weekday lands on its first or last day, never on a neighbouring month’s', () => {
    expect(landingDay({ weekday: 3, edge: 'first' }, november)?.date).toBe('2026-11-04');
    expect(landingDay({ weekday: 3, edge: 'last' }, november)?.date).toBe('2026-11-25');
  });
});

test('other keys are the app’s', () => {
  expect(move(' ', '2026-11-20')).toBeNull();
  expect(move('ㅣ', '2026-11-20')).toBeNull();
});
