import type { ComponentProps, MouseEvent, Ref } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { CheckIcon, LockIcon, MoonIcon, SunIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './meal-chip.module.css';

export interface MealChipProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'onToggle'
> {
  /** Sun or moon, and the colour. */
  meal: 'lunch' | 'dinner';
  /** The word on the chip: 점심. */
  text: string;
  /** Accessible name with the day: `11월 20일 점심`. */
  label: string;
  /** Whether the meal is applied for. */
  selected: boolean;
  /** Why it can't be changed. Locked chips stay reachable and say so on tap, hover and focus. */
  lockReason?: string | undefined;
  /** Changed, but not saved yet: dotted outline. */
  unsaved?: boolean;
  /** Wants the other value. Not called while locked. */
  onToggle?: (selected: boolean, event: MouseEvent<HTMLButtonElement>) => void;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A checkbox in the shape of a chip, small enough for two in a calendar cell on a phone.
 *
 * No state is told by colour alone: selected has a check, a filled ground and a heavier word;
 * locked has no ground but a lock; unsaved has a dotted outline.
 */
export function MealChip({
  meal,
  text,
  label,
  selected,
  lockReason,
  unsaved = false,
  onToggle,
  onClick,
  className,
  ...rest
}: MealChipProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(lockReason, {
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) onToggle?.(!selected, event);
    },
  });
  const Meal = meal === 'lunch' ? SunIcon : MoonIcon;
  return (
    <>
      <button
        {...rest}
        {...props}
        type="button"
        role="checkbox"
        aria-checked={selected}
        aria-label={label}
        data-unsaved={unsaved || undefined}
        className={cx(styles.chip, styles[meal], className)}
      >
        <Meal className={styles.meal} />
        <span className={styles.text}>{text}</span>
        {selected && <CheckIcon strokeWidth={4} className={styles.check} />}
        {lockReason && <LockIcon strokeWidth={2.5} className={styles.lock} />}
      </button>
      {tip}
    </>
  );
}
