/** A column as spreadsheets call it, from 0: 2 is C, 26 is AA. */
export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${columnName(Math.floor(column / 26) - 1)}${last}`;
}

/** A cell as spreadsheets call it: C2. */
export const cellName = ({ row, column }: { row: number; column: number }): string =>
  `${columnName(column)}${row + 1}`;
