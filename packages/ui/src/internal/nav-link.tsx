import type { ReactElement, ReactNode } from 'react';

/** What a link in a navigation needs; the kit doesn't know the router. */
export interface NavLinkProps {
  href: string;
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
}

/**
 * Draws a link: `({ href, ...rest }) => <Link to={href} {...rest} />`. Without it, plain links
 * reload the page.
 */
export type RenderNavLink = (props: NavLinkProps) => ReactElement;

export const renderAnchor: RenderNavLink = ({ children, ...props }) => <a {...props}>{children}</a>;

/** One place to go. */
export interface NavItem {
  /** Where it leads; every address once. */
  href: string;
  /** Its words, short enough for a fifth of a phone: 도시락 신청. */
  label: string;
  /** A decorative icon; needed where the tabs lie at the lower edge. */
  icon?: ReactNode;
  /** Whether this is the page being shown. */
  current: boolean;
  /** Something new waits there; the text says what: `새 모의고사`. */
  badge?: string;
}
