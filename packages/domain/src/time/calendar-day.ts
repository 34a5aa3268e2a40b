import * as z from 'zod/mini';

const DAY_MS = 86_400_000;
const daysInMonthOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonthOf(year, month);
}

/** A calendar date in Asia/Seoul, `YYYY-MM-DD`, 1900-01-01 to 2100-12-31 (spec §9). Compares and sorts as text. */
export const calendarDaySchema = z.string().check(z.refine(isCalendarDay, { error: '올바른 날짜(YYYY-MM-DD)만 입력할 수 있어요.' })).brand<'CalendarDay'>();
export type CalendarDay = z.output<typeof calendarDaySchema>;

/** `YYYY-MM`, 1900-01 to 2100-12. */
export const calendarMonthSchema = z.string().check(z.regex(/^(19\d{2}|20\d{2}|2100)-(0[1-9]|1[0-2])$/)).brand<'CalendarMonth'>();
export type CalendarMonth = z.output<typeof calendarMonthSchema>;

/** 0 is Sunday, as in the calendar grid (spec §2). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Reads a day or throws: for constants and tests. Input from people goes through `calendarDaySchema`. */
export const day = (text: string): CalendarDay => calendarDaySchema.parse(text);

/** Reads a month or throws. */
export const month = (text: string): CalendarMonth => calendarMonthSchema.parse(text);

const toUtc = (date: CalendarDay) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10) as CalendarDay;

/** The day `days` later (or earlier). Leaves the 1900–2100 range silently: callers clamp input, not arithmetic. */
export const shiftDay = (date: CalendarDay, days: number): CalendarDay => fromUtc(toUtc(date) + days * DAY_MS);

export const weekdayOf = (date: CalendarDay): Weekday => new Date(toUtc(date)).getUTCDay() as Weekday;

export const monthOf = (date: CalendarDay): CalendarMonth => date.slice(0, 7) as CalendarMonth;

export const daysIn = (of: CalendarMonth): number => daysInMonthOf(Number(of.slice(0, 4)), Number(of.slice(5)));

/** Day `n` of a month (1-based), clamped to the month's last day: the deposit window's rule (spec §9). */
export const dayOfMonth = (of: CalendarMonth, n: number): CalendarDay =>
  `${of}-${String(Math.min(Math.max(n, 1), daysIn(of))).padStart(2, '0')}` as CalendarDay;

export const shiftMonth = (of: CalendarMonth, months: number): CalendarMonth => {
  const index = Number(of.slice(0, 4)) * 12 + Number(of.slice(5)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as CalendarMonth;
};

/** Every day of a month, first to last. */
export const daysOfMonth = (of: CalendarMonth): CalendarDay[] => Array.from({ length: daysIn(of) }, (_, index) => dayOfMonth(of, index + 1));
