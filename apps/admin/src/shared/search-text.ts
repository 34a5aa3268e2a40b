import { convertQwertyToHangul, getChoseong } from 'es-hangul';

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** What a search box can find a student by. `phoneTail` is the last four digits. */
export interface Searchable {
  name: string;
  seat: string | null;
  phoneTail: string;
}

/**
 * Whether a student matches what was typed: a part of the name, its 초성 (`ㄱㅁㅈ`), the name typed with the keyboard left in
 * English (`rlaalswns`), the seat, or the last digits of the phone (UX §1.9).
 */
export function matchesStudent(student: Searchable, typed: string): boolean {
  const wanted = plain(typed);
  if (!wanted) return true;
  const name = plain(student.name);
  if (name.includes(wanted) || plain(student.seat ?? '').startsWith(wanted)) return true;
  if (/^\d{2,4}$/.test(wanted)) return student.phoneTail.endsWith(wanted);
  if (/^[ㄱ-ㅎ]+$/.test(wanted)) return getChoseong(name).includes(wanted);
  return /^[a-z]+$/.test(wanted) && name.includes(plain(convertQwertyToHangul(typed)));
}
