import { parseTable } from '@academy/ui/data-grid';

const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Bytes as text. Korean Excel saves CSV as CP949 unless told otherwise, and marks UTF-8: what has
 * no mark and is no UTF-8 is CP949 (the web's `euc-kr` is all of it).
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

/**
 * A text of separated values as cells: tabs (also what a spreadsheet copies), semicolons or commas,
 * by what its first lines hold most of.
 */
export function cellsOfText(text: string): string[][] {
  const start = text.slice(0, 2000);
  const count = (separator: string) => start.split(separator).length;
  const separators = (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a));
  return parseTable(text, separators[0]);
}
