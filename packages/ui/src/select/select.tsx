import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import { Field } from '../field';
import type { FieldProps } from '../field';
import { ChevronDownIcon } from '../icon';
import { cx } from '../internal/cx';
import styles from './select.module.css';

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentProps<'select'>, keyof FieldProps | 'size' | 'multiple' | 'disabled'> {
  /** `<option>` elements. */
  children: ReactNode;
  /** The new value after every change; `onChange` still gets the native event. */
  onValueChange?: (value: string) => void;
  /** `normal` is 48 px on phones and 40 px above 900 px; `dense` 32 px for tables and filters. */
  size?: 'normal' | 'dense';
  /** The native select. */
  ref?: Ref<HTMLSelectElement>;
}

/** The device's own select: the best one on a phone, and free. */
export function Select({
  label,
  labelHidden,
  labelNote,
  hint,
  error,
  disabledReason,
  reasonHidden,
  id,
  className,
  size = 'normal',
  onChange,
  onValueChange,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  const frame = {
    label,
    labelHidden,
    labelNote,
    hint,
    error,
    disabledReason,
    reasonHidden,
    id,
    className,
    describedBy,
  };
  // A select has no read-only state: the pointer is switched off in CSS, every key but Tab here.
  const blockKeys = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (disabledReason && event.key !== 'Tab') event.preventDefault();
    else onKeyDown?.(event);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <div className={cx(styles.box, styles[size])}>
          <select
            {...rest}
            {...control}
            className={styles.select}
            onKeyDown={blockKeys}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          <ChevronDownIcon className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}
