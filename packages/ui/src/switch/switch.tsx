import { CheckInput } from '../internal/check-input';
import type { CheckInputProps } from '../internal/check-input';
import { cx } from '../internal/cx';
import styles from './switch.module.css';

export interface SwitchProps extends CheckInputProps {
  /** Label left and switch at the far right, as in a list of settings. */
  spread?: boolean;
}

/** On or off, effective at once. In a form that is sent later, use Checkbox. */
export function Switch({ spread = false, className, ...rest }: SwitchProps) {
  return (
    <CheckInput
      {...rest}
      asSwitch
      className={cx(styles.root, spread && styles.spread, className)}
      inputClass={styles.track}
    />
  );
}
