/** What a cell of a file holds: text, a number (won and counts as numbers, so that Excel adds them), or nothing. */
export type FileCell = string | number | null;

export type ColumnKind = 'text' | 'number' | 'won';

/** A column of a list in a file. `width` in characters of a spreadsheet. */
export interface FileColumn<Row> {
  header: string;
  kind: ColumnKind;
  width: number;
  value: (row: Row) => FileCell;
}

/** A list as a file: one sheet of a workbook, or one CSV. `lines` stand above the table in a workbook: filter and time. */
export interface FileTable {
  title: string;
  lines: string[];
  columns: { header: string; kind: ColumnKind; width: number }[];
  rows: FileCell[][];
}

/** Puts rows into columns. */
export const tableOf = <Row>({ title, lines, columns, rows }: { title: string; lines: string[]; columns: readonly FileColumn<Row>[]; rows: readonly Row[] }): FileTable => ({
  title, lines, columns: columns.map(({ header, kind, width }) => ({ header, kind, width })), rows: rows.map((row) => columns.map(({ value }) => value(row))),
});
