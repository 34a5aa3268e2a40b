/** Room beside the text of a cell, px. */
const PADDING = 26;
/** More than this is not a name but a sentence: it may be cut. */
const WIDEST = 420;

/** Of one em, by what the fonts of the page need: 한글 whole, capitals and digits less. */
const share = (letter: string) => {
  if (letter > '\u2e7f') return 0.94;
  return /[A-Z@%&0-9]/.test(letter) ? 0.7 : 0.58;
};

/** About as wide as a cell must be to show the text whole, in px of a text of `size` px. */
export const textWidth = (text: string, size: number): number =>
  Math.min(
    WIDEST,
    Math.ceil([...text].reduce((sum, letter) => sum + share(letter), 0) * size) + PADDING,
  );
