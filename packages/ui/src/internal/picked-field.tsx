import { useRef, type ReactNode } from 'react';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';
import affix from './affix-button.module.css';
import styles from './picked-field.module.css';

export interface PickedFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'end' | 'min' | 'max'
> {
  /** The text in the field; the finished ones say its form. */
  value: string;
  /** Called with every new text, typed or picked. */
  onValueChange: (value: string) => void;
  /** Name of the button that opens the device's own picker. */
  pickerLabel: string;
}

interface OwnProps extends PickedFieldProps {
  type: 'date' | 'time';
  icon: ReactNode;
  /** Puts the separators in; `caret` is where the caret is before and after. */
  group: (text: string, caret: number) => { text: string; caret: number };
  /** Whether a text is complete, so that the picker can open at it. */
  isShaped: (text: string) => boolean;
  /** First value that the picker offers, in the form of `value`. */
  min?: string;
  /** Last value that the picker offers, in the form of `value`. */
  max?: string;
}

/**
 * A day or a time: typed as digits that are grouped on the way, or picked in the device's own
 * picker.
 */
export function PickedField({
  type,
  icon,
  group,
  isShaped,
  value,
  onValueChange,
  pickerLabel,
  min,
  max,
  onChange,
  ...rest
}: OwnProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(event) => {
        const input = event.currentTarget;
        const at = input.selectionStart ?? input.value.length;
        // Deleting a separator deletes only the separator; grouping again would bring it back for
        // ever.
        const deleting =
          'inputType' in event.nativeEvent &&
          String(event.nativeEvent.inputType).startsWith('delete');
        const next = deleting ? { text: input.value, caret: at } : group(input.value, at);
        input.value = next.text;
        input.setSelectionRange(next.caret, next.caret);
        onChange?.(event);
        onValueChange(next.text);
      }}
      end={
        <>
          <input
            ref={picker}
            className={styles.native}
            type={type}
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={isShaped(value) ? value : ''}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {!rest.disabledReason && (
            <button
              type="button"
              className={affix.button}
              aria-label={pickerLabel}
              onClick={() => picker.current?.showPicker()}
            >
              {icon}
            </button>
          )}
        </>
      }
    />
  );
}
