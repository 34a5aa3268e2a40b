import type { CalendarDay } from '@academy/domain/time';

/**
 * One column of a file. `text` stays text whatever it looks like (a phone keeps its 0), `number` is
 * one that sums up (won, counts), `day` a calendar day, `moment` an instant (UTC ISO) as the clocks
 * in Seoul show it.
 */
export type SheetColumn<Row> = { header: string; shaded?: boolean } & (
  | { kind: 'text' | 'moment'; value: (row: Row) => string | null }
  | { kind: 'number'; value: (row: Row) => number | null }
  | { kind: 'day'; value: (row: Row) => CalendarDay | null }
);

export type SheetCell =
  | { kind: 'text' | 'moment'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'day'; value: CalendarDay }
  | null;

/** A table on its way into a file. */
export interface Sheet {
  /** The name on the tab: 입금. */
  name: string;
  headers: string[];
  cells: SheetCell[][];
  /** Columns with a background of their own: days without attendance. */
  shaded: boolean[];
  /** Columns that stay in view when scrolled sideways. */
  pinned: number;
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row): SheetCell {
  if (column.kind === 'number') {
    const value = column.value(row);
    return value === null ? null : { kind: 'number', value };
  }
  if (column.kind === 'day') {
    const value = column.value(row);
    return value === null ? null : { kind: 'day', value };
  }
  const value = column.value(row);
  return value === null || value === '' ? null : { kind: column.kind, value };
}

/** Rows and what is shown of each, as a sheet. The order of the rows is the file's. */
export const sheetOf = <Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  pinned = 2,
): Sheet => ({
  name,
  headers: columns.map(({ header }) => header),
  cells: rows.map((row) => columns.map((column) => cellOf(column, row))),
  shaded: columns.map(({ shaded = false }) => shaded),
  pinned,
});
