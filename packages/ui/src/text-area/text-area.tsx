import type { ComponentProps, Ref } from 'react';
import { Field } from '../field';
import type { FieldProps } from '../field';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** The new text after every change; `onChange` still gets the native event. */
  onValueChange?: (value: string) => void;
  /** How many lines it shows at least; it grows with its text. */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines. Native props and `ref` go to the textarea, `className` to the whole field. */
export function TextArea({
  label, labelHidden, labelNote, hint, error, disabledReason, reasonHidden, id, className, rows = 2, onChange, onValueChange, 'aria-describedby': describedBy, ...rest
}: TextAreaProps) {
  const frame = { label, labelHidden, labelNote, hint, error, disabledReason, reasonHidden, id, className, describedBy };
  return (
    <Field {...frame}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          readOnly={disabledReason ? true : rest.readOnly}
          className={styles.area}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
