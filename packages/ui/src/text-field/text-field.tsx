import { Field, InputBox } from '../field';
import type { FieldProps, InputBoxProps } from '../field';

export interface TextFieldProps extends FieldProps, Omit<InputBoxProps, keyof FieldProps> {}

/**
 * One line of text. Native input props and `ref` go to the input, `className` to the whole field.
 */
export function TextField({
  label,
  labelHidden,
  labelNote,
  hint,
  error,
  disabledReason,
  reasonHidden,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
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
  return <Field {...frame}>{(control) => <InputBox {...input} {...control} />}</Field>;
}
