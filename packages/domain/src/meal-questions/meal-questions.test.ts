import { expect, test } from 'vitest';
import { defaultMealTimes } from '../schedule';
import { aRegularSchedule, anAbsenceReason, someLunchSettings } from '../testing';
import { clockTime, day } from '../time';
import { mealQuestions, mealsAgain } from '.';

// 2026-07-16 is a Thursday. Lunch is eaten from 12:00 to 13:00, dinner from 18:00 to 19:00; meals
// lock at 14:00 of the day before.
const date = day('2026-07-16');
const outing = aRegularSchedule({
  status: 'APPROVED',
  weekdays: [4],
  firstDate: day('2026-07-01'),
  lastDate: null,
  exceptions: [],
  from: clockTime('12:30'),
  to: clockTime('14:00'),
});
const asked = (overrides: Partial<Parameters<typeof mealQuestions>[0]> = {}) =>
  mealQuestions({
    reservations: [{ date, lunch: true, dinner: true }],
    schedules: [outing],
    reasons: [],
    kept: [],
    mealTimes: defaultMealTimes,
    settings: someLunchSettings({ editCutoffHour: 14, applyStartDate: null, applyEndDate: null }),
    now: new Date('2026-07-15T13:59:59.999+09:00'),
    ...overrides,
  });
const lunch = { date, meal: 'lunch', kind: 'OUTING', from: '12:30', to: '14:00' };

test('asks about the meal that is eaten while the student is out', () => {
  expect(asked()).toEqual([lunch]);
});

test.each<[string, Parameters<typeof asked>[0]]>([
  ['nothing is ordered', { reservations: [{ date, lunch: false, dinner: true }] }],
  ['the meal has locked', { now: new Date('2026-07-15T14:00:00.000+09:00') }],
  [
    'the meal is not served any more',
    {
      settings: someLunchSettings({
        editCutoffHour: 14,
        applyStartDate: null,
        applyEndDate: null,
        disabledLunchDates: [date],
      }),
    },
  ],
  ['the student keeps it', { kept: [{ date, meal: 'lunch' }] }],
  ['the schedule waits', { schedules: [{ ...outing, status: 'PENDING' }] }],
  ['the schedule was cancelled for this day', { schedules: [{ ...outing, exceptions: [date] }] }],
  [
    'the student is back when lunch begins',
    { schedules: [{ ...outing, from: clockTime('11:00'), to: clockTime('12:00') }] },
  ],
])('asks nothing when %s', (_, overrides) => {
  expect(asked(overrides)).toEqual([]);
});

test('keeping the one meal leaves the other question; days in order, lunch before dinner', () => {
  const absent = anAbsenceReason({
    date,
    type: 'ABSENT',
    arriveAt: null,
    leaveAt: null,
    backAt: null,
    status: 'APPROVED',
  });
  const later = { date: day('2026-07-23'), lunch: true, dinner: false };
  const wholeDay = { date, kind: 'ALL_DAY', from: '00:00', to: '24:00' };
  const both = { reservations: [later, { date, lunch: true, dinner: true }], reasons: [absent] };
  expect(asked(both)).toEqual([
    { ...wholeDay, meal: 'lunch' },
    { ...wholeDay, meal: 'dinner' },
    { ...lunch, date: '2026-07-23' },
  ]);
  expect(asked({ ...both, kept: [{ date, meal: 'lunch' }] }).map(({ meal }) => meal)).toEqual([
    'dinner',
    'lunch',
  ]);
});

const offered = (overrides: Partial<Parameters<typeof mealsAgain>[0]> = {}) =>
  mealsAgain({
    givenUp: [{ date, meal: 'lunch' }],
    reservations: [{ date, lunch: false, dinner: true }],
    schedules: [],
    reasons: [],
    mealTimes: defaultMealTimes,
    settings: someLunchSettings({ editCutoffHour: 14, applyStartDate: null, applyEndDate: null }),
    now: new Date('2026-07-15T13:59:59.999+09:00'),
    ...overrides,
  });

test('offers a meal again that was given up for what is not approved any more', () => {
  expect(offered()).toEqual([{ date, meal: 'lunch' }]);
  expect(offered({ schedules: [{ ...outing, exceptions: [date] }] })).toHaveLength(1);
  expect(offered({ schedules: [{ ...outing, status: 'PENDING' }] })).toHaveLength(1);
});

test.each<[string, Parameters<typeof offered>[0]]>([
  ['the absence is approved', { schedules: [outing] }],
  ['it is ordered', { reservations: [{ date, lunch: true, dinner: false }] }],
  ['it has locked', { now: new Date('2026-07-15T14:00:00.000+09:00') }],
  ['nothing was given up', { givenUp: [] }],
])('offers nothing when %s', (_, overrides) => {
  expect(offered(overrides)).toEqual([]);
});

test('in order of days, lunch before dinner', () => {
  const later = day('2026-07-17');
  expect(
    offered({
      reservations: [],
      givenUp: [
        { date: later, meal: 'lunch' },
        { date, meal: 'dinner' },
        { date, meal: 'lunch' },
      ],
    }),
  ).toEqual([
    { date, meal: 'lunch' },
    { date, meal: 'dinner' },
    { date: later, meal: 'lunch' },
  ]);
});
