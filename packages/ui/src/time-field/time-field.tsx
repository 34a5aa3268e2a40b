import { useRef } from 'react';
import { ClockIcon } from '../icon';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';
import { completeTime, groupTime, isTimeShaped } from './group-time';
import styles from './time-field.module.css';

export interface TimeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'end'> {
  /** The text in the field: `HH:mm` on the clock of 24 hours when it is complete, anything shorter on the way there. */
  value: string;
  /** The new text after every key, a pick on the clock, or when leaving the field completed an hour. */
  onValueChange: (value: string) => void;
  /** Name of the button that opens the device's own clock: 시계 열기. */
  pickerLabel: string;
}

/** A time of day, typed as digits or picked on the device's own clock. A bare hour becomes the full hour when the field is left. */
export function TimeField({ value, onValueChange, pickerLabel, onChange, onBlur, ...rest }: TimeFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <TextField
      placeholder="HH:MM"
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(event) => {
        const input = event.currentTarget;
        const at = input.selectionStart ?? input.value.length;
        // Deleting the colon deletes only the colon; grouping again would bring it back for ever.
        const deleting = 'inputType' in event.nativeEvent && String(event.nativeEvent.inputType).startsWith('delete');
        const next = deleting ? { text: input.value, caret: at } : groupTime(input.value, at);
        input.value = next.text;
        input.setSelectionRange(next.caret, next.caret);
        onChange?.(event);
        onValueChange(next.text);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        const completed = completeTime(value);
        if (completed !== value && !rest.disabledReason) onValueChange(completed);
      }}
      end={
        <>
          <input
            ref={picker}
            className={styles.native}
            type="time"
            tabIndex={-1}
            aria-hidden="true"
            value={isTimeShaped(value) ? value : ''}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {!rest.disabledReason && (
            <button type="button" className={styles.open} aria-label={pickerLabel} onClick={() => picker.current?.showPicker()}>
              <ClockIcon />
            </button>
          )}
        </>
      }
    />
  );
}
