export { cellName, columnName } from './cell-name';
export { readCellText } from './cell-text';
export { cellsAsWritten, readTable } from './table';
export type { OddCell, Sheet, SheetPart, Span, Table } from './table';
export { readSeparated, separatedCells } from './separated-text';
export { shownNumber } from './shown-number';
export { oddText } from './table-texts';
export { TABLE_CELL_LIMIT, TABLE_COLUMN_LIMIT, TABLE_ROW_LIMIT, tableFields } from './schemas';
