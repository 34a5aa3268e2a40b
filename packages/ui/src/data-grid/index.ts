export { DataGrid } from './data-grid';
export type { CellEdit, CellOption, CellProps, GridColumn } from './grid-column';
export { GridPaper, type GridPaperProps } from './grid-paper';
export type { CellNote, DataGridProps, GridCells, GridTexts } from './grid-props';
export { GridViewSheet, type GridViewSheetProps } from './grid-view-sheet';
export type { CellChange, GridPaste } from './editing/plan-paste';
export { sortRows, type GridSort } from './view/sort-rows';
export { useGridView, type GridView } from './view/use-grid-view';
