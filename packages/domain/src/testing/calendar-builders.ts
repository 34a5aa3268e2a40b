import {
  calendarOf,
  dayStudentSchema,
  mealCalendarSchema,
  mealDaySchema,
  mealEffectSchema,
} from '../calendar';
import { depositMonthSchema, depositRowSchema, depositTotals, settleBill } from '../deposits';
import { won } from '../money';
import {
  dayFiguresSchema,
  daySeries,
  monthFiguresSchema,
  monthStatsSchema,
  todayTasksSchema,
  weekdaySeries,
} from '../stats';
import { day, month } from '../time';
import { someLunchSettings } from './builders';
import type { Overrides } from './overrides';

/** November 2026: ten lunches and eight dinners on Friday the 20th, seen on the 19th. */
export const aMealCalendar = (overrides: Overrides<typeof mealCalendarSchema> = {}) =>
  mealCalendarSchema.parse({
    pricesSet: true,
    month: '2026-11',
    asOf: '2026-11-19T04:00:00Z',
    settingsVersion: 1,
    closedMonth: false,
    ...calendarOf({
      month: month('2026-11'),
      settings: someLunchSettings(),
      counts: [{ date: day('2026-11-20'), lunch: 10, dinner: 8, unpaid: 3, amount: won(98_000) }],
      holidays: [],
      closings: [],
      terms: [],
      now: new Date('2026-11-19T04:00:00Z'),
    }),
    ...overrides,
  });

export const aDayStudent = (overrides: Overrides<typeof dayStudentSchema> = {}) =>
  dayStudentSchema.parse({
    studentId: '101',
    name: '김하늘',
    seat: 'A-01',
    grade: '고2',
    school: '한빛고',
    phoneTail: '5678',
    status: 'ENROLLED',
    lunch: true,
    dinner: true,
    changedAt: '2026-11-18T03:00:00Z',
    changedBy: 'student',
    changedByName: null,
    changeReason: null,
    depositState: 'unpaid',
    note: '땅콩',
    ...overrides,
  });

export const aMealDay = (overrides: Overrides<typeof mealDaySchema> = {}) =>
  mealDaySchema.parse({
    date: '2026-11-20',
    asOf: '2026-11-19T04:00:00Z',
    cutoffAt: '2026-11-19T05:00:00Z',
    holiday: null,
    state: 'open',
    closed: { lunch: null, dinner: null },
    closing: null,
    closedMonth: false,
    rows: [aDayStudent()],
    ...overrides,
  });

/** One lunch of one student, paid. */
export const aMealEffect = (overrides: Overrides<typeof mealEffectSchema> = {}) =>
  mealEffectSchema.parse({
    lockedStudents: 0,
    unlockedStudents: 0,
    mealCount: 1,
    studentCount: 1,
    amount: 5000,
    settleable: 5000,
    days: [{ date: '2026-11-20', lunch: 1, dinner: 0 }],
    students: [
      {
        studentId: '101',
        name: '김하늘',
        seat: 'A-01',
        month: '2026-11',
        mealCount: 1,
        amount: 5000,
        settleable: 5000,
      },
    ],
    locked: [],
    unlocked: [],
    frozenBills: 0,
    stillClosed: [],
    changedFields: ['disabledLunchDates'],
    choices: ['keep', 'cancel', 'carry-over'],
    ...overrides,
  });

export const aDepositRow = (overrides: Overrides<typeof depositRowSchema> = {}) =>
  depositRowSchema.parse({
    depositorNames: [],
    reported: null,
    studentId: '101',
    name: '김하늘',
    seat: 'A-01',
    grade: '고2',
    school: '한빛고',
    phoneTail: '5678',
    status: 'ENROLLED',
    lunchCount: 1,
    dinnerCount: 1,
    account: settleBill(won(11_000), []),
    depositorName: '',
    day: null,
    byName: null,
    ...overrides,
  });

/** A month around the given rows, with sums that add up. */
export const aDepositMonth = (overrides: Overrides<typeof depositMonthSchema> = {}) => {
  const rows = (overrides.rows ?? [aDepositRow()]).map((row) => depositRowSchema.parse(row));
  return depositMonthSchema.parse({
    month: '2026-11',
    asOf: '2026-11-19T04:00:00Z',
    close: null,
    payment: { first: '2026-11-01', last: '2026-11-10' },
    totals: depositTotals(rows.map(({ account }) => account)),
    ...overrides,
    rows,
  });
};

export const someMonthFigures = (overrides: Overrides<typeof monthFiguresSchema> = {}) =>
  monthFiguresSchema.parse({
    applied: 40,
    notApplied: 16,
    lunch: 800,
    dinner: 700,
    billed: 8_200_000,
    paid: 6_000_000,
    unpaid: 2_200_000,
    unpaidStudents: 11,
    carriedIn: 50_000,
    carriedOut: 20_000,
    ...overrides,
  });

export const someMonthStats = (overrides: Overrides<typeof monthStatsSchema> = {}) => {
  const days = daySeries(month('2026-11'), [
    dayFiguresSchema.parse({ date: '2026-11-20', lunch: 40, dinner: 35, amount: 410_000 }),
  ]);
  return monthStatsSchema.parse({
    month: '2026-11',
    asOf: '2026-11-19T04:00:00Z',
    closed: false,
    figures: someMonthFigures(),
    previous: someMonthFigures({ lunch: 750 }),
    days,
    weekdays: weekdaySeries(days),
    ...overrides,
  });
};

export const someTasks = (overrides: Overrides<typeof todayTasksSchema> = {}) =>
  todayTasksSchema.parse({
    asOf: '2026-11-19T04:00:00Z',
    date: '2026-11-19',
    lunch: 47,
    dinner: 38,
    nextCutoff: { date: '2026-11-20', closesAt: '2026-11-19T05:00:00Z', lunch: 45, dinner: 36 },
    presence: { holiday: null, all: 56, arrived: 52, missing: [] },
    pendingSchedules: 2,
    pendingReasons: 1,
    money: {
      due: 12_659_000,
      paid: 10_914_000,
      unpaid: 1_745_000,
      unpaidStudents: 15,
      until: '2026-11-30',
    },
    pendingAccounts: 0,
    overStudents: 3,
    openObjections: 1,
    loginAlerts: 0,
    staleBackup: null,
    waitingDevices: 0,
    orders: [],
    failedMessages: 0,
    closingMocks: [],
    ...overrides,
  });
