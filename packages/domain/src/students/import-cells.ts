import { phoneDigits } from '../text/phone';
import { dayOfSerial, isCalendarDay, yearOf, monthOf, type CalendarDay } from '../time';
import type { StudentStatus } from '../identity/status';

/**
 * A phone number out of a cell. `repaired`: a spreadsheet had taken it for a number and dropped its
 * leading 0.
 */
export interface ReadPhone {
  digits: string;
  repaired: boolean;
}

// A mobile number, an area code or Seoul's without their leading 0.
const LOST_ZERO = /^(1[016789]\d{7,8}|2\d{7,8}|[3-6]\d{8,9})$/;

/**
 * Reads a phone number as spreadsheets hold it: `010-1234-5678`, `+82 10…`, `1012345678` or
 * `1012345678.0`. Null: no number can be made of it, as of `1.01235E+09`.
 */
export function readImportedPhone(cell: string): ReadPhone | null {
  const text = cell.normalize('NFC').trim().replace(/^'/, '').replace(/\.0+$/, '');
  if (/\de\+?\d/i.test(text)) return null;
  const all = text.replace(/\D/g, '');
  const digits = phoneDigits(text);
  if (all.length > 14 || (all.length > 11 && !/^(00)?82/.test(all))) return null;
  const repaired = LOST_ZERO.test(digits);
  return { digits: repaired ? `0${digits}` : digits, repaired };
}

const dayFrom = (year: number, month: string, date: string): CalendarDay | null => {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
};

/**
 * Reads a day as people and spreadsheets write it: `2026-11-20`, `2026.11.20`, `2026년 11월 20일`,
 * `26.11.20`, `20261120`, `11/20` (this year's, KST), a spreadsheet's serial number (46346), or any
 * of the full ones with a time behind. Null when it is no day.
 */
export function readImportedDay(cell: string, today: CalendarDay): CalendarDay | null {
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

const STATUS_WORDS: Record<StudentStatus, readonly string[]> = {
  ENROLLED: [
    '재원',
    '재원중',
    '재학',
    '재학중',
    '등원',
    '등원중',
    '등록',
    '수강',
    '수강중',
    'enrolled',
  ],
  ON_LEAVE: ['휴원', '휴원중', '휴학', '휴학중', '휴식', 'onleave'],
  LEFT: ['퇴원', '퇴원생', '탈퇴', '퇴회', '졸업', '종료', 'left'],
};

/** Reads a status by its word; null when it is none of ours. */
export function readImportedStatus(cell: string): StudentStatus | null {
  const word = cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  const statuses = ['ENROLLED', 'ON_LEAVE', 'LEFT'] as const;
  return statuses.find((status) => STATUS_WORDS[status].includes(word)) ?? null;
}
