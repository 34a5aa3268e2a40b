import type { ComponentProps, ReactNode } from 'react';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button';
import { cx } from '../internal/cx';
import { Row } from '../layout';
import styles from './bulk-bar.module.css';

export interface BulkBarProps extends Omit<ComponentProps<'fieldset'>, 'aria-label'> {
  /** How many rows are ticked: 12명 선택됨. Empty hides the bar. */
  label: string | undefined;
  /** The actions: dense buttons, the one that is meant first. */
  children: ReactNode;
  /** Names the × that unticks: 선택 해제. */
  clearLabel: string;
  /** The × was pressed: untick every row. */
  onClear: () => void;
}

/**
 * What can be done with the ticked rows: stays at the lower edge of the screen while there are any.
 */
export function BulkBar({
  label,
  children,
  clearLabel,
  onClear,
  className,
  ...rest
}: BulkBarProps) {
  return (
    <fieldset
      {...rest}
      aria-label={label}
      hidden={label === undefined}
      className={cx(styles.bar, className)}
    >
      <IconButton size="dense" label={clearLabel} onClick={onClear}>
        <CloseIcon />
      </IconButton>
      <p className={styles.label} aria-live="polite">
        {label}
      </p>
      <Row gap={8}>{label !== undefined && children}</Row>
    </fieldset>
  );
}
