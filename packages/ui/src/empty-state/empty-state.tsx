import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What isn't there: 표시할 상벌점이 없어요. */
  title: ReactNode;
  /** Decoration in a round frame: the icon of what is missing. */
  icon?: ReactNode;
  /** Why, or what to do, in one or two lines. */
  children?: ReactNode;
  /** A button that fills the emptiness. */
  action?: ReactNode;
}

/** Says that there is nothing, and what to do about it; the children explain further. */
export function EmptyState({ title, icon, action, children, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.state, className)}>
      {icon !== undefined && <div className={styles.icon}>{icon}</div>}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
