import {
  clockTime,
  dayOfSerial,
  daysBetween,
  formatClock,
  formatWeekday,
  isCalendarDay,
  isClockTime,
  seoulDay,
  shiftDay,
  weekdayOf,
  type CalendarDay,
  type ClockTime,
} from '../../time';

/** Why a text is not one clear past day in Seoul. */
export type NoDay = 'none' | 'future' | 'unclear';
type Day = { day: CalendarDay; rest: string } | { problem: NoDay };

/** Two-digit years, and days without a year, are assumed to be this recent. */
const YEARS_BACK = 10;
const DAYS_BACK = 183;

const dayFrom = (year: number, month: string, date: string): CalendarDay | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
};

/** One day, or none: several readings of a text are no day. */
function only(days: readonly (CalendarDay | null)[], rest: string): Day {
  const found = [...new Set(days.flatMap((day) => day ?? []))];
  const [day] = found;
  if (day === undefined) return { problem: 'none' };
  return found.length === 1 ? { day, rest } : { problem: 'unclear' };
}

/** A year of two digits is one of the last ten: 99 is none. */
function shortYear(year: string, month: string, date: string, today: CalendarDay) {
  const day = dayFrom(2000 + Number(year), month, date);
  const isRecent = day !== null && day <= today && daysBetween(day, today) <= YEARS_BACK * 366;
  return isRecent ? day : null;
}

const FULL = /^(\d{4})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})(?!\d)\s*[.일]?(.*)$/s;
const SHORT = /^(\d{2})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})(?![\d./-])\s*[.일]?(.*)$/s;
const YEAR_LAST = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})(?!\d)(.*)$/s;
const NO_YEAR = /^(\d{1,2})\s*[./월-]\s*(\d{1,2})(?![\d./-])\s*[.일]?(.*)$/s;
const DIGITS = /^(\d{6}|\d{8}|\d{10}|\d{12}|\d{14})(?!\d)(.*)$/s;

/** `261120`, `20261120`, `20261120140533`, `261120140533`. */
function fromDigits(digits: string, rest: string, today: CalendarDay): Day {
  const long =
    digits.length >= 8
      ? dayFrom(Number(digits.slice(0, 4)), digits.slice(4, 6), digits.slice(6, 8))
      : null;
  const short =
    digits.length === 8 || digits.length === 14
      ? null
      : shortYear(digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), today);
  const isShort = short !== null && long === null;
  return only([long, short], `${digits.slice(isShort ? 6 : 8)} ${rest}`);
}

/** The last such day, unless it lies so far back that the year may be another. */
function withoutYear(month: string, date: string, rest: string, today: CalendarDay): Day {
  const year = Number(today.slice(0, 4));
  const day = [year - 1, year]
    .flatMap((one) => dayFrom(one, month, date) ?? [])
    .findLast((one) => one <= today);
  if (day === undefined) return { problem: 'none' };
  return daysBetween(day, today) <= DAYS_BACK ? { day, rest } : { problem: 'unclear' };
}

function findDay(text: string, today: CalendarDay): Day {
  const full = FULL.exec(text);
  if (full) return only([dayFrom(Number(full[1]), full[2] ?? '', full[3] ?? '')], full[4] ?? '');
  const digits = DIGITS.exec(text);
  if (digits) return fromDigits(digits[1] ?? '', digits[2] ?? '', today);
  const serial = /^(\d{5})(?:\.(\d+))?$/.exec(text);
  if (serial) {
    const minutes = Math.round(Number(`0.${serial[2] ?? '0'}`) * 1440);
    const time =
      serial[2] === undefined
        ? ''
        : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    const day = dayOfSerial(Number(serial[1]));
    return day !== null && day > shiftDay(today, -YEARS_BACK * 366)
      ? { day, rest: time }
      : { problem: 'unclear' };
  }
  const last = YEAR_LAST.exec(text);
  if (last) {
    const [, a = '', b = '', year, rest = ''] = last;
    return only([dayFrom(Number(year), a, b), dayFrom(Number(year), b, a)], rest);
  }
  const short = SHORT.exec(text);
  if (short) {
    const day = shortYear(short[1] ?? '', short[2] ?? '', short[3] ?? '', today);
    return day === null ? { problem: 'unclear' } : { day, rest: short[4] ?? '' };
  }
  const bare = NO_YEAR.exec(text);
  return bare
    ? withoutYear(bare[1] ?? '', bare[2] ?? '', bare[3] ?? '', today)
    : { problem: 'none' };
}

/** `14:05:33`, `오후 2:05:33`, `2:05 PM`, `140533`, `14시 5분`, to the minute. */
export function readTime(text: string): ClockTime | null {
  const [, hour, minute] =
    /(\d{1,2})\s*[:시]\s*(\d{1,2})/.exec(text) ??
    /^\s*(\d{2})(\d{2})(?:\d{2})?\s*$/.exec(text) ??
    [];
  if (hour === undefined || minute === undefined) return null;
  const half = /오전|오후|am|pm/i.exec(text)?.[0].toLowerCase();
  const isLate = half === '오후' || half === 'pm';
  if (half !== undefined && Number(hour) > 12 && !isLate) return null;
  const ofDay = half && Number(hour) <= 12 ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  const time = `${String(ofDay).padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return isClockTime(time) ? clockTime(time) : null;
}

/** What may be behind a day: a time, or nothing. */
const isTime = (rest: string) =>
  /^[\sT]*(?:(?:오전|오후|am|pm)\s*)?(?:\d{1,2}\s*[:시]\s*\d{1,2}(?:\s*[:분]\s*\d{0,2}초?)?(?:\.\d+)?|\d{4}|\d{6})?\s*(?:분|am|pm)?$/i.test(
    rest.trim(),
  );

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;

/** When a row was booked: a past day, and the time if the text has one. */
export function readMoment(
  cell: string,
  today: CalendarDay,
): { day: CalendarDay; time: ClockTime | null } | { problem: NoDay } {
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^=\s*"(.*)"$/, '$1')
    .trim();
  const instant = ZONED.test(text) ? new Date(text) : null;
  if (instant && !Number.isNaN(instant.getTime())) {
    const day = seoulDay(instant);
    return day > today ? { problem: 'future' } : { day, time: readTime(formatClock(instant)) };
  }
  const weekday = /\(\s*([월화수목금토일])(?:요일)?\s*\)/.exec(text)?.[1];
  const plain = text.replace(/\s*\([^)]*\)/g, ' ').trim();
  const found = findDay(plain, today);
  if ('problem' in found) return found;
  const { day, rest } = found;
  if (!isTime(rest)) return { problem: 'none' };
  if (weekday !== undefined && formatWeekday(weekdayOf(day)) !== weekday)
    return { problem: 'unclear' };
  return day > today ? { problem: 'future' } : { day, time: readTime(rest) };
}
