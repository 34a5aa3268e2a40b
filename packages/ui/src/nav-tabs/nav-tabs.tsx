import { type ComponentProps } from 'react';
import { cx } from '../internal/cx';
import { renderAnchor, type NavItem, type RenderNavLink } from '../internal/nav-link';
import { Row } from '../layout';
import { useHeightVariable } from '../use-height-variable';
import { VisuallyHidden } from '../visually-hidden';
import styles from './nav-tabs.module.css';

export interface NavTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the navigation: 주 메뉴. */
  label: string;
  /** The places to go, two to five; the one being shown has `current`. */
  items: readonly NavItem[];
  /**
   * `bottom`: icons over words at the lower edge; `top`: words in a row. Default: bottom up to 900
   * px, then top.
   */
  placement?: 'responsive' | 'bottom' | 'top';
  /** Draws each link with the app's router; without it plain links load the page again. */
  renderLink?: RenderNavLink | undefined;
}

/**
 * The student's main navigation: one list of links, so that a screen reader meets it once at any
 * width.
 */
export function NavTabs({
  label,
  items,
  placement = 'responsive',
  renderLink = renderAnchor,
  className,
  ...rest
}: NavTabsProps) {
  const measured = useHeightVariable('--shell-tabs');
  return (
    <nav {...rest} aria-label={label} className={cx(styles.nav, styles[placement], className)}>
      <Row as="ul" wrap={false} ref={placement === 'responsive' ? measured : undefined}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            {renderLink({
              href: item.href,
              className: cx(styles.link),
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon}>
                    {item.icon}
                    {item.badge !== undefined && <span className={styles.dot} />}
                  </span>
                  <span>{item.label}</span>
                  {item.badge !== undefined && <VisuallyHidden>{item.badge}</VisuallyHidden>}
                </>
              ),
            })}
          </li>
        ))}
      </Row>
    </nav>
  );
}
