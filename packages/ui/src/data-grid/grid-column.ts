import type { ReactNode } from 'react';

export interface CellOption {
  /** What `onEdit` gets. */
  value: string;
  /** What is read, and what pasted text is compared with. */
  label: string;
}

interface EditBase<Row> {
  /** What the editor starts with: the plain text, or the option's value. */
  value: (row: Row) => string;
  /** Why this value is not allowed; the editor stays open and shows it. */
  check?: (value: string, row: Row) => string | undefined;
}

/** How a cell is edited in place: as one line of text, or by a choice. */
export type CellEdit<Row> = EditBase<Row> &
  (
    | { kind: 'text'; inputMode?: 'text' | 'numeric' | 'tel'; maxLength?: number }
    | { kind: 'select'; options: readonly CellOption[] }
  );

/** What a cell carries for the page's own style sheet. */
export interface CellProps {
  className?: string | undefined;
  title?: string | undefined;
  [data: `data-${string}`]: string | boolean | undefined;
}

/** One column. Define them at module scope or in `useMemo`. */
export interface GridColumn<Row> {
  /** Its name in what the device remembers: keep it when the head's text changes. */
  id: string;
  /** The head's text, finished. */
  header: string;
  /** The cell as plain text: shown where there is no `cell`, copied, printed. */
  text: (row: Row) => string;
  /**
   * Richer content (a badge, a link). Widgets in it need `tabIndex={-1}`: Enter and Space on the
   * cell press them.
   */
  cell?: (row: Row) => ReactNode;
  /** Px at the start; the reader may change it. */
  width: number;
  /** `end` for amounts and counts, `center` for marks of one letter. */
  align?: 'start' | 'center' | 'end';
  /**
   * Hardly any room beside the text: many columns of one or two letters, as the days of a month.
   * Their content has no element of its own: hundreds of them are drawn while one scrolls.
   */
  tight?: boolean;
  /** How a cell of a tight column looks. */
  cellProps?: (row: Row) => CellProps | undefined;
  /**
   * A day on which the academy rests, or a Saturday: coloured from head to foot, beside what its
   * head says.
   */
  tone?: 'holiday' | 'saturday' | undefined;
  /** Why its cells say nothing to this reader: the head is dimmed and says so. */
  disabledReason?: string;
  /** Makes it sortable: what to compare; null comes last in both directions. */
  sortBy?: (row: Row) => string | number | null;
  /** Lets it be edited in place; columns without it are read-only. */
  edit?: CellEdit<Row>;
  /** Names the row for screen readers: the student's name. Exactly one column should. */
  rowHeader?: boolean;
  /** Opens the row in place of the one that names it, where there is `onRowOpen`: a sentence. */
  opens?: boolean;
  /** Can't be hidden. */
  fixed?: boolean;
  /** Hidden until the reader shows it. */
  startsHidden?: boolean;
  /** The last column, if it stays at the right edge above what slides under it: a row's menu. */
  atEnd?: boolean;
  /** Takes the width that is left, shared where several do; the last column when none does. */
  grow?: boolean;
  /**
   * Its place where rows are cards (≤ 600 px): before the title, the title, behind it without a
   * label, the corner, left out; else a labelled line, two beside each other.
   */
  card?: 'lead' | 'title' | 'note' | 'corner' | 'hidden';
  /**
   * What its line of a card is called, where the column's own header leaves no room for the value.
   */
  cardHeader?: string;
}

/** The id of the column of checkboxes that the grid adds itself. */
export const SELECT_COLUMN = '#select';
