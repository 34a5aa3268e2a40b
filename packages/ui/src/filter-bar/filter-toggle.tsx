import type { ComponentProps } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { CheckIcon } from '../icon';
import { cx } from '../internal/cx';
import { ConditionChip, useConditionPlace } from './conditions';
import styles from './filter-bar.module.css';

export interface FilterToggleProps extends Omit<
  ComponentProps<'button'>,
  'type' | 'aria-pressed' | 'disabled'
> {
  /** The condition: 미입금. */
  children: string;
  /** Whether only such rows are shown. */
  pressed: boolean;
  /** It was pressed: the new state. */
  onPressedChange: (pressed: boolean) => void;
  /** Why it cannot be pressed now; it stays visible and says so. */
  disabledReason?: string | undefined;
}

/** A condition that is on or off. */
export function FilterToggle({
  children,
  pressed,
  onPressedChange,
  disabledReason,
  className,
  onFocus,
  onBlur,
  onPointerEnter,
  onPointerLeave,
  'aria-describedby': describedBy,
  ...rest
}: FilterToggleProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(disabledReason, {
    onClick: () => onPressedChange(!pressed),
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    'aria-describedby': describedBy,
  });
  if (useConditionPlace() === 'chip')
    return pressed && <ConditionChip text={children} onRemove={() => onPressedChange(false)} />;
  return (
    <>
      <button
        {...rest}
        {...props}
        type="button"
        aria-pressed={pressed}
        className={cx(styles.chip, pressed && styles.on, className)}
      >
        {pressed && <CheckIcon size="1em" />}
        {children}
      </button>
      {tip}
    </>
  );
}
