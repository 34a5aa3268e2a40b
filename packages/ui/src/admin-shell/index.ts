export { AdminShell, type AdminShellProps } from './admin-shell';
export type { AdminNavItem, NavGroup } from './admin-menu';
