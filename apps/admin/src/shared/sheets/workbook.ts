import { read, set_cptable, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import {
  shownNumber,
  TABLE_COLUMN_LIMIT,
  TABLE_ROW_LIMIT,
  type OddCell,
  type Sheet,
} from '@academy/domain/tables';
import { UnreadableFile } from './file-problem';

const ENCODINGS: Record<number, string> = { 949: 'euc-kr', 1200: 'utf-16le', 65001: 'utf-8' };

// The browser knows the code pages of old workbooks; the library's own tables weigh 470 kB.
set_cptable({
  utils: {
    decode: (page: number, data: string | ArrayLike<number>) =>
      new TextDecoder(ENCODINGS[page] ?? 'windows-1252').decode(
        typeof data === 'string'
          ? Uint8Array.from(data, (letter) => letter.charCodeAt(0))
          : Uint8Array.from(data),
      ),
  },
});

const US_DAY = /^\d{1,2}\/\d{1,2}\/\d{2}/;

/**
 * A number's format. Days by an East Asian format come without one, and shown as in the USA; an
 * OpenDocument cell has nothing but what it shows.
 */
function formatOf({ z, w = '' }: CellObject): string {
  if (z !== undefined) return String(z);
  if (US_DAY.test(w)) return w.includes(':') ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd';
  return w === '' || /e\+?\d/i.test(w) ? '' : `"${w}"`;
}

/** What a cell shows, or why that is not known. */
function shownCell(
  cell: CellObject,
  from1904: boolean,
): { text: string; odd?: OddCell['kind'] | undefined } {
  switch (cell.t) {
    case 'n': {
      const { text, scaled } = shownNumber({
        value: Number(cell.v),
        format: formatOf(cell),
        shown: cell.w,
        from1904,
      });
      return { text, odd: scaled ? 'scaled' : undefined };
    }
    case 'z':
      return { text: '', odd: cell.f === undefined ? undefined : 'formula' };
    case 'b':
      return { text: cell.v === true ? 'TRUE' : 'FALSE' };
    case 'e':
      return { text: cell.w ?? '#VALUE!' };
    case 's':
    case 'd':
      return { text: String(cell.w ?? cell.v ?? '') };
  }
}

/** Where a flag is set in a list with holes. */
const placesWhere = <Item>(list: readonly Item[] = [], is: (item: Item) => boolean): number[] => {
  const places: number[] = [];
  // `forEach` skips holes: a sheet may describe its millionth row.
  list.forEach((item, at) => {
    if (item && is(item)) places.push(at);
  });
  return places;
};

function cellsOf(sheet: WorkSheet, from1904: boolean): Pick<Sheet, 'cells' | 'odd'> {
  const cells: string[][] = [];
  const odd: OddCell[] = [];
  (sheet['!data'] ?? []).forEach((line, row) => {
    line?.forEach((cell, column) => {
      const shown = cell ? shownCell(cell, from1904) : { text: '' };
      if (shown.text === '' && shown.odd === undefined) return;
      if (row >= TABLE_ROW_LIMIT || column >= TABLE_COLUMN_LIMIT)
        throw new UnreadableFile('too-many');
      while (cells.length <= row) cells.push([]);
      const own = cells[row] ?? [];
      while (own.length <= column) own.push('');
      own[column] = shown.text;
      if (shown.odd)
        odd.push({
          row,
          column,
          kind: shown.odd,
          text: shown.text || `=${cell?.f ?? ''}`.slice(0, 60),
        });
    });
  });
  return { cells, odd };
}

/** Every sheet of a workbook, whatever of it shows, at the spreadsheet's own places. */
function sheetsOf(book: WorkBook): Sheet[] {
  const from1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    return {
      name,
      hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
      ...cellsOf(sheet, from1904),
      spans: (sheet['!merges'] ?? []).map(({ s, e }) => ({
        row: s.r,
        column: s.c,
        rows: e.r - s.r + 1,
        columns: e.c - s.c + 1,
      })),
      hiddenRows: placesWhere(sheet['!rows'], ({ hidden, hpt }) => hidden === true || hpt === 0),
      hiddenColumns: placesWhere(
        sheet['!cols'],
        ({ hidden, width }) => hidden === true || width === 0,
      ),
    };
  });
}

const open = (source: Uint8Array | string) =>
  read(source, {
    type: typeof source === 'string' ? 'string' : 'array',
    codepage: 949,
    dense: true,
    cellNF: true,
    cellStyles: true,
    cellFormula: true,
    cellHTML: false,
    sheetStubs: true,
  });

/** What the library does not open is mended as far as Excel would, and opened once more. */
async function openOrMend(source: Uint8Array | string): Promise<WorkBook> {
  try {
    return open(source);
  } catch (error) {
    const locked = error instanceof Error && /password|encrypt/i.test(error.message);
    if (locked) throw new UnreadableFile('locked');
    if (typeof source === 'string' || source[0] !== 0x50) throw new UnreadableFile('damaged');
    const { repairPackage } = await import('./repair-package');
    return open(repairPackage(source));
  }
}

/**
 * Reads a workbook of any kind that Excel opens (ADR 0388). Its values are taken as they show; the
 * library's own reading of texts (HTML, CSV) guesses numbers and days and is not used.
 */
export async function workbookSheets(source: Uint8Array | string): Promise<Sheet[]> {
  try {
    return sheetsOf(await openOrMend(source));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged');
  }
}
