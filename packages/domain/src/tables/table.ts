import { cellName } from './cell-name';
import { readCellText, type OddKind } from './cell-text';

/** Cells joined to one, by the place of the first, from 0. */
export interface Span {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A cell whose value is not to be trusted, by its place from 0, with what is there. */
export interface OddCell {
  row: number;
  column: number;
  kind: OddKind;
  text: string;
}

/** A sheet as another program stores it: what every cell shows, at its place, hidden or not. */
export interface Sheet {
  name: string;
  /** The sheet as a whole does not show. */
  hidden: boolean;
  cells: readonly (readonly string[])[];
  spans: readonly Span[];
  odd: readonly OddCell[];
  hiddenRows: readonly number[];
  hiddenColumns: readonly number[];
}

/**
 * What a sheet shows, at the sheet's own places. A joined cell holds for each of its rows, and is
 * in the first of its columns. An odd cell is empty, but for a number that shows shortened.
 */
export interface Table {
  cells: string[][];
  spans: Span[];
  /**
   * Cells that repeat a joined one above, by their names (`C2`): an amount must not count twice.
   */
  repeated: ReadonlySet<string>;
  odd: OddCell[];
  /** Rows and columns with something in them that do not show, from 0. */
  hiddenRows: number[];
  hiddenColumns: number[];
}

/** A sheet, or what of it came over the wire. */
export type SheetPart = Pick<Sheet, 'cells'> & Partial<Sheet>;

interface Reading {
  /** A longer text is no value of a table. */
  longest?: number;
  /** Also what the sheet hides. */
  withHidden?: boolean;
}

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === '';

/** Empty cells at the ends of rows and empty rows at the end say nothing. */
function trimmed(cells: readonly (readonly string[])[]): string[][] {
  const rows = cells.map((row) => row.slice(0, row.findLastIndex((cell) => !isBlank(cell)) + 1));
  return rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1);
}

/**
 * Writes a joined cell's text into each of its rows that has something of its own; what is there
 * already stays. Returns the cells that so repeat one above.
 */
function fillDown(cells: string[][], spans: readonly Span[]): Set<string> {
  const repeated = new Set<string>();
  const reached = new Map<number, number>();
  for (const { row, column, rows } of spans.toSorted((a, b) => a.row - b.row)) {
    const text = cells[row]?.[column] ?? '';
    // Joined cells do not overlap; those that claim to are passed over once.
    if (isBlank(text) || row < (reached.get(column) ?? 0)) continue;
    reached.set(column, row + rows);
    for (let at = row + 1; at < Math.min(row + rows, cells.length); at += 1) {
      const line = cells[at] ?? [];
      if (line.every(isBlank)) continue;
      while (line.length <= column) line.push('');
      if (isBlank(line[column])) line[column] = text;
      if (line[column] === text) repeated.add(cellName({ row: at, column }));
    }
  }
  return repeated;
}

/**
 * Reads what a sheet shows: `="007"` is 007, an error is empty and named, a joined cell holds for
 * all its rows, hidden rows and columns are empty and named. Read again it stays the same, so that
 * the server reads what a page has read before.
 */
export function readTable(
  { cells: given, spans = [], odd: known = [], hiddenRows = [], hiddenColumns = [] }: SheetPart,
  { longest = Infinity, withHidden = false }: Reading = {},
): Table {
  const odd = [...known];
  const cells = given.map((line, row) =>
    line.map((cell, column) => {
      const read = readCellText(cell, longest);
      if (read.odd === null) return read.text;
      odd.push({ row, column, kind: read.odd, text: read.text });
      return '';
    }),
  );
  const repeated = fillDown(cells, spans);
  const hides = new Set(withHidden ? [] : hiddenColumns);
  const rowHides = new Set(withHidden ? [] : hiddenRows);
  const filled = (row: number) => cells[row]?.some((cell) => !isBlank(cell)) ?? false;
  return {
    cells: trimmed(
      cells.map((line, row) =>
        rowHides.has(row) ? [] : line.map((cell, column) => (hides.has(column) ? '' : cell)),
      ),
    ),
    spans: [...spans],
    repeated,
    odd: odd.filter(({ row, column }) => !rowHides.has(row) && !hides.has(column)),
    hiddenRows: [...rowHides].filter(filled),
    hiddenColumns: [...hides].filter((column) => cells.some((line) => !isBlank(line[column]))),
  };
}

/**
 * The cells of what was pasted, each at its place: an empty one empties. Doubtful cells stay as
 * written, and the caller's check names them.
 */
export function cellsAsWritten(sheet: SheetPart): string[][] {
  const { cells, odd } = readTable(sheet);
  const unread = new Map(odd.map((cell) => [cellName(cell), cell.text]));
  return sheet.cells.map((line, row) =>
    line.map((_, column) => unread.get(cellName({ row, column })) ?? cells[row]?.[column] ?? ''),
  );
}
