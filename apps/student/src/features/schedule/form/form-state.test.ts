import { draftOf } from '@academy/domain/schedule';
import { aRegularSchedule } from '@academy/domain/testing';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { isSameRequest, emptyForm, formOf, toScheduleForm } from './form-state';

test.each([
  ['open', { lastDate: null }],
  ['month', { firstDate: '2026-07-02', lastDate: '2026-07-31' }],
  ['until', { lastDate: '2026-07-30' }],
  ['until', { lastDate: '2026-08-31' }],
] as const)('the form of a schedule asks for the schedule: %s %o', (period, dates) => {
  const draft = draftOf(aRegularSchedule(dates));
  expect(formOf(draft).period).toBe(period);
  expect(toScheduleForm(formOf(draft))).toEqual(draft);
});

test.each([
  ['OUTING', { from: '19:00', to: '21:00' }],
  ['EARLY_LEAVE', { from: '19:00', to: null }],
  ['LATE_ARRIVAL', { from: null, to: '21:00' }],
  ['ALL_DAY', { from: null, to: null }],
] as const)('%s sends only its own times', (kind, times) => {
  expect(
    toScheduleForm({ ...emptyForm(day('2026-11-20'), false), kind, from: '19:00', to: '21:00' }),
  ).toMatchObject({ kind, ...times });
});

test('a new form begins on a day, with its weekday when that was pressed', () => {
  expect(emptyForm(day('2026-11-20'), false).weekdays).toEqual([]);
  expect(toScheduleForm(emptyForm(day('2026-11-20'), true))).toMatchObject({
    weekdays: [5],
    firstDate: '2026-11-20',
    lastDate: null,
    from: null,
    to: null,
  });
});

test('the month’s end follows the first day; a first day that is none yet has no month', () => {
  const form = { ...emptyForm(day('2026-11-20'), false), period: 'month' as const };
  expect(toScheduleForm(form).lastDate).toBe('2026-11-30');
  expect(toScheduleForm({ ...form, firstDate: '2027-02-03' }).lastDate).toBe('2027-02-28');
  expect(toScheduleForm({ ...form, firstDate: '2026-1' }).lastDate).toBeNull();
});

test('blanks at the ends, the order of weekdays and times of another kind ask for nothing else', () => {
  const form = {
    ...emptyForm(day('2026-11-20'), false),
    title: '수학',
    weekdays: [2, 4] as (2 | 4)[],
    kind: 'ALL_DAY' as const,
  };
  expect(
    isSameRequest(form, {
      ...form,
      title: ' 수학 ',
      weekdays: [4, 2],
      from: '19:00',
      lastDate: '2026-12-01',
    }),
  ).toBe(true);
  expect(isSameRequest(form, { ...form, everyWeeks: 2 })).toBe(false);
});
