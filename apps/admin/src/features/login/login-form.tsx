import { Button } from '@academy/ui/button';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { Stack } from '@academy/ui/layout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '../../shared/texts/messages';
import { CodeForm } from './code-form';
import { LoginFailure } from './login-failure';
import { useSignIn } from './use-sign-in';

const texts = messages.login;
const HANGUL = /[ㄱ-ㆎ가-힣]/;

/**
 * ID and password, then a code where the account has a second factor. What was typed stays after a
 * failure; the first empty field gets the focus.
 */
export function LoginForm() {
  const signing = useSignIn();
  const { signIn, busy, waiting, asksCode } = signing;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  // The page has one purpose: typing can start at once.
  useEffect(() => {
    if (!asksCode) usernameRef.current?.focus();
  }, [asksCode]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (busy || waiting) return;
    if (!username.trim()) usernameRef.current?.focus();
    else if (!password) passwordRef.current?.focus();
    else void signIn({ username: username.trim(), password });
  }

  if (asksCode)
    return (
      <CodeForm
        {...signing}
        username={username.trim()}
        onCode={(code) => void signIn({ username: username.trim(), password, code })}
        onBack={() => {
          signing.startOver();
          setPassword('');
          setSubmitted(false);
        }}
      />
    );
  return (
    <Stack as="form" gap={16} onSubmit={submit} noValidate>
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
      <LoginFailure {...signing} />
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
    </Stack>
  );
}
