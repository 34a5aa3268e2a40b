import { Button } from '@academy/ui/button';
import { Stack } from '@academy/ui/layout';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '../../shared/texts/messages';
import { secondFactorTexts as texts } from './second-factor-texts';
import { useSecretCall } from './second-factor-queries';

interface Props<Answer> {
  /** Of the call, for what is under way. */
  name: string;
  kind: 'password' | 'code';
  label: string;
  /** What is said when nothing was typed. */
  required: string;
  submit: string;
  send: (typed: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** One field, the password or a code, and the button that sends it. The cursor is in it. */
export function SecretForm<Answer>(props: Props<Answer>) {
  const { name, kind, label, required, submit, send, onDone } = props;
  const field = kind === 'password' ? 'currentPassword' : 'code';
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const call = useSecretCall(name, field, send);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(typed.trim() === '');
    const answer = typed.trim() === '' ? undefined : await call.run(typed);
    if (answer === undefined) input.current?.focus();
    else onDone(answer);
  }

  const common = {
    ref: input,
    label,
    name: field,
    value: typed,
    error: missing ? required : call.error,
    onValueChange(value: string) {
      setTyped(value);
      setMissing(false);
      call.forget();
    },
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Stack gap={16}>
        {kind === 'password' ? (
          <PasswordField
            {...common}
            autoComplete="current-password"
            showLabel={messages.login.showPassword}
            hideLabel={messages.login.hidePassword}
            capsLockHint={messages.login.capsLock}
          />
        ) : (
          <TextField
            {...common}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        <Button type="submit" variant="primary" size="large" block loading={call.busy}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

export const passwordForm = {
  kind: 'password',
  label: texts.password,
  required: texts.passwordRequired,
} as const;
