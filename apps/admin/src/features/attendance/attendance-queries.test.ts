import type { AttendanceDay } from '@academy/domain/attendance';
import { day } from '@academy/domain/time';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { attendanceQueries, touchedIn } from './attendance-queries';

const date = day('2026-11-20');
const attendance = (revision: number) => ({ topic: 'attendance' as const, date, revision });
const named = (keys: readonly (readonly unknown[])[]) => keys.map((key) => key.slice(1).join(' '));

function openSheet(revision?: number) {
  const queries = new QueryClient();
  const known: AttendanceDay = {
    date,
    asOf: '2026-11-20T05:00:00.000Z',
    revision: revision ?? 0,
    periods: [],
    holiday: null,
    closed: null,
    rows: [],
  };
  if (revision !== undefined)
    queries.setQueryData(attendanceQueries.day(queries, date).queryKey, known);
  return touchedIn(queries);
}

test('what this screen saved itself is not asked for again; the month, which counts it, is', () => {
  const touched = openSheet(7);
  expect(named(touched(attendance(7)))).toEqual(['month']);
  expect(named(touched(attendance(8)))).toEqual([
    'changes 2026-11-20',
    'noted 2026-11-20',
    'month',
  ]);
});

test('a day that is not open is asked for whatever was saved; meals and students bring rows', () => {
  const touched = openSheet();
  expect(named(touched(attendance(1)))).toContain('changes 2026-11-20');
  expect(named(touched({ topic: 'meals', dates: [date] }))).toEqual(['day 2026-11-20']);
  expect(touched({ topic: 'students' })).toEqual([['attendance']]);
  expect(touched({ topic: 'news' })).toEqual([]);
});
