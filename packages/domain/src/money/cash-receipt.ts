import { asciiDigits, isMobile, readPhone } from '../identity/phone';
import { oneLine } from '../text/blanks';

/** What a 현금영수증 is for: 소득공제 of a person, 지출증빙 of a business. */
export type CashReceiptUse = 'income' | 'expense';

/** Without a number, the receipt is issued to this one, on the academy's own accord. */
export const OWN_ACCORD_NUMBER = '0100001234';

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** A 사업자등록번호 ends with a digit that follows from the nine before it. */
function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{9}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * at(index), 0);
  return (10 - ((sum + Math.floor((at(8) * 5) / 10)) % 10)) % 10 === at(9);
}

/**
 * A number as it is kept: digits, without the blanks and hyphens people write into it; a mobile
 * phone's without the country's code.
 */
export function cashReceiptDigits(text: string): string {
  const phone = /\p{L}/u.test(text) ? null : readPhone(text);
  return phone !== null && isMobile(phone)
    ? phone
    : asciiDigits(oneLine(text)).replace(/[\s\u2212\p{Pd}]/gu, '');
}

/**
 * What a kept number is for: a mobile phone and a 현금영수증 card (16–19 digits) are a person's, a
 * business number is a business'. Null for all else, above all for a resident's number of 13
 * digits, which must not be kept. See docs/product/deposits.md#cash-receipts.
 */
export function cashReceiptUse(number: string): CashReceiptUse | null {
  if (/^01\d{8,9}$/.test(number) || /^\d{16,19}$/.test(number)) return 'income';
  return isBusinessNumber(number) ? 'expense' : null;
}

/** With the hyphens of its kind, which also keep a spreadsheet from taking it for a number. */
export function formatCashReceiptNumber(number: string): string {
  const parts =
    cashReceiptUse(number) === 'expense'
      ? [number.slice(0, 3), number.slice(3, 5), number.slice(5)]
      : number.length > 11
        ? (number.match(/.{1,4}/g) ?? [])
        : [number.slice(0, 3), number.slice(3, -4), number.slice(-4)];
  return parts.filter(Boolean).join('-');
}
