import type { AppliedMeals } from '@academy/domain/applications';
import type { Meal } from '@academy/domain/meals';
import type { MockRegistration, MyMockRegistration } from '@academy/domain/mocks';
import type { RegularSchedule } from '@academy/domain/schedule';
import {
  formatDay,
  formatDayRange,
  formatDaysOfMonth,
  type CalendarDay,
} from '@academy/domain/time';
import { applicationsTexts as texts } from './applications-texts';

/** The days of a month with a meal, as `1–9, 12일`; null without any. */
export function daysText({ reservations, month }: AppliedMeals, meal: Meal): string | null {
  const days = reservations
    .filter((reservation) => reservation[meal] && reservation.date.startsWith(month))
    .map(({ date }) => date);
  return formatDaysOfMonth(days) || null;
}

function seatText({ onSiteState, waitingNumber }: MockRegistration): string {
  if (onSiteState === 'confirmed') return texts.onSite;
  return onSiteState === 'waiting' ? texts.waiting(waitingNumber) : texts.paperOnly;
}

/** `물리학Ⅰ · 현장 응시`. */
export const choiceText = (registration: MockRegistration): string =>
  [...registration.selectedSubjects, seatText(registration)].join(' · ');

/** Sat and settled: nothing about it is open any more. One that is still unpaid is not over. */
export const isOver = ({ exam, paymentStatus }: MyMockRegistration, today: CalendarDay): boolean =>
  exam.examDate < today && paymentStatus !== 'unpaid' && paymentStatus !== 'refund-due';

/** The next exam first. */
export const byExamDay = (registrations: readonly MyMockRegistration[]): MyMockRegistration[] =>
  registrations.toSorted((one, other) =>
    one.exam.examDate < other.exam.examDate ? -1 : Number(one.exam.examDate > other.exam.examDate),
  );

/** `7월 1일 (수) ~ 7월 31일 (금)`, or from a day on. */
export const periodText = ({
  firstDate,
  lastDate,
}: Pick<RegularSchedule, 'firstDate' | 'lastDate'>): string =>
  lastDate === null ? texts.from(formatDay(firstDate)) : formatDayRange(firstDate, lastDate);
