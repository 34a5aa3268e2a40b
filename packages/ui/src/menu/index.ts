export { Menu, type MenuProps } from './menu';
export type { MenuItem } from './menu-entry';
