import type { ComponentProps, ReactNode } from 'react';
import { DangerIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './inline-error.module.css';

export interface InlineErrorProps extends Omit<ComponentProps<'p'>, 'role'> {
  /** What happened and what to do; empty while nothing is wrong. */
  children?: ReactNode;
}

/**
 * Why an action failed, beside its button; heard at once. Keep it mounted and fill it, so that it
 * is announced.
 */
export function InlineError({ children, className, ...rest }: InlineErrorProps) {
  return (
    <p {...rest} role="alert" className={cx(styles.error, className)}>
      {children && (
        <>
          <DangerIcon className={styles.icon} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
