export { SegmentedControl } from './segmented-control';
export type { SegmentedControlProps, SegmentOption } from './segmented-control';
