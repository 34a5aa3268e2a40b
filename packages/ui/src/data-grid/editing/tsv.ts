/**
 * Cells as spreadsheets exchange them: tabs between cells, CRLF between rows; a cell with a tab, a
 * quote or a line break is in quotes.
 */
export function toTsv(cells: readonly (readonly string[])[]): string {
  const quote = (cell: string) =>
    /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return cells.map((row) => row.map(quote).join('\t')).join('\r\n');
}

/**
 * Reads the text that Excel, Google Sheets or Numbers put on the clipboard. The line break at the
 * end makes no row of its own.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // One cell and what ends it: quoted, or plain up to the next tab or line break.
  const token = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  const body = text.replace(/(?:\r\n|\n|\r)$/, '');
  for (const [, quoted, plain = '', end] of body.matchAll(token)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
