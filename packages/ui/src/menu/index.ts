export { Menu, type MenuProps } from './menu';
export { PointMenu, type PointMenuProps } from './point-menu';
export type { MenuItem } from './menu-entry';
