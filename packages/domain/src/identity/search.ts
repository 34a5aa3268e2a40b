import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { withoutBlanks } from '../text/blanks';
import { isPhone, readPhone } from './phone';
import { seatKey } from './seat';

/** Letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const PLAIN = /^[ -~가-힣ㄱ-ㅣ]*$/;

/** A text as it is searched: without blanks, case, width and marks, so that nguyen finds Nguyễn. */
function plain(text: string): string {
  const bare = withoutBlanks(text).toLowerCase();
  if (PLAIN.test(bare)) return bare;
  return bare
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'))
    .normalize('NFD')
    .replace(MARKED, '$1')
    .normalize('NFC')
    .replace(/[đðøłħıßæœþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * What was meant with the keyboard left in English; null where the library gives up (it throws on
 * lone compound vowels: `hkr`).
 */
function meantInKorean(typed: string): string | null {
  try {
    return plain(convertQwertyToHangul(typed));
  } catch {
    return null;
  }
}

/**
 * What a search box can find a student by. `phoneTail` is the last four digits; whole numbers are
 * there for who may see them.
 */
export interface Searchable {
  name: string;
  seat: string | null;
  phoneTail: string;
  /** Other names under which money for them comes in (입금자명). */
  depositorNames?: readonly string[];
  phone?: string | null;
  guardians?: readonly { name: string | null; phone: string | null }[];
}

/**
 * Whether `wanted` is in a name: each of its lone consonants is the 초성 of a syllable, and the
 * last syllable may be half typed (a Korean keyboard shows 바다 as 받 on the way).
 */
function finder(wanted: string): (name: string) => boolean {
  const typed = [...wanted];
  const last = disassemble(typed.pop() ?? '');
  const fits = (syllable: string, char: string) =>
    char === syllable || getChoseong(syllable) === char;
  const fitsAt = (name: string, from: number) => {
    const rest = name.slice(from + typed.length);
    return (
      typed.every((char, at) => fits(name.charAt(from + at), char)) &&
      rest !== '' &&
      (disassemble(rest).startsWith(last) || getChoseong(rest.charAt(0)) === last)
    );
  };
  return (name) => {
    for (let from = 0; from + typed.length < name.length; from += 1)
      if (fitsAt(name, from)) return true;
    return false;
  };
}

/** `matchesName` for a list: what was typed is read once. */
function nameMatcher(typed: string): (text: string) => boolean {
  const wanted = plain(typed);
  if (!wanted) return () => true;
  const meant = /^[a-z]+$/.test(wanted) ? meantInKorean(typed) : null;
  const isIn = finder(wanted);
  const isMeantIn = meant === null ? () => false : finder(meant);
  return (text) => {
    const name = plain(text);
    return isIn(name) || isMeantIn(name);
  };
}

/**
 * Whether a name or a title has what was typed in it, 초성 and the keyboard left in English included.
 * An empty box finds everything.
 */
export const matchesName = (text: string, typed: string): boolean => nameMatcher(typed)(text);

/** A number of five digits or more, in any writing. */
const numberIn = (typed: string): string | null => {
  const phone = readPhone(typed);
  return phone !== null && phone.length > 4 && !/\p{L}/u.test(typed) ? phone : null;
};

/** Where only the end of a student's number is known, a whole one is found by it. */
function hasNumber({ phone, guardians = [], phoneTail }: Searchable, wanted: string): boolean {
  const numbers = [phone, ...guardians.map((guardian) => guardian.phone)].filter(
    (number) => typeof number === 'string',
  );
  return (
    numbers.some((number) => number.includes(wanted)) ||
    (typeof phone !== 'string' && isPhone(wanted) && wanted.endsWith(phoneTail))
  );
}

/**
 * Whether a student matches what was typed: a part of the name, its 초성 (`ㄱㅁㅈ`), a syllable that is
 * still being typed (`김미`), the name typed with the keyboard left in English (`rlaalswns`) or
 * without its marks, the name of a guardian or payer, the beginning of the seat, the last digits of
 * the phone, or five digits and more of the student's number or a guardian's.
 */
export const matchesStudent = (student: Searchable, typed: string): boolean =>
  studentMatcher(typed)(student);

/** `matchesStudent` for a list: what was typed is read once. */
export function studentMatcher(typed: string): (student: Searchable) => boolean {
  const wanted = plain(typed);
  if (!wanted) return () => true;
  const seat = seatKey(typed);
  const number = numberIn(typed);
  const isTail = number === null && /^\d{2,4}$/.test(wanted);
  const hasName = nameMatcher(typed);
  return (student) => {
    const { name, guardians = [], depositorNames = [] } = student;
    return (
      hasName(name) ||
      guardians.some((guardian) => hasName(guardian.name ?? '')) ||
      depositorNames.some(hasName) ||
      (seat !== '' && student.seat !== null && seatKey(student.seat).startsWith(seat)) ||
      (isTail && student.phoneTail.endsWith(wanted)) ||
      (number !== null && hasNumber(student, number))
    );
  };
}
