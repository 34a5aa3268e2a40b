import { dayOfSerial } from '@academy/domain/time';
import { unzipSync } from 'fflate';
import { UnreadableFile } from './file-problem';

/**
 * Number formats of Excel that are dates or times without saying so: 27–36 and 50–58 are the East
 * Asian ones.
 */
const builtInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/**
 * Whether a number format shows a day or a time: `yyyy"년" m"월"`. What stands in quotes and brackets
 * is no pattern.
 */
const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? builtInDate(id)
    : /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/General/gi, ''));

const MINUTES_A_DAY = 24 * 60;
const DAYS_1904 = 1462;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * A spreadsheet's day or time as text: `2026-11-20`, `2026-11-20 14:03`, `14:03`. Old Macs counted
 * from 1904.
 */
function serialText(serial: number, from1904: boolean): string {
  const minutes = Math.round((serial % 1) * MINUTES_A_DAY);
  const day = dayOfSerial(Math.floor(serial) + (from1904 ? DAYS_1904 : 0));
  if (day === null) return serial < 1 ? clock(minutes) : String(serial);
  return minutes === 0 ? day : `${day} ${clock(minutes)}`;
}

/** Characters that XML can't hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The column of a cell's name, from 0: `C5` is 2. */
const columnOf = (reference: string): number =>
  [...reference.replace(/[^A-Z]/gi, '').toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Parts that a workbook may do without are empty documents. */
function xml(bytes: Uint8Array | undefined): Document {
  const text = bytes ? new TextDecoder().decode(bytes) : '<none/>';
  // Some programs write every name with a prefix (`x:row`); we ask by the bare name.
  const bare = text.replace(/<(\/?)[a-z]\w*:(?=\w)/gi, '<$1');
  const document = new DOMParser().parseFromString(bare, 'application/xml');
  if (document.querySelector('parsererror')) throw new UnreadableFile('unreadable');
  return document;
}

/** The text of an item, runs joined; `rPh` holds readings aids of Japanese. */
const textIn = (item: Element): string =>
  unescaped(
    [...item.querySelectorAll('t')]
      .filter((run) => run.parentElement?.tagName !== 'rPh')
      .map((run) => run.textContent)
      .join(''),
  );

const sharedTexts = (document: Document): string[] =>
  [...document.querySelectorAll('sst > si')].map(textIn);

/** Whether a cell of style n shows a day or a time. */
function datedStyles(document: Document): boolean[] {
  const codes = new Map(
    [...document.querySelectorAll('numFmts > numFmt')].map((format) => [
      format.getAttribute('numFmtId'),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return [...document.querySelectorAll('cellXfs > xf')].map((style) => {
    const id = style.getAttribute('numFmtId');
    return isDateFormat(Number(id), codes.get(id));
  });
}

const sheetsIn = (workbook: Document): { hidden: boolean; relation: string }[] =>
  [...workbook.querySelectorAll('sheets > sheet')].map((sheet) => ({
    hidden: (sheet.getAttribute('state') ?? 'visible') !== 'visible',
    relation: [...sheet.attributes].find(({ localName }) => localName === 'id')?.value ?? '',
  }));

/** Where the part with this relation lies in the file. */
function relatedPath(relations: Document, id: string): string | undefined {
  const target = [...relations.querySelectorAll('Relationship')]
    .find((one) => one.getAttribute('Id') === id)
    ?.getAttribute('Target');
  if (!target) return undefined;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

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
