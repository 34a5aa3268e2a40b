import { caretWithDigitsRight, onlyDigits } from '../internal/digits';
import type { TextAt } from '../internal/digits';

/**
 * Lets dashes appear while a date is typed: `20261120`, `2026.11.20` and `2026/11/20` all become
 * `2026-11-20`. Whether that day exists is not decided here.
 */
export function groupDate(text: string, caret: number): TextAt {
  const parts = text.normalize('NFKC').split(/\D+/).filter(Boolean);
  // "2026.1.5": the separators say where a month of one digit ends. Our own half-typed "2026-11-2"
  // is not such a text.
  const foreign = parts.length === 3 && !/^\d{4}-\d{2}-/.test(text);
  const digits = foreign ? parts.map((part) => part.padStart(2, '0')).join('') : parts.join('');
  const kept = digits.slice(0, 8);
  const grouped = [kept.slice(0, 4), kept.slice(4, 6), kept.slice(6)].filter(Boolean).join('-');
  return {
    text: grouped,
    caret: caretWithDigitsRight(grouped, onlyDigits(text.slice(caret)).length),
  };
}

/** True for the complete shape that a native date input takes. */
export function isDateShaped(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
