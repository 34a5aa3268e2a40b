import type { GridColumn } from '../grid-column';

export interface GridSort {
  columnId: string;
  descending: boolean;
}

const collator = new Intl.Collator('ko', { numeric: true });

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/**
 * Rows by a column: Korean alphabetical order, numbers in texts by value (A-2 before A-10), empty
 * ones last either way. Equal rows keep the order in which they come. The page sorts once and gives
 * the same rows to grid, paper and file.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: GridSort | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.columnId)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: sortBy(row) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return sign * compare(a.key, b.key);
    })
    .map(({ row }) => row);
}

/**
 * What a press on a column's head makes of the order: upwards, downwards, then back to the page's
 * own.
 */
export function nextSort(sort: GridSort | null, columnId: string): GridSort | null {
  if (sort?.columnId !== columnId) return { columnId, descending: false };
  return sort.descending ? null : { columnId, descending: true };
}
