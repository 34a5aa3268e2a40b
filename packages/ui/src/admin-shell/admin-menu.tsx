import { ChevronDownIcon } from '../icon';
import { cx } from '../internal/cx';
import { renderAnchor, type NavItem, type RenderNavLink } from '../internal/nav-link';
import { Stack } from '../layout';
import { VisuallyHidden } from '../visually-hidden';
import styles from './admin-menu.module.css';

/** A headed part of the menu; without items it has no place there. */
export interface NavGroup {
  /** The heading, which folds the group: 도시락, 학생, 출결. Without one it is above all others. */
  label?: string;
  /** Its pages, in the order of the menu. */
  items: readonly AdminNavItem[];
}

export interface AdminNavItem extends NavItem {
  /** How many wait behind the link: shown in place of the words of `badge`, which are read. */
  count?: number;
}

interface Props {
  label: string;
  groups: readonly NavGroup[];
  renderLink: RenderNavLink | undefined;
}

interface ListProps {
  items: readonly AdminNavItem[];
  renderLink: RenderNavLink;
}

const MenuList = ({ items, renderLink }: ListProps) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.href}>
        {renderLink({
          href: item.href,
          className: cx(styles.link),
          'aria-current': item.current ? 'page' : undefined,
          children: (
            <>
              {item.icon}
              <span className={styles.label}>{item.label}</span>
              {item.badge !== undefined && (
                <span className={styles.badge}>
                  {item.count === undefined ? (
                    item.badge
                  ) : (
                    <>
                      <span aria-hidden="true">{item.count}</span>
                      <VisuallyHidden>{item.badge}</VisuallyHidden>
                    </>
                  )}
                </span>
              )}
            </>
          ),
        })}
      </li>
    ))}
  </ul>
);

/** The manager's menu in groups that fold; all start open, because six groups fit on a screen. */
export function AdminMenu({ label, groups, renderLink = renderAnchor }: Props) {
  return (
    <Stack as="nav" aria-label={label} gap={4}>
      {groups.map(({ label: heading, items }) =>
        heading === undefined ? (
          <MenuList key="" items={items} renderLink={renderLink} />
        ) : (
          <details key={heading} open className={styles.group}>
            <summary className={styles.heading}>
              {heading}
              <ChevronDownIcon className={styles.chevron} size={16} />
            </summary>
            <MenuList items={items} renderLink={renderLink} />
          </details>
        ),
      )}
    </Stack>
  );
}
