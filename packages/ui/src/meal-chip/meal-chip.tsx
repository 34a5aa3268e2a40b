import type { ComponentProps, MouseEvent, Ref } from 'react';
import { useDisabledReason } from '../disabled-reason';
import { CheckIcon, ClockIcon, MoonIcon, SunIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './meal-chip.module.css';

/**
 * What can still become of a meal. Without a lock: `open`, or `soon` when its cutoff is the next
 * one and near. With a lock: `closed` while the day is still ahead, `past` when it is over,
 * `unserved` when the academy has no such meal.
 */
export type MealChipState = 'open' | 'soon' | 'closed' | 'past' | 'unserved';

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
  /** How it is drawn; `closed` with a lock reason and `open` without one, by default. */
  state?: MealChipState | undefined;
  /** Changed, but not saved yet: dotted outline. */
  unsaved?: boolean;
  /** Wants the other value. Not called while locked. */
  onToggle?: (selected: boolean, event: MouseEvent<HTMLButtonElement>) => void;
  /** The button itself. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Made once: drawing a chip again leaves them alone. */
const SIGN = {
  lunch: <SunIcon className={styles.meal} />,
  dinner: <MoonIcon className={styles.meal} />,
};
const CHECK = <CheckIcon strokeWidth={4} className={styles.check} />;
const CLOCK = <ClockIcon strokeWidth={2.5} className={styles.clock} />;

/**
 * A checkbox in the shape of a chip, small enough for two in a calendar cell on a phone.
 *
 * Each state has its own shape, not only a colour: open has an edge, selected a check on a filled
 * ground, soon a clock, closed no edge, past is a small mark, unserved is empty, unsaved has a
 * dotted outline. Tapping a locked one shows the reason.
 */
export function MealChip({
  meal,
  text,
  label,
  selected,
  lockReason,
  state = lockReason === undefined ? 'open' : 'closed',
  unsaved = false,
  onToggle,
  onClick,
  className,
  ...rest
}: MealChipProps) {
  const { props, tip } = useDisabledReason<HTMLButtonElement>(
    lockReason,
    {
      onClick(event) {
        onClick?.(event);
        if (!event.defaultPrevented) onToggle?.(!selected, event);
      },
    },
    { tipWhenShown: true },
  );
  // What is over is a small mark, and what never was is nothing.
  const bare = state === 'past' || (state === 'unserved' && !selected);
  return (
    <>
      <button
        {...rest}
        {...props}
        type="button"
        role="checkbox"
        aria-checked={selected}
        aria-label={label}
        data-state={state}
        data-text={bare ? undefined : text}
        data-unsaved={unsaved || undefined}
        className={cx(styles.chip, styles[meal], className)}
      >
        {!bare && SIGN[meal]}
        {!bare && selected && CHECK}
        {state === 'soon' && CLOCK}
      </button>
      {tip}
    </>
  );
}
