export { MonthGrid, type MonthGridProps } from './month-grid';
export type { MonthGridDay, MonthStep } from './month-grid-day';
