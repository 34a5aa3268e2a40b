import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import type { NavItem, RenderNavLink } from '../internal/nav-link';
import { NavTabs } from '../nav-tabs';
import { SkipLink } from '../skip-link';
import styles from './student-shell.module.css';

export interface StudentShellProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's name: the heading of the title bar. */
  title: string;
  /** The academy's name, left of the top tabs. */
  brand?: ReactNode;
  /** The student's four places. */
  tabs: readonly NavItem[];
  /** Accessible name of the tabs. */
  navLabel?: string;
  /** Draws each tab with the app's router. */
  renderLink?: RenderNavLink | undefined;
  /** The save status, and what else the page has to say about itself. */
  status?: ReactNode;
  /** Icon buttons at the right end: profile, theme. */
  actions?: ReactNode;
  /** Banners: offline, maintenance, deadline. */
  banner?: ReactNode;
  /** The action button; floats above the tabs. */
  fab?: ReactNode;
}

/**
 * The frame of every student page: up to 900 px a title bar and tabs at the lower edge, above that
 * tabs on top. The content is `<main id="main">`; focus it (or its heading) after a change of
 * route.
 */
export function StudentShell({
  title,
  brand,
  tabs,
  navLabel = '주 메뉴',
  renderLink,
  status,
  actions,
  banner,
  fab,
  children,
  className,
  ...rest
}: StudentShellProps) {
  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <SkipLink />
      <header className={styles.header}>
        {brand !== undefined && <div className={styles.brand}>{brand}</div>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <NavTabs label={navLabel} items={tabs} renderLink={renderLink} className={styles.nav} />
        <div className={styles.status}>{status}</div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {banner}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {fab}
    </div>
  );
}
