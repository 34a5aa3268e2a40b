import { won } from '@academy/domain/money';
import { defaultLunchSettings, type Holiday, type LunchSettings } from '@academy/domain/meals';
import type { AcademyDraft } from '@academy/domain/settings';
import {
  dayOfMonth,
  daysOfMonth,
  monthOf,
  shiftMonth,
  weekdayOf,
  type CalendarDay,
  type CalendarMonth,
} from '@academy/domain/time';

export const demoAcademy: AcademyDraft = {
  name: '온새미로 학원',
  companyLines: [
    '온새미로 학원 · 대표 한가람',
    '사업자등록번호 000-00-00000 · 학원등록번호 제0000호',
    '서울특별시 배움구 온새미로 12, 3층',
  ],
  // The product's own manual opens.
  manualUrl: '',
  deskPhone: '02-000-1234',
  channelUrl: 'https://example.com/channel',
};

/** What last month cost: the price went up, and last month's bills still show the old one. */
export const oldPrices = { lunchPrice: won(4500), dinnerPrice: won(5500) };

const secondSaturday = (month: CalendarMonth): CalendarDay | undefined =>
  daysOfMonth(month).filter((date) => weekdayOf(date) === 6)[1];

const inOrder = (days: readonly CalendarDay[]) => [...new Set(days)].toSorted();

/**
 * Meals for last, this and next month, lunch and dinner on every weekday, so that anyone who looks
 * around finds a day with something in it. No meals on public holidays; no lunch on each month's
 * second Saturday (cleaning of the kitchen), no dinner on its last Friday (teachers' meeting).
 * Today is never closed.
 */
export function demoLunchSettings(today: CalendarDay, holidays: readonly Holiday[]): LunchSettings {
  const present = monthOf(today);
  const months = [shiftMonth(present, -1), present, shiftMonth(present, 1)];
  const closing = (days: readonly CalendarDay[]) => inOrder(days.filter((date) => date !== today));
  const [first, last] = [
    dayOfMonth(shiftMonth(present, -1), 1),
    dayOfMonth(shiftMonth(present, 1), 31),
  ];
  const closed = holidays.map(({ date }) => date).filter((date) => date >= first && date <= last);
  const lastFridays = months.flatMap(
    (month) => daysOfMonth(month).findLast((date) => weekdayOf(date) === 5) ?? [],
  );
  return {
    ...defaultLunchSettings,
    pricesSet: true,
    applyStartDate: first,
    applyEndDate: last,
    saturdayLunch: true,
    saturdayDinner: true,
    sundayLunch: true,
    sundayDinner: true,
    disabledLunchDates: closing([
      ...closed,
      ...months.flatMap((month) => secondSaturday(month) ?? []),
    ]),
    disabledDinnerDates: closing([...closed, ...lastFridays]),
    depositStartDay: 1,
    depositEndDay: 10,
    bankName: '온누리은행',
    accountNumber: '000-123456-01-001',
    accountHolder: '온새미로 학원',
  };
}
