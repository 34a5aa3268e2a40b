import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { withoutBlanks } from '../text/blanks';

const plain = (text: string) => withoutBlanks(text).toLowerCase();
const seatOf = (text: string) => plain(text).replaceAll('-', '');

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

/** What a search box can find a student by. `phoneTail` is the last four digits. */
export interface Searchable {
  name: string;
  seat: string | null;
  phoneTail: string;
  /** Other names under which money for them comes in (입금자명). */
  depositorNames?: readonly string[];
}

/**
 * Whether `wanted` is in `name`: each of its lone consonants is the 초성 of a syllable, and the
 * last syllable may be half typed (a Korean keyboard shows 바다 as 받 on the way).
 */
function standsIn(name: string, wanted: string): boolean {
  const typed = [...wanted];
  const last = disassemble(typed.pop() ?? '');
  const fits = (syllable: string, char: string) =>
    char === syllable || getChoseong(syllable) === char;
  return [...name].some((_, from) => {
    const rest = name.slice(from + typed.length);
    return (
      typed.every((char, at) => fits(name.charAt(from + at), char)) &&
      rest !== '' &&
      (disassemble(rest).startsWith(last) || getChoseong(rest.charAt(0)) === last)
    );
  });
}

/**
 * Whether a name or a title has what was typed in it, 초성 and the keyboard left in English included.
 * An empty box finds everything.
 */
export function matchesName(text: string, typed: string): boolean {
  const [name, wanted] = [plain(text), plain(typed)];
  if (!wanted || standsIn(name, wanted)) return true;
  const meant = /^[a-z]+$/.test(wanted) ? meantInKorean(typed) : null;
  return meant !== null && standsIn(name, meant);
}

/**
 * Whether a student matches what was typed: a part of the name, its 초성 (`ㄱㅁㅈ`), a syllable that is
 * still being typed (`김미`), the name typed with the keyboard left in English (`rlaalswns`), the
 * name of whoever pays for them, the beginning of the seat, or the last digits of the phone.
 */
export function matchesStudent(student: Searchable, typed: string): boolean {
  const wanted = plain(typed);
  if (!wanted) return true;
  if (
    [student.name, ...(student.depositorNames ?? [])].some((name) => matchesName(name, typed)) ||
    (student.seat !== null && seatOf(student.seat).startsWith(seatOf(wanted)))
  )
    return true;
  return /^\d{2,4}$/.test(wanted) && student.phoneTail.endsWith(wanted);
}
