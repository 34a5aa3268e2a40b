import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button';
import { cx } from '../internal/cx';
import { Row } from '../layout';
import styles from './filter-bar.module.css';

export interface FilterBarProps extends Omit<ComponentProps<'search'>, 'aria-label'> {
  /** Names the part of the page: 학생 찾기. */
  label: string;
  /** Search field, chips, toggles. */
  children: ReactNode;
  /** How much there is and how much is shown: 전체 312명 · 표시 47명. */
  count?: ReactNode;
  /** What can be done with what is shown: export, print, columns. */
  actions?: ReactNode;
  /** Text of the button that takes all conditions away; leave it out while there are none. */
  clearLabel?: string | undefined;
  /** Take every condition away, the search too. */
  onClear?: () => void;
}

/** What of a list is shown, how much that is, and what can be done with it. */
export function FilterBar({
  label,
  children,
  count,
  actions,
  clearLabel,
  onClear,
  className,
  ...rest
}: FilterBarProps) {
  return (
    <search {...rest} aria-label={label} className={cx(styles.bar, className)}>
      <Row gap={8} align="center">
        {children}
        {clearLabel !== undefined && (
          <Button variant="text" size="dense" onClick={onClear}>
            {clearLabel}
          </Button>
        )}
      </Row>
      <Row gap={8} align="center" justify="between" className={styles.line}>
        {/* Always there: what is put into it later is announced. */}
        <p className={styles.count} aria-live="polite">
          {count}
        </p>
        {actions !== undefined && (
          <Row gap={8} align="center">
            {actions}
          </Row>
        )}
      </Row>
    </search>
  );
}
