export { MonthGrid, type MonthGridProps } from './month-grid';
export { MonthGridOutline } from './month-grid-outline';
export { MonthGridSkeleton } from './month-grid-skeleton';
export type { MonthGridDay, MonthStep } from './month-grid-day';
