import type { ComponentProps } from 'react';
import { DangerIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './inline-error.module.css';

/** Why an action failed, beside its button; heard at once. Keep it mounted and fill it, so that it is announced. */
export function InlineError({ children, className, ...rest }: Omit<ComponentProps<'p'>, 'role'>) {
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
