import type { ComponentProps } from 'react';
import { CheckIcon } from '../icon';
import { cx } from '../internal/cx';
import { ConditionChip, useConditionPlace } from './conditions';
import styles from './filter-bar.module.css';

export interface FilterToggleProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> {
  /** The condition: 미입금. */
  children: string;
  /** Whether only such rows are shown. */
  pressed: boolean;
  /** It was pressed: the new state. */
  onPressedChange: (pressed: boolean) => void;
}

/** A condition that is on or off. */
export function FilterToggle({
  children,
  pressed,
  onPressedChange,
  className,
  ...rest
}: FilterToggleProps) {
  if (useConditionPlace() === 'chip')
    return pressed && <ConditionChip text={children} onRemove={() => onPressedChange(false)} />;
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={cx(styles.chip, pressed && styles.on, className)}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && <CheckIcon size="1em" />}
      {children}
    </button>
  );
}
