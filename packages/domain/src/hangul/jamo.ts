/** The jamo of a syllable by its place in Unicode's order of syllables. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

/** Jamo that take two keys. */
const TWO_KEYS: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
};
const ONE_JAMO = new Map(Object.entries(TWO_KEYS).map(([jamo, keys]) => [keys, jamo]));

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const isSyllable = (char: string) => {
  const code = char.codePointAt(0) ?? 0;
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
};

interface Parts {
  initial: string;
  vowel: string;
  final: string;
}

function partsOf(syllable: string): Parts {
  const index = (syllable.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
  const { length: vowels } = VOWELS;
  const { length: finals } = FINALS;
  return { initial: INITIALS[Math.floor(index / (vowels * finals))] ?? '', vowel: VOWELS[Math.floor(index / finals) % vowels] ?? '', final: FINALS[index % finals] ?? '' };
}

/** The first consonant (초성) of a syllable; any other character is its own. */
export const initialOf = (char: string): string => (isSyllable(char) ? partsOf(char).initial : char);

/** A text as the keys that type it, one jamo per key: `값` → `ㄱㅏㅂㅅ`. Other characters stay. */
export const keysOf = (text: string): string =>
  [...text].map((char) => {
    const { initial, vowel, final } = isSyllable(char) ? partsOf(char) : { initial: char, vowel: '', final: '' };
    return [initial, vowel, final].map((jamo) => TWO_KEYS[jamo] ?? jamo).join('');
  }).join('');

const single = (keys: string) => ONE_JAMO.get(keys) ?? keys;

// A final consonant belongs to the next syllable when a vowel follows it, as every Korean keyboard decides.
const TYPED = /([ㄱ-ㅎ])(ㅗ[ㅏㅐㅣ]?|ㅜ[ㅓㅔㅣ]?|ㅡㅣ?|[ㅏ-ㅣ])((?:ㄱㅅ|ㄴ[ㅈㅎ]|ㄹ[ㄱㅁㅂㅅㅌㅍㅎ]|ㅂㅅ|[ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ])(?![ㅏ-ㅣ]))?/g;

/** What a Korean keyboard makes of keys, one jamo per key: `ㄱㅏㅂㅅㅣ` → `갑시`. What forms no syllable stays as it is. */
export const typedBy = (keys: string): string =>
  keys.replace(TYPED, (_, initial: string, vowel: string, final: string | undefined) => {
    const [i, v, f] = [INITIALS.indexOf(initial), VOWELS.indexOf(single(vowel)), FINALS.indexOf(single(final ?? ''))];
    return String.fromCodePoint(FIRST_SYLLABLE + (i * VOWELS.length + v) * FINALS.length + f);
  });
