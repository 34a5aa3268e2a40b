import { josa } from 'es-hangul';

type Pair = Parameters<typeof josa.pick>[1];

const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
/** Letters whose Korean names end in a consonant; all others end in a vowel. */
const LETTERS: Readonly<Record<string, string>> = { l: '엘', m: '엠', n: '엔', r: '알' };

/** The end of a word as it is read aloud: a number and a letter by their names. */
function readAloud(word: string): string {
  const last = word.at(-1)?.toLowerCase() ?? '';
  if (/\d/.test(last)) return DIGITS[Number(last)] ?? last;
  return /[a-z]/.test(last) ? (LETTERS[last] ?? '이') : word;
}

const isPair = (text: string): text is Pair =>
  /^(을\/를|이\/가|은\/는|와\/과|으로\/로)$/.test(text);

/**
 * `'11월 식단'{을/를}`: the particle follows the word before it, across any quotes or brackets.
 */
export const withParticles = (text: string): string =>
  text.replace(
    /([^\s'’"”)}]+)(['’"”)}]*)\{([가-힣]+\/[가-힣]+)\}/g,
    (all, word: string, closing: string, pair: string) =>
      isPair(pair) ? `${word}${closing}${josa.pick(readAloud(word), pair)}` : all,
  );
