import { defaultLunchSettings, type LunchSettings, type Meal } from '@academy/domain/meals';
import { day } from '@academy/domain/time';
import { expect, test } from 'vitest';
import { checkMeal } from './check-meal';

const tuesday = '2026-11-24';
const ask = (
  at: string,
  {
    date = tuesday,
    meal = 'lunch',
    notEnrolled,
    ...settings
  }: Partial<LunchSettings> & { date?: string; meal?: Meal; notEnrolled?: string } = {},
) => {
  const { allowed, lines } = checkMeal({
    settings: { ...defaultLunchSettings, ...settings },
    date: day(date),
    meal,
    at: new Date(`${at}+09:00`),
    notEnrolled,
  });
  return [allowed, ...lines.slice(1)];
};

test.each([
  [
    'the last minute before the deadline',
    '2026-11-23T13:59:00',
    {},
    [true, '11월 23일 (월) 14:00 전까지 바꿀 수 있습니다.'],
  ],
  [
    'the deadline itself is too late',
    '2026-11-23T14:00:00',
    {},
    [
      false,
      '마감이 지났습니다.',
      '마감은 11월 23일 (월) 14:00입니다.',
      '학생에게는 ‘전날 14:00 이후에는 변경할 수 없어요.’로 보입니다.',
    ],
  ],
  [
    'a day on which the meal is closed, whatever the hour',
    '2026-11-01T09:00:00',
    { disabledDinnerDates: [day(tuesday)], meal: 'dinner' as const },
    [
      false,
      '그날은 운영하지 않습니다.',
      '학생에게는 ‘이 날은 저녁을 운영하지 않아요.’로 보입니다.',
    ],
  ],
  [
    'a day after the period',
    '2026-11-20T09:00:00',
    { applyEndDate: day('2026-11-23') },
    [
      false,
      '그날은 신청 가능 기간에 들지 않습니다.',
      '학생에게는 ‘신청 기간이 아니에요.’로 보입니다.',
    ],
  ],
  [
    'a weekday without meals',
    '2026-11-20T09:00:00',
    { tuesdayLunch: false },
    [false, '운영하지 않는 요일입니다.', '학생에게는 ‘이 요일은 신청할 수 없어요.’로 보입니다.'],
  ],
  [
    'another day than the enabled ones',
    '2026-11-20T09:00:00',
    { enabledDates: [day('2026-11-25')] },
    [
      false,
      '지정 운영일이 아닙니다.',
      '학생에게는 ‘관리자가 지정한 날짜만 신청할 수 있어요.’로 보입니다.',
    ],
  ],
  [
    'who is not enrolled cannot sign in',
    '2026-11-20T09:00:00',
    { notEnrolled: '휴원' },
    [false, '지금 휴원 중이라 로그인할 수 없습니다.'],
  ],
])('%s', (_, at, rules, said) => {
  expect(ask(at, rules)).toEqual(said);
});
