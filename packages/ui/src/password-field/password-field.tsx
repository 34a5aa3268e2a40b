import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { EyeIcon, EyeOffIcon } from '../icon';
import affix from '../internal/affix-button.module.css';
import { TextField } from '../text-field';
import type { TextFieldProps } from '../text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the eye button while the password is hidden: 비밀번호 표시. */
  showLabel: string;
  /** Name of the eye button while the password is readable: 비밀번호 숨기기. */
  hideLabel: string;
  /** Shown below the field while Caps Lock is on. */
  capsLockHint?: string;
}

/** A password with an eye button. Password managers and pasting work as in any field. */
export function PasswordField({
  showLabel,
  hideLabel,
  capsLockHint,
  hint,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const [readable, setReadable] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Autofill sends key events that know no modifiers.
  const watch = (event: KeyboardEvent) =>
    setCapsLock(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={capsLock && capsLockHint ? capsLockHint : hint}
      type={readable ? 'text' : 'password'}
      onKeyDown={(event) => {
        watch(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        watch(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      end={
        <button
          type="button"
          className={affix.button}
          aria-label={readable ? hideLabel : showLabel}
          // The caret stays in the password.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setReadable(!readable)}
        >
          {readable ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
