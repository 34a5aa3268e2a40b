import type { ReactElement, ReactNode } from 'react';

/** What a link in a navigation needs; the kit doesn't know the router. */
export interface NavLinkProps {
  /** Where it leads. */
  href: string;
  /** The kit's looks; pass it on. */
  className: string;
  /** Marks the page being shown; pass it on. */
  'aria-current': 'page' | undefined;
  /** Icon, label, badge. */
  children: ReactNode;
}

/** Draws a link: `({ href, ...rest }) => <Link to={href} {...rest} />`. Without it, plain links reload the page. */
export type RenderNavLink = (props: NavLinkProps) => ReactElement;

export const renderAnchor: RenderNavLink = ({ children, ...props }) => <a {...props}>{children}</a>;

/** One place to go. */
export interface NavItem {
  /** The address; also what tells items apart. */
  href: string;
  /** The page's name, one to three words. */
  label: string;
  /** Before the label; decoration. */
  icon?: ReactNode;
  /** Whether this is the page being shown. */
  current: boolean;
  /** Something new waits there; the text says what: `새 모의고사`. */
  badge?: string;
}
