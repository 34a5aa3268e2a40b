export { StatTile } from './stat-tile';
export type { StatTileProps } from './stat-tile';
export { StatLine, type StatLineProps } from './stat-line';
