export { Chart, ChartPaper, type ChartPicture, type ChartProps } from './chart';
export type { ChartPoint, ChartSeries } from './chart-data';
