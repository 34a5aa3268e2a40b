import { anAbsenceReason, aRegularSchedule } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { hoursOf, placeEntries } from './place-entries';
import { weekEntries, weekOf, weekOfRequest } from './week-entries';

// 2026-11-20 is a Friday.
const week = weekOf(day('2026-11-20'));
const weekly = (overrides: Parameters<typeof aRegularSchedule>[0]) =>
  aRegularSchedule({
    status: 'APPROVED',
    weekdays: [5],
    firstDate: '2026-11-06',
    lastDate: null,
    from: '19:00',
    to: '21:00',
    ...overrides,
  });

test('a week runs from Monday to Sunday, also on a Sunday', () => {
  expect([week[0], week.at(-1)]).toEqual(['2026-11-16', '2026-11-22']);
  expect(weekOf(day('2026-11-22'))).toEqual(week);
});

test('shows what stands, what waits and what was cancelled, by time; what was rejected not', () => {
  const entries = weekEntries(
    {
      schedules: [
        weekly({ id: '1', title: '수학' }),
        weekly({ id: '2', title: '영어', status: 'PENDING', from: '18:00' }),
        weekly({ id: '3', title: '치과', exceptions: ['2026-11-20'], from: '20:00' }),
        weekly({ id: '4', status: 'REJECTED', rejectReason: '안 됨' }),
      ],
      reasons: [
        anAbsenceReason({
          id: '5',
          date: '2026-11-20',
          type: 'LATE',
          arriveAt: '15:30',
          leaveAt: null,
          backAt: null,
          status: 'APPROVED',
          text: '병원',
        }),
        anAbsenceReason({ id: '6', date: '2026-11-27', status: 'APPROVED' }),
      ],
    },
    week,
  );
  expect(entries.map(({ key, look, times, note }) => [key, look, times, note])).toEqual([
    ['r-5', 'approved', '~15:30 지각', '사유'],
    ['s-2', 'asked', '18:00–21:00 외출', '대기'],
    ['s-1', 'approved', '19:00–21:00 외출', undefined],
    ['s-3', 'cancelled', '20:00–21:00 외출', '취소한 날'],
  ]);
});

test('puts what overlaps side by side, within the hours given', () => {
  const entries = weekEntries(
    {
      schedules: [
        weekly({ id: '1', from: '07:30', to: '09:00' }),
        weekly({ id: '2', from: '08:00', to: '10:00' }),
        weekly({ id: '3', from: '09:00', to: '23:30' }),
      ],
      reasons: [],
    },
    week,
  );
  const hours = hoursOf(entries);
  expect(hours).toEqual({ first: 7, last: 24 });
  expect(
    placeEntries(entries, hours).map(({ lane, lanes, top }) => [
      lane,
      lanes,
      Math.round(top * 17 * 2) / 2,
    ]),
  ).toEqual([
    [0, 2, 0.5],
    [1, 2, 1],
    [0, 2, 2],
  ]);
  expect(hoursOf([])).toEqual({ first: 9, last: 22 });
});

test.each([
  ['this week', weekly({}), ''],
  ['one that begins later', weekly({ firstDate: '2026-12-01' }), '2026-12-04'],
  ['one of every other week', weekly({ firstDate: '2026-11-21', everyWeeks: 2 }), '2026-12-04'],
  ['one that is over', weekly({ lastDate: '2026-11-13' }), ''],
])('a request opens the week in which it first holds: %s', (_, schedule, opened) => {
  expect(weekOfRequest({ kind: 'schedule', schedule }, day('2026-11-18'))).toBe(opened);
});

test.each([
  ['2026-11-20', ''],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-13', '2026-11-13'],
])('a reason of %s opens its week', (date, opened) => {
  const reason = anAbsenceReason({ date });
  expect(weekOfRequest({ kind: 'reason', reason }, day('2026-11-18'))).toBe(opened);
});
