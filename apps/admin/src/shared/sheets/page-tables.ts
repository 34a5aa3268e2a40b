import { TABLE_COLUMN_LIMIT, TABLE_ROW_LIMIT, type Sheet, type Span } from '@academy/domain/tables';
import { sheetTexts as texts } from './sheet-texts';

const isHidden = (element: HTMLElement) =>
  element.hidden || /display\s*:\s*none/i.test(element.getAttribute('style') ?? '');

/** A cell's text on one line; what was on lines of its own is parted by a blank. */
function textOf(cell: HTMLTableCellElement): string {
  for (const end of cell.querySelectorAll('br, p, div, li')) end.append(' ');
  for (const line of cell.querySelectorAll('br')) line.replaceWith(' ');
  return (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** A table with each cell at the place where it shows, those below and beside joined ones too. */
function sheetOf(table: HTMLTableElement, name: string): Sheet {
  const rows = [...table.rows].slice(0, TABLE_ROW_LIMIT);
  const cells: string[][] = rows.map(() => []);
  const spans: Span[] = [];
  for (const [row, line] of rows.entries()) {
    let column = 0;
    for (const cell of line.cells) {
      while (cells[row]?.[column] !== undefined) column += 1;
      const columns = Math.min(cell.colSpan, TABLE_COLUMN_LIMIT - column);
      // A span of 0 reaches to the end.
      const height = Math.min(cell.rowSpan || rows.length, rows.length - row);
      if (columns <= 0) break;
      for (const below of cells.slice(row, row + height))
        for (let at = column; at < column + columns; at += 1) below[at] ??= '';
      const own = cells[row];
      if (own) own[column] = textOf(cell);
      if (columns > 1 || height > 1) spans.push({ row, column, rows: height, columns });
      column += columns;
    }
  }
  return {
    name,
    hidden: false,
    cells: cells.map((line) => Array.from(line, (cell) => cell ?? '')),
    spans,
    odd: [],
    hiddenRows: rows.flatMap((row, at) => (isHidden(row) ? [at] : [])),
    hiddenColumns: [...table.querySelectorAll('col')].flatMap((col, at) =>
      isHidden(col) ? [at] : [],
    ),
  };
}

const isTable = ({ cells }: Sheet) => cells.filter((row) => row.length > 1).length > 1;

/**
 * The tables of a page, the largest first: banks often call one .xls. Small ones around it
 * (account, period) are kept, but not offered.
 */
export function pageSheets(text: string): Sheet[] {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const sheets = [...page.querySelectorAll('table')]
    .filter((table) => table.querySelector('table') === null)
    .map((table, at) => sheetOf(table, texts.table(at + 1)))
    .toSorted((a, b) => b.cells.length - a.cells.length);
  const [largest, ...others] = sheets;
  if (!largest) return [];
  return [
    largest,
    ...others
      .filter(isTable)
      .map((sheet) => ({ ...sheet, hidden: sheet.cells.length * 2 < largest.cells.length })),
  ];
}

export const isPage = (text: string): boolean =>
  /^\s*</.test(text) && /<(table|html|body)[\s>]/i.test(text);
