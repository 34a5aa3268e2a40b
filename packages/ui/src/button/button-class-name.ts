import { cx } from '../internal/cx';
import styles from './button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the one main action of a screen. `danger`: cannot be undone. Default `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'text' | 'danger';
  /**
   * `normal` is 48 px on phones and 40 px above 900 px; `dense` 32 px for tables; `large` 48 px
   * everywhere.
   */
  size?: 'dense' | 'normal' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** The looks of a button for what is not one, such as a router link. */
export function buttonClassName(
  { variant = 'secondary', size = 'normal', block = false }: ButtonLook = {},
  className?: string,
): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, className);
}
