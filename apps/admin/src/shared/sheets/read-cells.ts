import { parseTable } from '@academy/ui/data-grid';
import { fileProblemText, UnreadableFile } from './file-problem';

const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Bytes as text. Korean Excel saves CSV as CP949 by default, and marks UTF-8: what has
 * no mark and is no UTF-8 is CP949 (the web's `euc-kr` is all of it).
 */
function decodeText(bytes: Uint8Array): string {
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
function cellsOfText(text: string): string[][] {
  const start = text.slice(0, 2000);
  const count = (separator: string) => start.split(separator).length;
  const separators = (['\t', ';', ','] as const).toSorted((a, b) => count(b) - count(a));
  return parseTable(text, separators[0]);
}

const MOST_SPANNED = 100;

/**
 * The largest table of a page: what banks call .xls is often one. A cell over several columns is
 * its text and empty ones.
 */
function cellsOfPage(text: string): string[][] {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const rowsOf = (table: HTMLTableElement) =>
    [...table.rows].map((row) =>
      [...row.cells].flatMap((cell) => [
        (cell.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ...Array.from({ length: Math.min(cell.colSpan, MOST_SPANNED) - 1 }, () => ''),
      ]),
    );
  const [largest = []] = [...page.querySelectorAll('table')]
    .filter((table) => table.querySelector('table') === null)
    .map(rowsOf)
    .toSorted((a, b) => b.length - a.length);
  return largest;
}

const isPage = (text: string) => /^\s*</.test(text) && /<table[\s>]/i.test(text);

const MAX_FILE = 5_000_000;

/** A table out of a file, or why there is none. */
type ReadCells =
  | { cells: string[][]; problem?: undefined }
  | { cells?: undefined; problem: string };

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Empty cells at the ends of rows and empty rows at the end say nothing. */
function trimmed(cells: readonly (readonly string[])[]): string[][] {
  const rows = cells.map((row) =>
    row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1),
  );
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

async function cellsOfBytes(bytes: Uint8Array): Promise<string[][]> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableFile('old-excel');
  if (!startsWith(bytes, 0x50, 0x4b)) {
    const text = decodeText(bytes);
    if (text.includes('\0')) throw new UnreadableFile('unreadable');
    return isPage(text) ? cellsOfPage(text) : cellsOfText(text);
  }
  const { workbookCells } = await import('./workbook');
  return workbookCells(bytes);
}

/**
 * Reads a workbook (.xlsx, its first visible sheet), a text of separated values (CP949 or Unicode)
 * or an HTML table into cells of text. What it is tells the content, not the name. `problem` is a
 * finished text.
 */
export async function readCells(file: Blob): Promise<ReadCells> {
  try {
    if (file.size > MAX_FILE) throw new UnreadableFile('too-large');
    const cells = trimmed(await cellsOfBytes(new Uint8Array(await file.arrayBuffer())));
    if (cells.length === 0) throw new UnreadableFile('empty');
    return { cells };
  } catch (error) {
    // Whatever a broken archive or document throws, the file is what can't be read.
    return {
      problem: fileProblemText[error instanceof UnreadableFile ? error.problem : 'unreadable'],
    };
  }
}
