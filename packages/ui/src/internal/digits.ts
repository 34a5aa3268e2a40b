/** A text and where the caret stands in it (characters from the left). */
export interface TextAt {
  text: string;
  caret: number;
}

/** The digits of a text; full-width digits (０) and whatever else Unicode folds to 0–9 count. */
export function onlyDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '');
}

/** Where the caret belongs in `text` so that as many digits stand on its right as before; typing at the end stays there. */
export function caretWithDigitsRight(text: string, digitsRight: number): number {
  let left = digitsRight;
  let caret = text.length;
  while (caret > 0 && left > 0) {
    caret -= 1;
    if (/\d/.test(text.charAt(caret))) left -= 1;
  }
  return caret;
}
