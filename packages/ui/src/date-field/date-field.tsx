import { useRef } from 'react';
import { CalendarIcon } from '../icon';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';
import { groupDate, isDateShaped } from './group-date';
import styles from './date-field.module.css';

export interface DateFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue' | 'end' | 'min' | 'max'> {
  /** The text in the field: `YYYY-MM-DD` when it is complete, anything shorter on the way there. */
  value: string;
  /** The new text after every key, grouped by dashes; `""` when it was emptied. */
  onValueChange: (value: string) => void;
  /** Name of the button that opens the device's own calendar: 달력 열기. */
  pickerLabel: string;
  /** First day that the calendar offers, `YYYY-MM-DD`; typed days are judged by the caller. */
  min?: string;
  /** Last day that the calendar offers, `YYYY-MM-DD`. */
  max?: string;
}

/** A calendar day, typed as text or picked in the device's own calendar. */
export function DateField({ value, onValueChange, pickerLabel, min, max, onChange, ...rest }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <TextField
      placeholder="YYYY-MM-DD"
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={value}
      onChange={(event) => {
        const input = event.currentTarget;
        const at = input.selectionStart ?? input.value.length;
        // Deleting a dash deletes only the dash; grouping again would bring it back for ever.
        const deleting = 'inputType' in event.nativeEvent && String(event.nativeEvent.inputType).startsWith('delete');
        const next = deleting ? { text: input.value, caret: at } : groupDate(input.value, at);
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
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            max={max}
            value={isDateShaped(value) ? value : ''}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {!rest.disabledReason && (
            <button type="button" className={styles.open} aria-label={pickerLabel} onClick={() => picker.current?.showPicker()}>
              <CalendarIcon />
            </button>
          )}
        </>
      }
    />
  );
}
