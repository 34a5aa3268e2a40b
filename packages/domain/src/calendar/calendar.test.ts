import { describe, expect, test } from 'vitest';
import { won } from '../money';
import { aRegularSchedule, aReservation, anAbsenceReason, someLunchSettings } from '../testing';
import { clockTime, day, month } from '../time';
import type { SeenDay } from '../attendance';
import {
  awayOn,
  calendarOf,
  closedReasons,
  dayState,
  planManagerSave,
  settingsAfter,
  stillClosed,
  type ManagerSave,
} from '.';

const FRIDAY = day('2026-11-20');
const SATURDAY = day('2026-11-21');
const EARLY = new Date('2026-11-01T00:00:00+09:00');
const LATE = new Date('2026-11-19T14:00:00+09:00');

describe('a day in one word', () => {
  test.each([
    [{}, EARLY, 'open'],
    [{}, LATE, 'cutoff'],
    [{ disabledLunchDates: [FRIDAY] }, EARLY, 'open'],
    [{ disabledLunchDates: [FRIDAY], disabledDinnerDates: [FRIDAY] }, EARLY, 'closed'],
    [{ disabledLunchDates: [FRIDAY], fridayDinner: false }, EARLY, 'closed'],
    [{ fridayLunch: false, fridayDinner: false }, EARLY, 'not-served'],
    [{ enabledDates: ['2026-11-19'] }, EARLY, 'not-served'],
    [{ applyEndDate: '2026-11-19' }, EARLY, 'outside-period'],
  ] as const)('%j at %s: %s', (overrides, now, state) => {
    expect(
      dayState(
        someLunchSettings({ ...overrides } as Parameters<typeof someLunchSettings>[0]),
        FRIDAY,
        now,
      ),
    ).toBe(state);
  });

  test('each meal says for itself why it is not served', () => {
    expect(closedReasons(someLunchSettings({ fridayDinner: false }), FRIDAY)).toEqual({
      lunch: null,
      dinner: 'weekday-closed',
    });
  });
});

test('a month of the calendar: 30 cells, their sums, holidays named together, the next cutoff', () => {
  const { days, totals, nextCutoff } = calendarOf({
    month: month('2026-11'),
    settings: someLunchSettings({ disabledLunchDates: [FRIDAY], disabledDinnerDates: [FRIDAY] }),
    now: EARLY,
    counts: [
      { date: FRIDAY, lunch: 3, dinner: 2, unpaid: 1, amount: won(27_000) },
      { date: day('2026-11-23'), lunch: 10, dinner: 0, unpaid: 10, amount: won(50_000) },
    ],
    holidays: [
      { date: FRIDAY, name: '개교기념일' },
      { date: FRIDAY, name: '임시공휴일' },
    ],
    closings: [
      { date: FRIDAY, meals: ['lunch', 'dinner'], cause: 'ACADEMY', note: '', byName: '박매니저' },
    ],
    terms: [],
  });
  expect(days).toHaveLength(30);
  expect(days[19]).toMatchObject({
    date: FRIDAY,
    lunch: 3,
    dinner: 2,
    unpaid: 1,
    amount: 27_000,
    holiday: '개교기념일 · 임시공휴일',
    state: 'closed',
    closing: { cause: 'ACADEMY' },
  });
  expect(days[0]).toMatchObject({ lunch: 0, dinner: 0, holiday: null, closing: null });
  expect(totals).toEqual({ servedDays: 20, lunch: 13, dinner: 2, amount: 77_000 });
  expect(nextCutoff).toEqual({ date: '2026-11-02', closesAt: '2026-11-01T05:00:00.000Z' });
});

test('a cell says what costs another price than usual, of the meals that are served', () => {
  const settings = someLunchSettings({ disabledDinnerDates: [FRIDAY] });
  const dearer = {
    firstDate: FRIDAY,
    lastDate: FRIDAY,
    lunchPrice: won(settings.lunchPrice + 500),
    dinnerPrice: won(settings.dinnerPrice + 500),
    reason: '특식',
    own: false,
  };
  const rest = { settings, now: EARLY, counts: [], holidays: [], closings: [] };
  const { days } = calendarOf({
    month: month('2026-11'),
    ...rest,
    // Thursday's price is the usual one, entered by hand.
    terms: [
      dearer,
      {
        ...dearer,
        firstDate: day('2026-11-19'),
        lastDate: null,
        lunchPrice: settings.lunchPrice,
        dinnerPrice: null,
      },
    ],
  });
  expect(days[18]?.datedPrices).toEqual({ lunch: null, dinner: null });
  expect(days[19]?.datedPrices).toEqual({ lunch: settings.lunchPrice + 500, dinner: null });
  expect(days[22]?.datedPrices).toEqual({ lunch: null, dinner: null });
});

describe('closing and opening days', () => {
  const close = { kind: 'close', dates: [SATURDAY, FRIDAY, FRIDAY], meals: ['lunch'] } as const;
  const change = (
    kind: 'close' | 'open',
    dates = [FRIDAY],
    meals: ('lunch' | 'dinner')[] = ['lunch'],
  ) => ({ kind, dates, meals });

  test('closing writes the meal’s own list, each day once and in order', () => {
    const after = settingsAfter(someLunchSettings({ disabledLunchDates: ['2026-11-23'] }), {
      ...close,
      dates: [...close.dates],
      meals: [...close.meals],
    });
    expect([after.disabledLunchDates, after.disabledDinnerDates]).toEqual([
      [FRIDAY, SATURDAY, '2026-11-23'],
      [],
    ]);
  });

  test('opening takes it back', () => {
    const before = someLunchSettings({ disabledDinnerDates: [SATURDAY] });
    expect(settingsAfter(settingsAfter(before, change('close')), change('open'))).toEqual(before);
  });

  test('where only enabled days are served, opening enables the day and closing leaves it listed', () => {
    const before = someLunchSettings({ enabledDates: ['2026-11-23'] });
    expect(settingsAfter(before, change('open')).enabledDates).toEqual([FRIDAY, '2026-11-23']);
    expect(settingsAfter(before, change('close')).enabledDates).toEqual(['2026-11-23']);
  });

  test('a weekday that is closed as a rule stays closed, and that is reported', () => {
    const opening = change('open', [SATURDAY, FRIDAY]);
    expect(stillClosed(settingsAfter(someLunchSettings(), opening), opening)).toEqual([
      { date: SATURDAY, meal: 'lunch', reason: 'weekday-closed' },
    ]);
    expect(stillClosed(someLunchSettings(), change('close'))).toEqual([]);
  });
});

describe('a manager’s change of a student’s meals', () => {
  const save = (overrides: Partial<ManagerSave>) =>
    planManagerSave({
      settings: someLunchSettings(),
      current: [],
      changes: [{ date: FRIDAY, lunch: true, dinner: false }],
      note: '',
      now: EARLY,
      ...overrides,
    });

  test('before the cutoff needs no note', () => {
    expect(save({})).toEqual({
      writes: [{ date: FRIDAY, lunch: true, dinner: false }],
      dropped: [],
      skipped: [],
      noteError: null,
    });
  });

  test.each([
    ['', '마감이 지난 날을 바꾸려면 사유를 입력하세요.'],
    ['  ', '마감이 지난 날을 바꾸려면 사유를 입력하세요.'],
    ['전화로 요청', null],
  ])('after the cutoff, with the note %j: %j', (note, noteError) => {
    expect(save({ now: LATE, note }).noteError).toBe(noteError);
  });

  test('a meal is dropped on any day, and added only where it is served', () => {
    const settings = someLunchSettings({
      disabledLunchDates: [FRIDAY],
      disabledDinnerDates: [FRIDAY],
    });
    expect(save({ settings })).toEqual({
      writes: [],
      dropped: [],
      skipped: [{ date: FRIDAY, meal: 'lunch', message: '이 날은 점심을 운영하지 않아요.' }],
      noteError: null,
    });
    expect(
      save({
        settings,
        current: [aReservation()],
        changes: [{ date: FRIDAY, lunch: false, dinner: true }],
        note: '휴무',
      }),
    ).toEqual({
      writes: [{ date: FRIDAY, lunch: false, dinner: true }],
      dropped: [{ date: FRIDAY, meal: 'lunch' }],
      skipped: [],
      noteError: null,
    });
  });

  test('a student’s edit of the other meal meanwhile is kept', () => {
    expect(
      save({
        current: [aReservation({ lunch: false, dinner: true })],
        changes: [
          { date: FRIDAY, lunch: true, dinner: false, base: { lunch: false, dinner: false } },
        ],
      }).writes,
    ).toEqual([{ date: FRIDAY, lunch: true, dinner: true }]);
  });

  test('what changes nothing writes nothing, also late', () => {
    expect(
      save({
        current: [aReservation()],
        changes: [{ date: FRIDAY, lunch: true, dinner: true }],
        now: LATE,
      }),
    ).toEqual({ writes: [], dropped: [], skipped: [], noteError: null });
  });
});

describe('whoever ordered and may not be there', () => {
  const away = (
    reason: Parameters<typeof anAbsenceReason>[0],
    schedule: Parameters<typeof aRegularSchedule>[0] = {},
    seen: SeenDay | null = null,
  ) =>
    awayOn(FRIDAY, {
      reasons: [anAbsenceReason({ status: 'APPROVED', ...reason })],
      schedules: [
        aRegularSchedule({
          status: 'APPROVED',
          weekdays: [5],
          firstDate: '2026-11-01',
          lastDate: null,
          ...schedule,
        }),
      ],
      seen,
      until: clockTime('19:00'),
    });

  test.each([
    [{}, {}, '외출 14:00–16:00 · 외출 19:00–21:00'],
    [
      { type: 'ABSENT', leaveAt: null, backAt: null },
      { kind: 'ALL_DAY', from: null, to: null },
      '결석 · 종일',
    ],
    [
      { type: 'LATE', arriveAt: '10:00', leaveAt: null, backAt: null },
      { status: 'PENDING' },
      '지각 –10:00',
    ],
    [{ status: 'PENDING' }, { weekdays: [4] }, null],
    [{ date: '2026-11-21' }, { exceptions: ['2026-11-20'] }, null],
    [
      { type: 'EARLY_LEAVE', leaveAt: '17:00', backAt: null },
      { status: 'REJECTED' },
      '조퇴 17:00–',
    ],
  ] as const)('%j and %j: %j', (reason, schedule, text) => {
    expect(
      away(
        reason as Parameters<typeof anAbsenceReason>[0],
        schedule as Parameters<typeof aRegularSchedule>[0],
      ),
    ).toBe(text);
  });

  test('what the attendance sheet says takes precedence over what was reported', () => {
    expect(away({}, { status: 'PENDING' }, { absent: { excused: false }, visit: null })).toBe(
      '결석 · 외출 14:00–16:00',
    );
    expect(
      away({ status: 'PENDING' }, { status: 'PENDING' }, { absent: null, visit: null }),
    ).toBeNull();
  });
});
