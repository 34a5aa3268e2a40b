import { cellsAsWritten, readTable, separatedCells, type Sheet } from '@academy/domain/tables';
import type { ClipboardEvent } from 'react';
import { pageSheets } from './page-tables';
import { sheetTexts as texts } from './sheet-texts';

/** Cells that came as text: nothing is joined or hidden. */
export const textSheet = (cells: string[][]): Sheet => ({
  name: texts.text,
  hidden: false,
  cells,
  spans: [],
  odd: [],
  hiddenRows: [],
  hiddenColumns: [],
});

/** The table of what was copied, where it has joined cells, which a text cannot say. */
export function copiedSheet(page: string): Sheet | undefined {
  const [sheet] = page === '' ? [] : pageSheets(page);
  return sheet && sheet.spans.length > 0 ? sheet : undefined;
}

/** A sheet as a spreadsheet copies it. */
export const sheetText = (sheet: Sheet): string =>
  readTable(sheet)
    .cells.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ')).join('\t'))
    .join('\n');

/** Copied cells as they are pasted over a grid. */
export const pastedCells = (copied: Pick<DataTransfer, 'getData'>): string[][] =>
  cellsAsWritten(
    copiedSheet(copied.getData('text/html')) ?? {
      cells: separatedCells(copied.getData('text/plain'), '\t'),
    },
  );

/** Writes a copied table into an empty field, the text of joined cells in each of their rows. */
export const pasteJoined =
  (text: string, onText: (text: string) => void) =>
  (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const sheet = text.trim() === '' && copiedSheet(event.clipboardData.getData('text/html'));
    if (!sheet) return;
    event.preventDefault();
    onText(sheetText(sheet));
  };
