/** A Korean number has at most 11 digits; 3-4-4 with two hyphens makes 13 characters. */
const MAX_DIGITS = 11;
const MIN_LOGIN_DIGITS = 10;

/** Wide digits, as some keyboards type them, as plain ones. */
export const asciiDigits = (text: string) =>
  text.replace(/[０-９＋]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
const onlyDigits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/**
 * All digits, with the country code turned into the leading 0. Without a plus sign 82 counts as the
 * country code only when the number would be too long otherwise, because a half-typed number may
 * begin with any digit.
 */
function domesticDigits(text: string): string {
  const digits = onlyDigits(text);
  const international =
    digits.startsWith('82') &&
    (/^\D*\+\s*8\s*2/.test(asciiDigits(text)) || digits.length > MAX_DIGITS);
  return international ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

/**
 * The digits of a phone number as the server keeps it: `+82 10-1234-5678` → `01012345678`. At most
 * 11, the rest is cut off.
 */
export const phoneDigits = (text: string): string => domesticDigits(text).slice(0, MAX_DIGITS);

const grouped = (digits: string) =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-');

/** Formats 3-4-4 while typing, at most 13 characters. A 10-digit number prints 010-1234-567. */
export const formatPhone = (text: string): string => grouped(phoneDigits(text));

/** Whether the number is long enough to log in: at least 10 digits. */
export const isLoginPhone = (text: string): boolean => phoneDigits(text).length >= MIN_LOGIN_DIGITS;

/**
 * Formats an input's text and says where the caret belongs: the same digits stay on its left.
 * Counted from the right end, because a country code on the left may shrink to a single 0.
 */
export function formatPhoneAt(text: string, caret: number): { text: string; caret: number } {
  const digits = phoneDigits(text);
  const rightOfCaret = onlyDigits(text.slice(caret)).length;
  const left = Math.min(Math.max(domesticDigits(text).length - rightOfCaret, 0), digits.length);
  return { text: grouped(digits), caret: left + (left > 3 ? 1 : 0) + (left > 7 ? 1 : 0) };
}
