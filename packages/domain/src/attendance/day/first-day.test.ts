import { expect, test } from 'vitest';
import { aDayContext, anAttendanceRow } from '../../testing';
import { clockTime, day, instantAt } from '../../time';
import { missingSince } from '../../messages';
import { openCells, previewClose } from '../marks/close-day';
import { planFill } from '../marks/plan-fill';
import { dayStateOf } from './day-state';
import { firstStudyDay } from './first-day';

const friday = day('2026-11-20');
const at = (hour: number, minute = 0) => instantAt(friday, hour, minute);
const dayStartsAt = clockTime('03:00');

test.each([
  ['without a first day: the next day', null, at(18, 30), '2026-11-21'],
  ['at night it is still the day before', null, at(2, 59), '2026-11-20'],
  ['a first day to come', '2026-12-01', at(18, 30), '2026-12-01'],
  ['the same day', '2026-11-20', at(18, 30), '2026-11-20'],
  ['never before the registration', '2026-03-02', at(18, 30), '2026-11-20'],
])('%s', (_, startDate, registeredAt, expected) => {
  expect(
    firstStudyDay(
      { startDate: startDate === null ? null : day(startDate), registeredAt },
      { dayStartsAt },
    ),
  ).toBe(expected);
});

test('who is not expected yet is not missed, on an open day as on a closed one', () => {
  const rows = [anAttendanceRow({ onRoll: false })];
  const [row = anAttendanceRow()] = rows;
  const context = aDayContext({ clock: clockTime('21:00') });
  expect(dayStateOf(row, context)).toBe('unmarked');
  expect(dayStateOf(row, { ...context, closed: true })).toBe('unmarked');
  expect(openCells(rows, context)).toEqual([]);
  expect(previewClose(rows, context).absent).toEqual([]);
  const fill = planFill(rows, context.periods, { ...context, at: '2026-11-20T12:00:00Z' });
  expect(fill).toMatchObject({ cells: 0, notCome: [] });
  expect(missingSince(row, context, { date: friday, grace: 10, now: at(14, 15) })).toBeNull();
});
