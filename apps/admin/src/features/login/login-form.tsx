import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styles from '../../shared/page/entry-page.module.css';
import { messages } from '../../shared/messages';
import { useSignIn } from './use-sign-in';

const texts = messages.login;
const HANGUL = /[ㄱ-ㆎ가-힣]/;

/** ID and password. What was typed stays after a failure; the first empty field gets the focus. */
export function LoginForm() {
  const { signIn, busy, waiting, error } = useSignIn();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  // The page has one purpose: typing can start at once.
  useEffect(() => usernameRef.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (busy || waiting) return;
    if (!username.trim()) usernameRef.current?.focus();
    else if (!password) passwordRef.current?.focus();
    else void signIn({ username: username.trim(), password });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={usernameRef}
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onValueChange={setUsername}
        hint={HANGUL.test(username) ? texts.hangulTyped : undefined}
        error={submitted && !username.trim() ? texts.usernameRequired : undefined}
      />
      <PasswordField
        ref={passwordRef}
        label={texts.password}
        name="password"
        value={password}
        onValueChange={setPassword}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        capsLockHint={texts.capsLock}
        error={submitted && !password ? texts.passwordRequired : undefined}
      />
      {error && (
        <InlineError>
          {/* Said once; only the eye needs every second. */}
          {waiting ? <VisuallyHidden>{error}</VisuallyHidden> : error}
          {waiting && <span aria-hidden="true">{waiting}</span>}
        </InlineError>
      )}
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
    </form>
  );
}
