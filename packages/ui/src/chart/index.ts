export { Chart, type ChartProps } from './chart';
export type { ChartPoint, ChartSeries } from './chart-data';
