import { formatClock, seoulDay } from '@academy/domain/time';
import type { Sheet, SheetCell } from './sheet';

/** What a spreadsheet would take for a formula, also behind the spaces that it skips. */
const FORMULA = /^\s*[=+\-@\t\r\0]/;

/**
 * A text that no spreadsheet runs: an apostrophe before it, which Excel shows as text (ASVS
 * 1.2.10).
 */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** An instant as Excel reads a date with a time: 2026-11-20 14:03. */
export const momentText = (iso: string): string =>
  `${seoulDay(new Date(iso))} ${formatClock(new Date(iso))}`;

function textOf(cell: SheetCell): string {
  if (cell === null) return '';
  if (cell.kind === 'text') return quoted(harmless(cell.value));
  return cell.kind === 'moment' ? momentText(cell.value) : String(cell.value);
}

/**
 * A sheet as CSV that Korean Excel opens right: UTF-8 with its mark, CRLF, RFC 4180 quotes. Numbers
 * and days are as they are, texts can't be formulas.
 */
export function toCsv({ headers, cells }: Sheet): Uint8Array {
  const lines = [
    headers.map((header) => quoted(harmless(header))),
    ...cells.map((row) => row.map(textOf)),
  ];
  return new TextEncoder().encode(`\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`);
}
