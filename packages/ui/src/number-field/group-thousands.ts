import { caretWithDigitsRight, onlyDigits } from '../internal/digits';
import type { TextAt } from '../internal/digits';

/** More digits than that a double cannot hold exactly. */
const maxDigits = 15;

/** `10000` → `10,000`; an empty text for null. */
export function groupThousands(value: number | null): string {
  return value === null ? '' : value.toLocaleString('ko-KR', { maximumFractionDigits: 0 });
}

/** Parses typed text as a whole number (null without digits), and formats it for the field. */
export function readNumber(text: string, caret: number): TextAt & { value: number | null } {
  const digits = onlyDigits(text).slice(0, maxDigits);
  const value = digits === '' ? null : Number(digits);
  const grouped = groupThousands(value);
  return {
    value,
    text: grouped,
    caret: caretWithDigitsRight(grouped, onlyDigits(text.slice(caret)).length),
  };
}
