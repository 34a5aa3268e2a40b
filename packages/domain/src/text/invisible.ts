/** What most texts are made of needs no looking at: a list of ten thousand is searched by this. */
const PLAIN = /^[ -~가-힣ㄱ-ㅣ]*$/;
/** What takes no room: zero-width signs, fillers of half-typed Hangul, marks of direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** What looks like a blank and is none to `\s`: control characters, Braille's empty cell. */
const BLANK = /[\p{Cc}\u2800]/gu;

/** A text without what cannot be seen, in composed Hangul (a Mac writes it decomposed). */
export const withoutInvisible = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(BLANK, ' ').normalize('NFC');
