import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../internal/cx';
import styles from './input-box.module.css';

export interface InputBoxProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** `normal` is 48 px on phones and 40 px above 900 px; `dense` 32 px for tables and filters. */
  size?: 'normal' | 'dense';
  /** The new text after every change; `onChange` still gets the native event. */
  onValueChange?: (value: string) => void;
  /** An example or the form of what fits, in grey; never in place of the label. */
  placeholder?: string;
  /** Decoration inside the box, before the text, such as an icon. */
  start?: ReactNode;
  /** A unit or small buttons inside the box, after the text. */
  end?: ReactNode;
  /** The native input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * The bare input with its border; Field gives it a label. Text is never below 16 px on phones: iOS
 * would zoom.
 */
export function InputBox({
  size = 'normal',
  start,
  end,
  className,
  onChange,
  onValueChange,
  ...rest
}: InputBoxProps) {
  return (
    <div
      className={cx(
        styles.box,
        styles[size],
        Boolean(start) && styles.withStart,
        Boolean(end) && styles.withEnd,
        className,
      )}
    >
      <input
        {...rest}
        className={styles.input}
        readOnly={rest['aria-disabled'] ? true : rest.readOnly}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {start && <span className={styles.start}>{start}</span>}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}
