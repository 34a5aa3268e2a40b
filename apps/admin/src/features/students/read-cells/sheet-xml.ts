import { columnOf, serialText, unescaped } from './cell-text';
import { textIn } from './workbook-parts';

interface Book {
  texts: readonly string[];
  dated: readonly boolean[];
  from1904: boolean;
}

function textOf(cell: Element, { texts, dated, from1904 }: Book): string {
  const value = cell.querySelector('v')?.textContent ?? '';
  switch (cell.getAttribute('t') ?? 'n') {
    case 's':
      return texts[Number(value)] ?? '';
    case 'inlineStr':
      return textIn(cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'str':
    case 'e':
    case 'd':
      return unescaped(value);
    default:
      if (value === '') return '';
      return dated[Number(cell.getAttribute('s'))]
        ? serialText(Number(value), from1904)
        : String(Number(value));
  }
}

/** Rows beyond this many make no table that we take, whatever numbers a file gives them. */
const MOST_ROWS = 100_000;
const MOST_COLUMNS = 1000;

/** The cells of a sheet; rows and cells that are not written down are empty. */
export function cellsOf(sheet: Document, book: Book): string[][] {
  const rows: string[][] = [];
  for (const row of sheet.querySelectorAll('sheetData > row')) {
    const at = Number(row.getAttribute('r') ?? rows.length + 1) - 1;
    if (!(at < MOST_ROWS)) break;
    while (rows.length < at) rows.push([]);
    const cells: string[] = [];
    for (const cell of row.querySelectorAll(':scope > c')) {
      const reference = cell.getAttribute('r');
      const column = reference === null ? cells.length : columnOf(reference);
      if (!(column < MOST_COLUMNS)) break;
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, book);
    }
    rows[at] = cells;
  }
  return rows;
}
