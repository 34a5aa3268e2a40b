import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** Where it leads; the shells give their content the id `main`. */
  href?: string;
  /** Its words. */
  children?: ReactNode;
}

/**
 * The first Tab stop of a page: jumps over the navigation to the content. Seen only while it has
 * the focus.
 */
export function SkipLink({
  href = '#main',
  className,
  children = '본문으로 건너뛰기',
  ...rest
}: SkipLinkProps) {
  return (
    <a {...rest} href={href} className={cx(styles.skip, className)}>
      {children}
    </a>
  );
}
