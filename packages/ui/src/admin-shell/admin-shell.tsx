import { useState, type ComponentProps, type ReactNode } from 'react';
import { Drawer } from '../drawer';
import { MenuIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import type { RenderNavLink } from '../internal/nav-link';
import { PageBarScope } from '../page-bar';
import { SkipLink } from '../skip-link';
import { AdminMenu, type NavGroup } from './admin-menu';
import styles from './admin-shell.module.css';

export interface AdminShellProps extends ComponentProps<'div'> {
  /** The academy's name, at the head of the menu. */
  brand: ReactNode;
  /** The menu. The item that is `current` also closes the drawer of a phone when it changes. */
  groups: readonly NavGroup[];
  /** Accessible name of the menu, and of the button that opens it on phones. */
  navLabel?: string;
  /**
   * Draws the links with the app's router; without it they are plain links, which load the page
   * again.
   */
  renderLink?: RenderNavLink | undefined;
  /** What is at hand on every page: the search. Beside the brand. */
  tools?: ReactNode;
  /** Who is signed in, and 로그아웃. */
  account?: ReactNode;
  /** Company details. */
  footer?: ReactNode;
  /** Banners: offline, maintenance. Above the content, on every page. */
  banner?: ReactNode;
  /** The page; it starts with its `h1`. */
  children?: ReactNode;
}

/**
 * The frame of every manager page: a menu beside dense content; up to 900 px the menu is a
 * drawer.
 */
export function AdminShell({
  brand,
  groups,
  navLabel = '메뉴',
  renderLink,
  tools,
  account,
  footer,
  banner,
  children,
  className,
  ...rest
}: AdminShellProps) {
  const here = groups.flatMap((group) => group.items).find((item) => item.current)?.href;
  // The drawer belongs to the page it was opened on: going somewhere closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menuOpen = openOn === (here ?? '');
  const menu = (
    <>
      <AdminMenu label={navLabel} groups={groups} renderLink={renderLink} />
      {account !== undefined && <div className={styles.account}>{account}</div>}
    </>
  );

  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <SkipLink />
      <header className={styles.bar}>
        <IconButton
          label={`${navLabel} 열기`}
          aria-haspopup="dialog"
          onClick={() => setOpenOn(here ?? '')}
        >
          <MenuIcon />
        </IconButton>
        <div className={styles.brand}>{brand}</div>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </header>
      <aside className={styles.side}>
        <div className={styles.brand}>{brand}</div>
        {tools}
        {menu}
      </aside>
      <div className={styles.content}>
        {banner}
        <main id="main" tabIndex={-1} className={styles.main}>
          <PageBarScope>{children}</PageBarScope>
        </main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <Drawer
        side="left"
        open={menuOpen}
        onClose={() => setOpenOn(null)}
        title={brand}
        closeOnBack={false}
      >
        {menu}
      </Drawer>
    </div>
  );
}
