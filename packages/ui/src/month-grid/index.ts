export { MonthGrid, type MonthGridProps } from './month-grid';
export { MonthGridSkeleton } from './month-grid-skeleton';
export type { MonthGridDay, MonthStep } from './month-grid-day';
