import { unzipSync } from 'fflate';
import { UnreadableFile } from './file-problem';
import {
  columnOf,
  datedStyles,
  relatedPath,
  serialText,
  sharedTexts,
  sheetsIn,
  textIn,
  unescaped,
  xml,
} from './workbook-parts';

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
function cellsOf(sheet: Document, book: Book): string[][] {
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

/**
 * Inflated, all parts of one reading together: a file of 5 MB can claim to be a thousand times as
 * much.
 */
const MAX_INFLATED = 30_000_000;

type Parts = Record<string, Uint8Array>;

function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Parts {
  let inflated = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!wanted(name)) return false;
      inflated += originalSize;
      if (inflated > MAX_INFLATED) throw new UnreadableFile('too-large');
      return true;
    },
  });
}

const common = new Set([
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
]);

/**
 * The first visible sheet of a workbook (.xlsx) as cells, everything as text: numbers without
 * exponent, days as `2026-11-20`. Empty rows and cells keep their place, so that row numbers are
 * the spreadsheet's own. It reads in one go on this thread: the libraries for it start workers from
 * blobs, which our content security policy forbids (ADR 0111).
 */
export function workbookCells(bytes: Uint8Array): string[][] {
  const parts = unzip(bytes, (name) => common.has(name));
  const part = (name: string) => xml(parts[name]);
  const workbook = part('xl/workbook.xml');
  const sheet = sheetsIn(workbook).find(({ hidden }) => !hidden);
  const path = sheet && relatedPath(part('xl/_rels/workbook.xml.rels'), sheet.relation);
  if (!path) throw new UnreadableFile('unreadable');
  return cellsOf(xml(unzip(bytes, (name) => name === path)[path]), {
    texts: sharedTexts(part('xl/sharedStrings.xml')),
    dated: datedStyles(part('xl/styles.xml')),
    from1904: ['1', 'true'].includes(
      workbook.querySelector('workbookPr')?.getAttribute('date1904') ?? '',
    ),
  });
}
