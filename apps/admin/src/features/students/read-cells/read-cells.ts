import { cellsOfText, decodeText } from './decode-text';
import { UnreadableFile, fileProblemText } from './file-problem';

const MAX_FILE = 5_000_000;

/** A table out of a file, or why there is none. */
export type ReadCells =
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
    return cellsOfText(text);
  }
  const { workbookCells } = await import('./workbook');
  return workbookCells(bytes);
}

/**
 * Reads a workbook (.xlsx, its first visible sheet) or a text of separated values (CP949 or
 * Unicode) into cells of text. What it is tells the content, not the name. `problem` is a finished
 * text.
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
