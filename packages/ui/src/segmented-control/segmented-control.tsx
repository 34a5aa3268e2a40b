import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../internal/cx';
import styles from './segmented-control.module.css';
import { useDisabledReason } from '../disabled-reason';

interface SegmentProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  disabledReason: string | undefined;
  onChoose: () => void;
}

function Segment({ name, label, checked, disabledReason, onChoose }: SegmentProps) {
  const { props, tip } = useDisabledReason<HTMLInputElement>(disabledReason);
  return (
    <>
      <label className={styles.segment}>
        <input
          {...props}
          className={styles.radio}
          type="radio"
          name={name}
          checked={checked}
          onChange={() => !disabledReason && onChoose()}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {tip}
    </>
  );
}

export interface SegmentOption<Value extends string> {
  /** What the owner gets when it is chosen; every value once. */
  value: Value;
  /** One or two words: 전체, 하루만; may hold an icon or a count. */
  label: ReactNode;
  /** Why it cannot be chosen now. */
  disabledReason?: string;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'children'
> {
  /** What is chosen here: 구분, 신청 방법. Only for screen readers without `labelShown`. */
  label: string;
  /** Puts the label above, to line up with neighbouring fields. */
  labelShown?: boolean;
  /** Two to five choices, the usual one first. */
  options: readonly SegmentOption<Value>[];
  /** The choice that is on; null while nothing was chosen. */
  value: Value | null;
  /** Another choice was made; it takes effect at once. */
  onValueChange: (value: Value) => void;
  /** `normal` is 48 px on phones and 40 px above 900 px; `dense` 32 px. */
  size?: 'normal' | 'dense';
  /** As wide as its container, all segments equal. */
  block?: boolean;
}

/**
 * Two to five choices side by side, one of them on. Native radios underneath: arrow keys come with
 * them.
 */
export function SegmentedControl<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  onValueChange,
  size = 'normal',
  block = false,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId();
  const labelId = useId();
  const control = (
    <div
      {...rest}
      role="radiogroup"
      {...(labelShown ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      className={cx(styles.root, styles[size], block && styles.block, className)}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          name={name}
          label={option.label}
          disabledReason={option.disabledReason}
          checked={option.value === value}
          onChoose={() => onValueChange(option.value)}
        />
      ))}
    </div>
  );
  if (!labelShown) return control;
  return (
    <div className={styles.labelled}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {control}
    </div>
  );
}
