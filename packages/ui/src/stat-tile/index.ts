export { StatTile } from './stat-tile';
export type { StatTileProps } from './stat-tile';
