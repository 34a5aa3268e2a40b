import { ApiError } from '@academy/api-client';
import { tryAgainText } from '@academy/domain/http';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { useCountdown } from '@academy/ui/use-countdown';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '../../shared/texts/messages';
import styles from '../../shared/page/entry-page.module.css';
import { loginApi, session } from '../../shared/session/session';
import { loginErrorText } from './login-error-text';

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

interface Failure {
  text: string;
  /** Until when the server takes no further try, ms of the device's clock; null when it does. */
  until: number | null;
}

function failureOf(error: unknown): Failure {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return {
    text: loginErrorText(error),
    until: seconds === undefined ? null : Date.now() + seconds * 1000,
  };
}

/**
 * Signs a manager in; the page then leads on. `error` is gone with the next try; `waiting`
 * counts down while trying is of no use.
 */
function useSignIn() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const seconds = useCountdown(failure?.until ?? null);
  const waiting = seconds > 0 ? tryAgainText(seconds) : undefined;

  async function signIn(credentials: { username: string; password: string }) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { accessToken } = await loginApi.managerLogin({ body: credentials });
      session.keep({ role: 'manager', accessToken });
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  // Once the time is over there is nothing left to complain about.
  const over = failure?.until && !waiting;
  return { signIn, busy, waiting, error: over ? undefined : failure?.text };
}
