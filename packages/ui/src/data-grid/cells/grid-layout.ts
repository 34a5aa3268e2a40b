import type { CSSProperties } from 'react';
import type { GridColumn } from '../grid-column';

export interface ColumnLayout {
  /** Px from the left edge while it stays in view; undefined for columns that scroll. */
  stuckAt: number | undefined;
  /** The last of those: the others slide under it. */
  lastStuck: boolean;
  /** Stays at the right edge. */
  atEnd: boolean;
  /** Undefined for those that share what is left. */
  width: number | undefined;
}

/** Widths and sticky places of the columns. The first `pinned` stay; one grows at least. */
export function gridLayout<Row>(
  columns: readonly GridColumn<Row>[],
  pinned: number,
): { columns: ColumnLayout[]; total: number; stuck: number; end: number } {
  const someGrow = columns.some(({ grow }) => grow);
  let left = 0;
  let stuck = 0;
  const last = columns.at(-1);
  const end = last?.atEnd ? last.width : 0;
  const layouts = columns.map((column, index) => {
    const { width, grow } = column;
    const takesRest = someGrow ? grow === true : index === columns.length - 1;
    const stuckAt = index < pinned ? left : undefined;
    left += width;
    if (index < pinned) stuck = left;
    return {
      stuckAt,
      lastStuck: index === Math.min(pinned, columns.length) - 1,
      atEnd: column.atEnd === true,
      width: takesRest ? undefined : width,
    };
  });
  return { columns: layouts, total: left, stuck, end };
}

/** The place of a cell that stays in view. */
export const stickyStyle = (layout: ColumnLayout | undefined): CSSProperties | undefined =>
  layout?.stuckAt === undefined ? undefined : { insetInlineStart: layout.stuckAt };
