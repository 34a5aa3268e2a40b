import { dayOfSerial, isCalendarDay, monthOf, shiftDay, yearOf, type CalendarDay } from '../time';

const dayFrom = (year: number, month: string, date: string): CalendarDay | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
};

/** Without its weekday in brackets and the time behind it. */
const dayAlone = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/\s*\([^)]*\)/g, '')
    .trim()
    .replace(/[T ]((오전|오후|AM|PM) ?)?\d{1,2}:\d{2}.*$/i, '')
    .replace(/\.0+$/, '');

/** A day without a year is the last such that is not after `latest`. */
function readUntil(cell: string, latest: CalendarDay): CalendarDay | null {
  const text = dayAlone(cell);
  if (/^\d{5}$/.test(text)) return dayOfSerial(Number(text));
  const full =
    /^(\d{4}|\d{2})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (full) {
    const [, year = '', month = '', date = ''] = full;
    if (year.length === 4) return dayFrom(Number(year), month, date);
    // 99.3.2 is no day of 2099: of two digits only years until the next one are clear.
    const near = 2000 + Number(year);
    return near <= yearOf(monthOf(latest)) + 1 ? dayFrom(near, month, date) : null;
  }
  const [, month, date] = /^(\d{1,2})\s*[./월-]\s*(\d{1,2})\s*[.일]?$/.exec(text) ?? [];
  if (month === undefined || date === undefined) return null;
  const year = yearOf(monthOf(latest));
  const days = [year - 1, year].flatMap((one) => dayFrom(one, month, date) ?? []);
  return days.findLast((one) => one <= latest) ?? null;
}

/** How far ahead a day without a year may lie. */
const DAYS_AHEAD = 60;

/**
 * Reads a day as people and spreadsheets write it: `2026-11-20`, `2026.11.20 (금)`,
 * `2026년 11월 20일`, `26.11.20`, `20261120`, `11/20` (the last such day, or one within two months:
 * `1/4` is next year's in December), a spreadsheet's serial number (46346), or any of the full ones
 * with a time behind. Null when it is no day.
 */
export const readDay = (cell: string, today: CalendarDay): CalendarDay | null =>
  readUntil(cell, shiftDay(today, DAYS_AHEAD));
