import { cx } from '../internal/cx';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';
import { groupThousands, readNumber } from './group-thousands';
import styles from './number-field.module.css';

type Replaced =
  | 'type'
  | 'inputMode'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'end'
  | 'min'
  | 'max'
  | 'step';

export interface NumberFieldProps extends Omit<TextFieldProps, Replaced> {
  /** A whole number of zero or more; null while the field is empty. */
  value: number | null;
  /**
   * The new number after every key, null once the field is empty. Whether it may be that large is
   * the page's rule.
   */
  onValueChange: (value: number | null) => void;
  /** What is counted: 원, 점, 명. */
  unit: string;
  /** How much ArrowUp and ArrowDown change; never below zero. Without it the keys do nothing. */
  step?: number;
}

/**
 * A whole number with its unit, grouped by thousands while it is typed. Not `type=number`: that one
 * takes "1e3" and spins on scroll.
 */
export function NumberField({
  value,
  onValueChange,
  unit,
  step,
  className,
  style,
  onChange,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      className={cx(styles.field, className)}
      style={{ textAlign: 'end', ...style }}
      inputMode="numeric"
      value={groupThousands(value)}
      end={<span className={styles.unit}>{unit}</span>}
      onChange={(event) => {
        const input = event.currentTarget;
        const read = readNumber(input.value, input.selectionStart ?? input.value.length);
        input.value = read.text;
        input.setSelectionRange(read.caret, read.caret);
        onChange?.(event);
        onValueChange(read.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!step || !direction || rest.disabledReason) return;
        event.preventDefault();
        onValueChange(Math.max(0, (value ?? 0) + direction * step));
      }}
    />
  );
}
