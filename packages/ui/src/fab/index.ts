export { Fab, type FabProps } from './fab';
export type { FabStorage } from './fab-place';
