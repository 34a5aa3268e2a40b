import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import type { CellChange, GridPaste } from './editing/plan-paste';
import type { GridSort } from './view/sort-rows';
import type { GridView } from './view/use-grid-view';

/** What the caller knows about one cell beyond its value. */
export interface CellNote {
  /**
   * `busy`: being saved; `error`: refused, the value on screen is not the server's; `changed`:
   * another user changed it just now.
   */
  kind: 'busy' | 'error' | 'changed';
  /** Describes the cell: 저장하지 못했습니다. */
  text: string;
}

/** A rectangle of cells: every row of it with every column. */
export interface GridCells<Row> {
  rows: readonly Row[];
  columnIds: readonly string[];
}

export interface GridTexts<Row> {
  /** Names the checkbox of all rows: 모두 선택. */
  selectAll: string;
  /** Names a row's checkbox and its fields: 김하늘. */
  row: (row: Row) => string;
  /** Spoken after copying: 12칸을 복사했습니다. */
  copied: (cells: number) => string;
}

export interface DataGridProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table: 학생. */
  label: string;
  /** From `useGridView`: the columns and how this device shows them. */
  view: GridView<Row>;
  /** In the order they are shown (`sortRows`); undefined while they load. */
  rows: readonly Row[] | undefined;
  /** What distinguishes rows; the focus stays with it when rows are sorted or arrive. */
  rowId: (row: Row) => string;
  /** The words that only screen readers get. */
  texts: GridTexts<Row>;
  /** The order that the heads show; null is the page's own. */
  sort?: GridSort | null;
  /** A head was pressed; without it no column sorts. */
  onSortChange?: (sort: GridSort | null) => void;
  /** Ids of the ticked rows. */
  selection?: ReadonlySet<string>;
  /** Adds the column of checkboxes. */
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /**
   * A press on the row's name, which is a button; Enter on a cell that isn't edited, a double
   * click, a tap on a card.
   */
  onRowOpen?: (row: Row) => void;
  /**
   * A key that nothing in a cell took, with the marked cells; true: it is used up. For grids that
   * are typed into without opening cells.
   */
  onCellsKey?: (event: KeyboardEvent, cells: GridCells<Row>) => boolean;
  /**
   * The marked cells at any time, for buttons beside the grid; null while the head has the focus.
   */
  cellsRef?: Ref<() => GridCells<Row> | null>;
  /** Enter, F2 or a double click on a cell; true: what opens is the caller's. */
  onCellOpen?: (row: Row, columnId: string) => boolean;
  /** One cell got a new value. Show it at once; `cellNote` says how saving goes. */
  onEdit?: (change: CellChange) => void;
  /** Cells were pasted: preview and check them before they are written. */
  onPasteCells?: (paste: GridPaste) => void;
  /** Reads what was copied elsewhere; without it its text counts, cell by cell. */
  readPasted?: (copied: DataTransfer) => string[][];
  /** Why editing and pasting are off now; shown on an attempt. */
  readonlyReason?: string | undefined;
  /** What happened to a cell: being saved, refused, changed by another user. */
  cellNote?: (row: Row, columnId: string) => CellNote | undefined;
  /** Rows that are dimmed (inactive) or highlighted (need attention). A cell says why in words. */
  rowTone?: (row: Row) => 'muted' | 'attention' | undefined;
  /** Columns that stay in view when scrolled sideways, the checkboxes not counted. */
  pinned?: number;
  /** In place of rows when there are none: an `EmptyState`. */
  empty: ReactNode;
  /** In place of rows when they couldn't be loaded: an `ErrorState`. */
  error?: ReactNode;
  /** What its marks and keys mean, below the rows; without rows there is nothing to explain. */
  legend?: ReactNode;
}
