import { dayOfMonth, lastMondays, mondayOf, monthOf, shiftDay, type CalendarDay } from '../time';
import type { StudiedDay } from './schemas';

/** What some days come to: how many of them have a 등원, and how many of those no 하원. */
export interface StudySum {
  minutes: number;
  days: number;
  open: number;
}

/**
 * Adds up days with a 등원. Today is not open: a student who is still here has not forgotten to check
 * out.
 */
export const sumStudy = (days: readonly StudiedDay[], today: CalendarDay): StudySum => ({
  minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  days: days.length,
  open: days.filter(({ date, open }) => open && date !== today).length,
});

/** A week from Monday on. */
export interface StudyWeek extends StudySum {
  first: CalendarDay;
}

const WEEK = 7;

/** How many weeks a student sees, this one included. */
export const STUDY_WEEKS = 5;

/** Since when a student sees their days: all of these weeks, and all of this month. */
export function studySince(today: CalendarDay): CalendarDay {
  const monday = shiftDay(mondayOf(today), (1 - STUDY_WEEKS) * WEEK);
  const first = dayOfMonth(monthOf(today), 1);
  return monday < first ? monday : first;
}

const within = (days: readonly StudiedDay[], first: CalendarDay, after: CalendarDay) =>
  days.filter(({ date }) => date >= first && date < after);

/** The last weeks up to the one of `today`, oldest first, also those of which nothing is known. */
export function studyWeeks(days: readonly StudiedDay[], today: CalendarDay): StudyWeek[] {
  return lastMondays(today, STUDY_WEEKS).map((first) => ({
    first,
    ...sumStudy(within(days, first, shiftDay(first, WEEK)), today),
  }));
}

/**
 * By how many minutes this week is ahead of the last one on the same days (negative: behind it),
 * today left out, which is not over yet. Null on a Monday, and without a day to compare with.
 */
export function aheadOfLastWeek(days: readonly StudiedDay[], today: CalendarDay): number | null {
  const monday = mondayOf(today);
  if (today === monday) return null;
  const between = (first: CalendarDay, after: CalendarDay) =>
    sumStudy(within(days, first, after), today);
  const before = between(shiftDay(monday, -WEEK), shiftDay(today, -WEEK));
  return before.days === 0 ? null : between(monday, today).minutes - before.minutes;
}

/** A student's place among those who have any time at all. */
export interface StudyRank {
  place: number;
  of: number;
}

/** Equal times share the place. Null without a time. */
export function studyRank(own: number, all: readonly number[]): StudyRank | null {
  if (own <= 0) return null;
  const some = all.filter((minutes) => minutes > 0);
  return { place: 1 + some.filter((minutes) => minutes > own).length, of: some.length };
}

/** The week that is over when `today` runs: Monday and Sunday. */
export function lastWeek(today: CalendarDay): { first: CalendarDay; last: CalendarDay } {
  const monday = mondayOf(today);
  return { first: shiftDay(monday, -WEEK), last: shiftDay(monday, -1) };
}
