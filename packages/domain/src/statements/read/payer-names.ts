import { getChoseong } from 'es-hangul';

/** Stands beside a name and never within one: gone wherever it is. */
const NOISE = [
  '도시락값',
  '도시락비',
  '도시락',
  '점심값',
  '점심비',
  '점심',
  '저녁값',
  '저녁비',
  '저녁',
  '점저',
  '중석식',
  '중식',
  '석식',
  '급식비',
  '급식',
  '밥값',
  '모의고사비',
  '모의고사',
  '응시료',
  '응시비',
  '접수비',
  '엄마',
  '아빠',
  '어머니',
  '어머님',
  '아버지',
  '아버님',
  '할머니',
  '할아버지',
  '학부모',
  '보호자',
] as const;
/** Also syllables of names (이모란): gone only at the end of what is more than a name. */
const TAILS = ['이모', '고모', '삼촌', '식대', '식비', '모의', '모고', '입금', '학생', '자녀'];
/** What a bank cuts off in the middle leaves the beginning of a word behind. */
const CUT_WORDS = [...NOISE, ...TAILS];
const RELATIONS = ['모', '부', '맘', '비'];

const wide = (text: string) =>
  text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
const clean = (text: string) => wide(text.normalize('NFC')).toLowerCase();

/** A name as it is compared: letters and digits only. */
export const nameKey = (text: string): string => clean(text).replace(/[^\p{L}\p{N}]/gu, '');

const NOISE_ANYWHERE = new RegExp(NOISE.join('|'), 'g');
const TAIL_WORDS = new RegExp(`(?<=\\p{L}{2})(?:${TAILS.join('|')})$`, 'u');
const CLASSES =
  /\d+\s*(?:학년|반|월분|월달|월|일|번|호|차|회)|(?:예비)?[초중고]\s?\d(?!\d)|n수생?|재수생/g;

/**
 * The words of a payer's text that may be names: classes, months, phone endings and what the money
 * is for are taken off.
 */
export const nameWords = (text: string): string[] =>
  clean(text)
    .replace(CLASSES, ' ')
    .replace(NOISE_ANYWHERE, ' ')
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(TAIL_WORDS, ''))
    .filter(Boolean);

/**
 * What may have been the name before the bank cut the text or somebody wrote 모 behind it: `김민준도` →
 * `김민준`. Nothing for what is too short to tell.
 */
export function beforeCutWord(core: string): string[] {
  return [1, 2, 3].flatMap((length) => {
    const [name, rest] = [core.slice(0, -length), core.slice(-length)];
    const fits =
      RELATIONS.includes(rest) ||
      CUT_WORDS.some((word) => word.length > length && word.startsWith(rest));
    return name.length >= 2 && fits ? [name] : [];
  });
}

/**
 * What of a payer's text is worth remembering as another name of whoever was chosen for it; null
 * for what is too short to be only theirs, and for 초성.
 */
export function aliasOf(text: string): string | null {
  const core = nameWords(text).join('');
  return /^[가-힣a-z]{3,40}$/.test(core) ? core : null;
}

const INITIALS = /^[ㄱ-ㅎ]{2,}$/;

/** Whether a text is nothing but the 초성 of a name. */
export const isInitialsOf = (core: string, name: string): boolean =>
  INITIALS.test(core) && getChoseong(name) === core;

/**
 * Whether one letter was mistyped, left out or typed too much. Short names differ by one anyway.
 */
export function isOneOff(core: string, name: string): boolean {
  const [long, short] = core.length >= name.length ? [core, name] : [name, core];
  if (short.length < 3) return false;
  if (long.length - short.length > 1 || long === short) return false;
  const at = [...long].findIndex((char, index) => char !== short[index]);
  return long.slice(at + 1) === short.slice(at + (long.length === short.length ? 1 : 0));
}
