import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './page-bar.module.css';
import { usePageBarPlace } from './page-bar-scope';

export interface PageBarProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's name, its `h1`. */
  title: ReactNode;
  /** The way back, before the name. */
  back?: ReactNode;
  /** How fresh the page is, behind the name. */
  state?: ReactNode;
  /** What steps through days or months. */
  children?: ReactNode;
}

/**
 * The one row above a manager's list: name, stepper, and the tools of the list (`FilterBar`). On
 * phones the name is in the bar of the shell, and the row holds the rest.
 */
export function PageBar({ title, back, state, children, className, ...rest }: PageBarProps) {
  return (
    <header {...rest} data-page-bar className={cx(styles.bar, className)}>
      <div className={styles.name}>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {state}
      </div>
      {children && <div className={styles.stepper}>{children}</div>}
      <div ref={usePageBarPlace()} className={styles.tools} />
    </header>
  );
}
