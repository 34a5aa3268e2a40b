import { aReservation, someLunchSettings } from '@academy/domain/testing';
import { day, month } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { deadlineOf } from './deadline';
import { editOfPlan, editOfWeekday, inverseOf } from './outbox/edit-month';
import { cellLabel, mealGridDays, rememberGridDays } from './grid-day';
import { withEdits } from './outbox/meal-edit';

const lunch = { date: day('2026-11-25'), meal: 'lunch', value: true, rev: 'a', at: 0 } as const;
const view = {
  month: month('2026-11'),
  settings: someLunchSettings(),
  current: [aReservation({ date: '2026-11-20', lunch: true, dinner: false })],
  edits: new Map([['2026-11-25|lunch', lunch]]),
  holidays: new Map([['2026-11-26', '개교기념일']]),
  deadline: undefined,
  now: new Date('2026-11-20T10:00:00+09:00'),
};
const dayOf = (date: string) => mealGridDays(view).find((each) => each.date === date)!;

test('42 cells with everything that they show', () => {
  expect(mealGridDays(view)).toHaveLength(42);
  expect(dayOf('2026-11-20')).toMatchObject({
    dayNumber: 20,
    weekday: 5,
    today: true,
    inMonth: true,
    meals: { lunch: { selected: true, lockReason: '전날 14:00 이후에는 변경할 수 없어요.' } },
  });
  expect(dayOf('2026-11-25').meals.lunch).toEqual({
    selected: false,
    unsaved: true,
    lockReason: undefined,
    state: 'open',
  });
  expect(dayOf('2026-12-01').inMonth).toBe(false);
});

test('the label says day, holiday, both meals and whether it is closed', () => {
  expect(cellLabel(dayOf('2026-11-20'))).toBe(
    '11월 20일 (금), 점심 신청함, 저녁 신청 안 함, 마감됐어요',
  );
  expect(cellLabel(dayOf('2026-11-26'))).toBe(
    '11월 26일 (목), 개교기념일, 점심 신청 안 함, 저녁 신청 안 함',
  );
});

test('each meal has the state that its shape shows, and a screen reader reads it', () => {
  const now = new Date('2026-11-24T10:00:00+09:00');
  const settings = someLunchSettings({ disabledDinnerDates: ['2026-11-26'] });
  const days = mealGridDays({
    ...view,
    now,
    settings,
    deadline: deadlineOf(settings, now),
    current: [aReservation({ date: '2026-11-21', lunch: true, dinner: false })],
  });
  const on = (date: string) => days.find((each) => each.date === date)!;
  const statesOn = (date: string) => {
    const cells = on(date).meals;
    return [cells.lunch.state, cells.dinner.state];
  };
  expect(statesOn('2026-11-23')).toEqual(['past', 'past']);
  expect(statesOn('2026-11-24')).toEqual(['closed', 'closed']);
  expect(statesOn('2026-11-25')).toEqual(['soon', 'soon']);
  expect(statesOn('2026-11-26')).toEqual(['open', 'unserved']);
  expect(statesOn('2026-11-28')).toEqual(['unserved', 'unserved']);
  // It was ordered before its day was closed.
  expect(statesOn('2026-11-21')).toEqual(['past', 'unserved']);
  expect(cellLabel(on('2026-11-25'))).toBe(
    '11월 25일 (수), 점심 신청 안 함, 저녁 신청 안 함, 4시간 뒤 마감',
  );
  expect(cellLabel(on('2026-11-26'))).toBe(
    '11월 26일 (목), 개교기념일, 점심 신청 안 함, 저녁은 운영하지 않아요',
  );
  expect(cellLabel(on('2026-11-28'))).toBe('11월 28일 (토), 운영하지 않아요');
});

test('without the rules nothing can be changed, and it says so', () => {
  const [first] = mealGridDays({ ...view, settings: undefined });
  expect(first?.meals.lunch.lockReason).toBe('신청 규칙을 아직 불러오지 못했어요.');
});

test('a month that was not read says neither yes nor no, and nothing of it can be changed', () => {
  const days = mealGridDays({ ...view, current: undefined });
  const wednesday = days.find(({ date }) => date === '2026-11-25')!;
  expect(wednesday.meals.lunch.lockReason).toBe('이 달의 신청 내용을 아직 불러오지 못했어요.');
  expect(cellLabel(wednesday)).toBe('11월 25일 (수), 신청 내용 확인 안 됨');
  expect(editOfWeekday(days, 3).edits).toEqual([]);
});

test('open edits overlap the server’s rows', () => {
  expect(withEdits(view.current, view.edits.values())).toEqual([
    ...view.current,
    { date: '2026-11-25', lunch: true, dinner: false },
  ]);
  expect(withEdits(view.current, [])).toEqual(view.current);
});

test('a weekday goes on where something is off, off when all is on, and leaves locked days alone', () => {
  const days = mealGridDays(view);
  const on = editOfWeekday(days, 5);
  expect(on.edits).toEqual([
    { date: '2026-11-27', meal: 'lunch', value: true },
    { date: '2026-11-27', meal: 'dinner', value: true },
  ]);
  expect(on.skipped).toBe(5);
  const applied = mealGridDays({ ...view, current: [aReservation({ date: '2026-11-27' })] });
  expect(editOfWeekday(applied, 5)).toEqual({
    edits: [
      { date: '2026-11-27', meal: 'lunch', value: false },
      { date: '2026-11-27', meal: 'dinner', value: false },
    ],
    skipped: 0,
  });
});

test('a plan becomes the edits that it stands for, and can be taken back', () => {
  const edit = editOfPlan({
    changes: [
      { date: day('2026-11-27'), lunch: true, dinner: true, base: { lunch: false, dinner: true } },
    ],
    skipped: [
      { date: day('2026-11-20'), meal: 'lunch', reason: 'already-applied' },
      { date: day('2026-11-21'), meal: 'lunch', reason: 'weekday-closed' },
    ],
  });
  expect(edit).toEqual({ edits: [{ date: '2026-11-27', meal: 'lunch', value: true }], skipped: 1 });
  expect(inverseOf(edit.edits, [])).toEqual([{ date: '2026-11-27', meal: 'lunch', value: false }]);
});

test('a day whose meals have not changed stays the same one, and so does the other meal of one that has', () => {
  const gridDays = rememberGridDays();
  const before = gridDays(view);
  const added = aReservation({ date: '2026-11-27', lunch: true, dinner: false });
  const after = gridDays({ ...view, current: [...view.current, added] });
  const changed = after.filter((shown, index) => shown !== before[index]);
  expect(changed.map(({ date }) => date)).toEqual(['2026-11-27']);
  const was = before.find(({ date }) => date === '2026-11-27');
  expect(changed[0]?.meals.lunch).not.toBe(was?.meals.lunch);
  expect(changed[0]?.meals.dinner).toBe(was?.meals.dinner);
});
