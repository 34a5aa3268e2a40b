import type { ChangeEvent, CompositionEvent } from 'react';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /**
   * Formats what was typed or pasted and returns the caret position. A native `maxLength` would cut
   * a pasted "+82 10-…" before it is cleaned.
   */
  format: (text: string, caret: number) => { text: string; caret: number };
}

/**
 * A phone number that formats itself while it is typed, and keeps the caret where the finger put
 * it.
 */
export function PhoneField({ format, onChange, onCompositionEnd, ...rest }: PhoneFieldProps) {
  // Rewritten in the element itself: React finds its value already there and leaves the caret
  // alone.
  const tidy = (input: HTMLInputElement) => {
    const { text, caret } = format(input.value, input.selectionStart ?? input.value.length);
    input.value = text;
    input.setSelectionRange(caret, caret);
  };
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // Hangul on the way is left alone until the syllable is done; rewriting it would double
        // letters.
        if (!('isComposing' in event.nativeEvent && event.nativeEvent.isComposing))
          tidy(event.currentTarget);
        onChange?.(event);
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        tidy(event.currentTarget);
        rest.onValueChange?.(event.currentTarget.value);
        onCompositionEnd?.(event);
      }}
    />
  );
}
