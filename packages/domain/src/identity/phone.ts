import { oneLine } from '../text/blanks';

/** A Korean number has at most 11 digits; 3-4-4 with two hyphens makes 13 characters. */
const MAX_DIGITS = 11;
const MIN_LOGIN_DIGITS = 10;
/** The longest number that ITU-T E.164 allows, with its country code. */
const MAX_FOREIGN_DIGITS = 15;
/** As many characters as a login's field takes of a Korean number. */
export const PHONE_LENGTH = 13;

/** Wide digits and signs, as some keyboards type them, as plain ones: character for character. */
export const asciiDigits = (text: string) =>
  text.replace(/[０-９＋（）－．]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
const onlyDigits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** One number, what people write between its digits, and words around it: `전화 010.1234.5678`. */
const NUMBER = /^[^\d+]*(\+?)((?:[\s().,·/ー\u2212\p{Pd}]*\d)+)[^\d+]*$/u;

interface Parts {
  /** Begins with a plus sign, or with 00, which dials it. */
  abroad: boolean;
  /** With the country code when it is `abroad`. */
  digits: string;
}

function partsOf(text: string): Parts | null {
  const line = asciiDigits(oneLine(text));
  const [, plus, written = /\d/.test(line) ? undefined : ''] = NUMBER.exec(line) ?? [];
  if (written === undefined) return null;
  const digits = onlyDigits(written);
  if (plus === '+') return { abroad: true, digits };
  return /^00\d/.test(digits)
    ? { abroad: true, digits: digits.slice(2) }
    : { abroad: false, digits };
}

/** `8210…` and `82010…` as `010…`; null for any other country. */
const domesticOf = (digits: string) =>
  /^82(?!00)/.test(digits) ? `0${digits.slice(2).replace(/^0/, '')}` : null;

/**
 * A phone number as it is kept, of every writing the same: `01012345678` for `010-1234-5678`, `+82
 * 10 1234 5678` and `0082 10…`; `+6581234567` for a foreign one. No digit is ever dropped: a number
 * that is too long stays so, and `isPhone` refuses it. Nothing
 * for words alone (`없음`), null for digits that are not one number. Without a plus
 * sign 82 counts as the country code only when the number would be too long otherwise, because a
 * half-typed number may begin with any digit.
 */
export function readPhone(text: string): string | null {
  const parts = partsOf(text);
  if (parts === null) return null;
  const { abroad, digits } = parts;
  if (abroad) return domesticOf(digits) ?? `+${digits}`;
  return (digits.length > MAX_DIGITS && domesticOf(digits)) || digits;
}

/** The same for a field: what is no number stays as it was typed, to be refused. */
export const keptPhone = (text: string): string => readPhone(text) ?? oneLine(text);

const isForeign = (phone: string, least: number) =>
  new RegExp(String.raw`^\+(?!82)[1-9]\d{${least - 1},${MAX_FOREIGN_DIGITS - 1}}$`).test(phone);

/** Whether a kept number can be called: 9 to 11 digits from 0, or a country's from 7 to 15. */
export const isPhone = (phone: string): boolean =>
  /^0[1-9]\d{7,9}$/.test(phone) || isForeign(phone, 7);

/** Whether a student can sign in with a kept number: at least 10 digits of it. */
export const isStudentPhone = (phone: string): boolean =>
  /^0[1-9]\d{8,9}$/.test(phone) || isForeign(phone, MIN_LOGIN_DIGITS);

/** Whether messages go to a kept number: a Korean mobile one. */
export const isMobile = (phone: string): boolean => /^01\d{8,9}$/.test(phone);

/** Whether what was typed has more digits than any number. */
export function isPhoneTooLong(text: string): boolean {
  const phone = keptPhone(text);
  return onlyDigits(phone).length > (phone.startsWith('+') ? MAX_FOREIGN_DIGITS : MAX_DIGITS);
}

/** Why the typed number cannot log in: fewer than 10 digits, or not one number. */
export function loginPhoneFault(text: string): 'short' | 'long' | 'unclear' | null {
  const phone = readPhone(text);
  if (isPhoneTooLong(text)) return 'long';
  if (phone === null) return 'unclear';
  return onlyDigits(phone).length < MIN_LOGIN_DIGITS ? 'short' : null;
}

const grouped = (digits: string) =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join('-');

/**
 * Whether a half-typed text is on its way abroad: such a number is left as it is typed. One of
 * Korea is too until it is whole, because the 0 behind `+82` may be typed or not.
 */
function staysAsTyped(text: string): boolean {
  const typed = oneLine(asciiDigits(text));
  const parts = /^(\+|00)/.test(typed) ? partsOf(typed) : null;
  if (parts === null) return typed.startsWith('+');
  return (domesticOf(parts.digits)?.length ?? 0) < MIN_LOGIN_DIGITS;
}

/** The digits of a Korean number, of whatever else is there only those. */
const typedDigits = (text: string) => readPhone(text) ?? onlyDigits(text);

/**
 * Formats 3-4-4 while typing; a 10-digit number prints 010-1234-567, one that is too long keeps its
 * end. A number that begins with + or 00 stays as it is.
 */
export const formatPhone = (text: string): string =>
  staysAsTyped(text) ? asciiDigits(text) : grouped(typedDigits(text));

/**
 * Formats an input's text and says where the caret belongs: the same digits stay on its left.
 * Counted from the right end, because a country code on the left may shrink to a single 0.
 */
export function formatPhoneAt(text: string, caret: number): { text: string; caret: number } {
  if (staysAsTyped(text)) return { text: asciiDigits(text), caret: Math.min(caret, text.length) };
  const digits = typedDigits(text);
  const rightOfCaret = onlyDigits(text.slice(caret)).length;
  const left = Math.min(Math.max(digits.length - rightOfCaret, 0), digits.length);
  return { text: grouped(digits), caret: left + (left > 3 ? 1 : 0) + (left > 7 ? 1 : 0) };
}

/** The end of a number where nothing else says what it is: `번호 끝 5678`. */
export const phoneTailText = (tail: string): string => (tail === '' ? '' : `번호 끝 ${tail}`);
