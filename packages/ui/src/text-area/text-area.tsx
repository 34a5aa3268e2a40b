import type { ComponentProps, Ref } from 'react';
import { Field } from '../field';
import type { FieldProps } from '../field';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends
    FieldProps,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'disabled' | 'rows' | 'style'> {
  /** The new text after every change; `onChange` still gets the native event. */
  onValueChange?: (value: string) => void;
  /** How many lines it is high while there are fewer; it grows with more. */
  rows?: number;
  /** The native textarea. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Several lines of text; grows with what is written in it. Native textarea props and `ref` go to
 * the textarea, `className` to the whole field.
 */
export function TextArea({
  label,
  labelHidden,
  labelNote,
  hint,
  error,
  disabledReason,
  reasonHidden,
  id,
  className,
  onChange,
  onValueChange,
  rows = 3,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
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
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          // A field as high as its content does not mind its rows.
          style={{ minHeight: `calc(${rows}lh + 2 * var(--space-12) + 2px)` }}
          className={styles.area}
          readOnly={disabledReason ? true : rest.readOnly}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
