import textStyles from '@academy/ui/styles/text.module.css';
import { Button } from '@academy/ui/button';
import { TextField } from '@academy/ui/text-field';
import { Stack } from '@academy/ui/layout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '../../shared/texts/messages';
import { LoginFailure } from './login-failure';

const texts = messages.login;

interface Props {
  username: string;
  busy: boolean;
  error: string | undefined;
  waiting: string | undefined;
  onCode: (code: string) => void;
  /** Another account. */
  onBack: () => void;
}

/** After the password: the code of the authenticator app, or a recovery code. */
export function CodeForm({ username, busy, error, waiting, onCode, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Where the person types next: at first, in the other kind of code, and after a refusal.
  const asksFor = `${recovery ? 'recovery' : 'code'} ${error ?? ''}`;
  useEffect(() => {
    if (asksFor) field.current?.focus();
  }, [asksFor]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (busy || waiting) return;
    if (code.trim()) onCode(code.trim());
    else field.current?.focus();
  }

  const required = recovery ? texts.recoveryRequired : texts.codeRequired;
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
      <output className={textStyles.help}>{texts.codeNote}</output>
      {/* For password managers that fill in the code of this account. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        key={recovery ? 'recovery' : 'code'}
        ref={field}
        label={recovery ? texts.recoveryCode : texts.code}
        name="code"
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize={recovery ? 'characters' : 'none'}
        spellCheck={false}
        value={code}
        onValueChange={setCode}
        hint={recovery ? texts.recoveryHint : undefined}
        error={missing && !code.trim() ? required : undefined}
      />
      <LoginFailure error={error} waiting={waiting} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        loading={busy}
        disabledReason={waiting}
      >
        {texts.submit}
      </Button>
      <Button
        variant="text"
        onClick={() => {
          setRecovery(!recovery);
          setCode('');
          setMissing(false);
        }}
      >
        {recovery ? texts.appInstead : texts.recoveryInstead}
      </Button>
      <Button variant="text" onClick={onBack}>
        {texts.otherAccount}
      </Button>
    </Stack>
  );
}
