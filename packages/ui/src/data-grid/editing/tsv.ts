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
 * Reads what Excel, Google Sheets or Numbers put on the clipboard, or with another separator a text
 * file of theirs. The line break at the end makes no row of its own.
 */
export function parseTable(text: string, separator: '\t' | ',' | ';' = '\t'): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // One cell and what ends it: quoted, or plain up to the next separator or line break.
  const token = new RegExp(
    `(?:"((?:[^"]|"")*)"(?=[${separator}\\r\\n]|$)|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const body = text.replace(/(?:\r\n|\n|\r)$/, '');
  for (const [, quoted, plain = '', end] of body.matchAll(token)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
