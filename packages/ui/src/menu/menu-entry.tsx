import type { ReactNode } from 'react';
import styles from './menu.module.css';

export interface MenuItem {
  /** What happens, as a noun or a verb in 기: 수정, 인쇄, 삭제. Every label once in a menu. */
  label: string;
  /** A decorative icon before the label; all items of a menu have one, or none. */
  icon?: ReactNode;
  /**
   * Does it; the menu has closed and given the focus back by then. Not called while there is a
   * reason not to.
   */
  onSelect: () => void;
  /** Why it can't be done now. */
  disabledReason?: string | undefined;
}

interface Props {
  item: MenuItem;
  onSelect: (item: MenuItem) => void;
}

/**
 * One action of a menu. The reason it is disabled is below its label, since a menu may contain only
 * items.
 */
export function MenuEntry({ item, onSelect }: Props) {
  const disabled = item.disabledReason !== undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={styles.item}
      onClick={() => !disabled && onSelect(item)}
    >
      {item.icon}
      <span className={styles.words}>
        {item.label}
        {disabled && <span className={styles.reason}>{item.disabledReason}</span>}
      </span>
    </button>
  );
}
