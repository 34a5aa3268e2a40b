export type Separator = '\t' | ',' | ';' | '|';

/** Tabs are also what a spreadsheet copies. */
const SEPARATORS: readonly Separator[] = ['\t', ',', ';', '|'];

/**
 * Cells of a text of separated values. A cell in quotes may hold separators and line breaks; what
 * is behind its quote belongs to it. The line break at the end makes no row of its own.
 */
export function separatedCells(text: string, separator: Separator): string[][] {
  const body = text.replace(/(?:\r\n|\n|\r)$/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  const mark = separator === '|' ? '\\|' : separator;
  // One cell and what ends it: quoted, or plain up to the next separator or line break.
  const token = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${mark}\\r\\n]|$)|(="(?:[^"]|"")*"|[^${mark}\\r\\n]*))(${mark}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  for (const [, quoted, plain = '', end] of body.matchAll(token)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

const LOOK_AT = 10_000;

/**
 * How many rows agree on their number of cells, and on how many: what separates a table does so in
 * every row alike, also in that of the titles; what is in notes and amounts does not.
 */
function agreement(rows: readonly (readonly string[])[]): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [cells = 0, most = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { rows: most, cells };
}

/**
 * Tabs in most lines are a table's: a note or an amount has none. Lines need not be of one length,
 * as a paste whose ends were trimmed shows.
 */
function isTabbed(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  return lines.filter((line) => line.includes('\t')).length * 2 > lines.length;
}

function separatorOf(text: string): Separator {
  const cut = text.slice(0, LOOK_AT);
  // The last row may be cut in two.
  const end = cut.length < text.length ? cut.lastIndexOf('\n') : cut.length;
  const start = cut.slice(0, end < 0 ? cut.length : end);
  if (isTabbed(start)) return '\t';
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    ...agreement(separatedCells(start, separator)),
  })).toSorted((a, b) => b.rows - a.rows || b.cells - a.cells);
  return best && best.rows > 0 ? best.separator : '\t';
}

/** The first line by which Excel tells itself the separator. */
const TOLD = /^sep=([,;|\t])\r?\n/i;

/** Cells of a file of separated values or of a copied table, by what separates them. */
export function readSeparated(text: string): string[][] {
  const told = TOLD.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const separator = SEPARATORS.find((one) => one === told?.[1]) ?? separatorOf(body);
  return separatedCells(body, separator);
}
