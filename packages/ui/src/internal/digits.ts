/** A text and where the caret is in it (characters from the left). */
export interface TextAt {
  text: string;
  caret: number;
}

/** The digits of a text; full-width digits (０) and whatever else Unicode folds to 0–9 count. */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/**
 * Caret position in `text` that keeps the number of digits to its right. Next to a separator it
 * goes left: on the right, Backspace would delete the same comma forever.
 */
export function caretWithDigitsRight(text: string, digitsRight: number): number {
  let left = digitsRight;
  let caret = text.length;
  while (caret > 0 && left > 0) {
    caret -= 1;
    if (/\d/.test(text.charAt(caret))) left -= 1;
  }
  while (caret > 0 && caret < text.length && /\D/.test(text.charAt(caret - 1))) caret -= 1;
  return caret;
}
