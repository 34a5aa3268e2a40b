import { CheckInput } from '../internal/check-input';
import type { CheckInputProps } from '../internal/check-input';
import { cx } from '../internal/cx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends CheckInputProps {
  /** Some, but not all: shown as a dash and read as "mixed". A press then ticks everything. */
  indeterminate?: boolean;
  /** `normal` is 48 px tall on phones and 40 px above 900 px; `dense` 32 px for tables. */
  size?: 'normal' | 'dense';
}

/** On, off or mixed. `className` goes to the label around it, everything native to the input. */
export function Checkbox({ size = 'normal', className, ...rest }: CheckboxProps) {
  return (
    <CheckInput
      {...rest}
      className={cx(styles.root, styles[size], className)}
      inputClass={styles.box}
    />
  );
}
