import { formatDay } from '../time/format';
import { isCalendarDay, type CalendarDay } from '../time/calendar-day';
import type { Facts, Noted } from './action';

export const textIn = (facts: Facts, field: string): string => {
  const value = facts[field];
  return typeof value === 'string' ? value : '';
};
export const numberIn = (facts: Facts, field: string): number | undefined => {
  const value = facts[field];
  return typeof value === 'number' ? value : undefined;
};
export const daysIn = (facts: Facts, field: string): CalendarDay[] => {
  const value = facts[field];
  return Array.isArray(value) ? value.filter(isCalendarDay) : [];
};

export const because = (reason: string): string => (reason === '' ? '' : `사유: ${reason}`);

/** A fact after the action in words; nothing where the action notes none. */
export const wordOf = ({ after, word }: Noted, field: string): string =>
  (after[field] ?? '') === '' ? '' : word(field, after[field]);

/** `결석 3명`; nothing where it is 0 or unknown. */
export function counted({ after, word }: Noted, field: string, name: string): string {
  const count = numberIn(after, field);
  return count === undefined || count === 0 ? '' : `${name} ${word(field, count)}`;
}

/** This many days are named; the rest is counted. */
export const NAMED = 3;
export const daysText = (days: readonly CalendarDay[]): string =>
  `${days.slice(0, NAMED).map(formatDay).join(', ')}${days.length > NAMED ? ` 외 ${days.length - NAMED}일` : ''}`;

/** The sentence says all of it. */
export const itself = (): readonly string[] => [];

/** What was taken back, and what stayed as others left it. */
export function undone(noted: Noted): readonly string[] | undefined {
  const restored = numberIn(noted.after, 'restored');
  return restored === undefined
    ? undefined
    : [restored === 0 ? '' : noted.word('restored', restored), counted(noted, 'kept', '그대로 둠')];
}

/** How many it was: `2건`. */
export const times = (noted: Noted): readonly string[] => [wordOf(noted, 'count')];

/** The sentence itself says which way a switch went. */
export const switched = (
  field: string,
  on: string,
  off: string,
): { text: (noted: Noted) => string; tail: () => readonly string[] } => ({
  text: ({ after }) => (after[field] === true ? on : off),
  tail: itself,
});
