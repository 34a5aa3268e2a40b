import { isPhone, readPhone } from '../../identity/phone';
import { oneLine } from '../../text/blanks';
import type { StudentStatus } from '../../identity/status';

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
  const text = oneLine(cell).replace(/^'/, '').replace(/\.0+$/, '');
  if (/\de\+?\d/i.test(text)) return null;
  const digits = readPhone(text);
  if (digits === null) return null;
  const repaired = LOST_ZERO.test(digits);
  const phone = repaired ? `0${digits}` : digits;
  return isPhone(phone) || phone.length < 9 ? { digits: phone, repaired } : null;
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
