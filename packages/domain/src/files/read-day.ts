import { dayOfSerial, isCalendarDay, yearOf, monthOf, type CalendarDay } from '../time';

const dayFrom = (year: number, month: string, date: string): CalendarDay | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
};

/**
 * Reads a day as people and spreadsheets write it: `2026-11-20`, `2026.11.20`, `2026년 11월 20일`,
 * `26.11.20`, `20261120`, `11/20` (this year's, KST), a spreadsheet's serial number (46346), or any
 * of the full ones with a time behind. Null when it is no day.
 */
export function readDay(cell: string, today: CalendarDay): CalendarDay | null {
  const text = cell
    .normalize('NFC')
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/\.0+$/, '');
  if (/^\d{5}$/.test(text)) return dayOfSerial(Number(text));
  const full =
    /^(\d{4}|\d{2})\s*[.\-/년]\s*(\d{1,2})\s*[.\-/월]\s*(\d{1,2})\s*[.일]?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (full) {
    const [, year = '', month = '', date = ''] = full;
    return dayFrom(Number(year) + (year.length === 2 ? 2000 : 0), month, date);
  }
  const [, month, date] = /^(\d{1,2})\s*[./월-]\s*(\d{1,2})\s*[.일]?$/.exec(text) ?? [];
  return month === undefined || date === undefined
    ? null
    : dayFrom(yearOf(monthOf(today)), month, date);
}
