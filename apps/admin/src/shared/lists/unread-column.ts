import type { GridColumn } from '@academy/ui/data-grid';

const unread = () => '–';

/** A column of an area that the account has not: it stays in its place and says why it is empty. */
export function unreadColumn<Row>(
  { cell: _cell, cellProps: _props, edit: _edit, sortBy: _sortBy, ...column }: GridColumn<Row>,
  disabledReason: string,
): GridColumn<Row> {
  return { ...column, text: unread, disabledReason };
}
