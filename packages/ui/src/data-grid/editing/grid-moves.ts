/** A cell by its place. Row −1 is the head. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridExtent {
  rows: number;
  columns: number;
  /** How many rows PageUp and PageDown go. */
  page: number;
}

type Move = (at: GridPlace, extent: GridExtent) => GridPlace;

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(0, row - page), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
};

/** With Ctrl or ⌘: to the edge of the table. */
const jumps: Record<string, Move> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

/** The nearest place that exists; `firstRow` is −1 where the head counts too. */
export const clampPlace = (
  { row, column }: GridPlace,
  { rows, columns }: GridExtent,
  firstRow = -1,
): GridPlace => ({
  row: Math.max(firstRow, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** Where a key leads (ARIA grid pattern); null when it leads nowhere. The edges hold. */
export function gridMove(
  key: string,
  jump: boolean,
  at: GridPlace,
  extent: GridExtent,
): GridPlace | null {
  const move = (jump ? jumps : moves)[key];
  return move ? clampPlace(move(at, extent), extent) : null;
}
