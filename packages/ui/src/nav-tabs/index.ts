export { NavTabs, type NavTabsProps } from './nav-tabs';
export type { NavItem, NavLinkProps, RenderNavLink } from '../internal/nav-link';
