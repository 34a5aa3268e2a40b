import type { ComponentProps } from 'react';
import { cx } from '../internal/cx';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
