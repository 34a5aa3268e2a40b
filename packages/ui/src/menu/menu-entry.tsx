import type { ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './menu.module.css';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Red: it can't be taken back. */
  danger?: boolean;
  /** Why it can't be done now. */
  disabledReason?: string | undefined;
}

interface Props {
  item: MenuItem;
  onSelect: (item: MenuItem) => void;
}

/** One action of a menu; why it can't be done stands below its name, since nothing else than items may stand in a menu. */
export function MenuEntry({ item, onSelect }: Props) {
  const disabled = item.disabledReason !== undefined;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={cx(styles.item, item.danger && styles.danger)}
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
