import {
  type SignupErrors,
  type SignupForm as Fields,
  type IdCheckState,
  signupTexts,
} from '@academy/domain/accounts';
import { inputTexts } from '@academy/domain/text';
import { Button } from '@academy/ui/button';
import { onEnter } from '@academy/ui/enter-key';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { PasswordField } from '@academy/ui/password-field';
import { TextField } from '@academy/ui/text-field';
import { VisuallyHidden } from '@academy/ui/visually-hidden';
import { useEffect, useRef, type FormEvent } from 'react';
import styles from '../../../shared/page/entry-page.module.css';
import { messages } from '../../../shared/texts/messages';
import { accountTexts } from '../account-texts';
import { focusField } from '../focus-field';
import { PasswordRules } from '../password/password-rules';
import { firstProblem } from './signup-state';
import type { Signup } from './use-signup';

const texts = accountTexts.signup;
const HANGUL = /[ㄱ-ㆎ가-힣]/;

interface Props {
  value: string;
  onValueChange: (value: string) => void;
  state: IdCheckState;
  error: string | undefined;
  onCheck: () => void;
  /** Enter, and not the one that ends a Hangul syllable. */
  onEnterKey: () => void;
}

function hintOf(value: string, state: IdCheckState): string {
  if (HANGUL.test(value)) return messages.login.hangulTyped;
  return state === 'free' ? signupTexts.free : texts.usernameHint;
}

/** The ID with its check: what the check said is below the field until the ID is edited. */
function UsernameField({ value, onValueChange, state, error, onCheck, onEnterKey }: Props) {
  return (
    <div className={styles.row} data-free={state === 'free' || undefined}>
      <TextField
        className={styles.field}
        label={texts.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={onEnter((event) => {
          event.preventDefault();
          onEnterKey();
        })}
        hint={hintOf(value, state)}
        error={error}
      />
      <Button className={styles.check} loading={state === 'checking'} onClick={onCheck}>
        {texts.check}
      </Button>
      {/* A hint is not spoken when it changes; the answer to a question has to be. */}
      <VisuallyHidden>
        <output>{state === 'free' ? signupTexts.free : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
const passwordLabels = {
  showLabel: messages.login.showPassword,
  hideLabel: messages.login.hidePassword,
  capsLockHint: messages.login.capsLock,
  autoComplete: 'new-password',
};

/** Name, ID, password twice. The first field that is to be corrected gets the focus. */
export function SignupForm({ signup }: { signup: Signup }) {
  const { form, errors, busy, idState, needsCode, set, checkId, submit } = signup;
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => focusField(formRef.current, 'name'), []);

  const field = (name: Exclude<keyof Fields, 'username'>) => ({
    name,
    value: form[name] ?? '',
    onValueChange: (value: string) => set(name, value),
    error: errors[name],
  });
  const focusFirst = (found: SignupErrors) => focusField(formRef.current, firstProblem(found));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    focusFirst(await submit());
  }

  /** Enter in the ID field runs the check and then the signup. */
  async function checkAndSubmit() {
    const answer = idState === 'free' ? undefined : await checkId();
    if (idState === 'free') focusFirst(await submit());
    else if (answer?.state === 'free') focusFirst(await submit(answer));
    else focusField(formRef.current, 'username');
  }

  return (
    <Stack as="form" ref={formRef} gap={16} onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextField {...field('name')} label={texts.name} autoComplete="name" />
      <UsernameField
        value={form.username}
        onValueChange={(value) => set('username', value)}
        state={idState}
        error={errors.username}
        onCheck={() => void checkId()}
        onEnterKey={() => void checkAndSubmit()}
      />
      <Stack gap={8}>
        <PasswordField
          {...field('password')}
          {...passwordLabels}
          label={texts.password}
          placeholder={inputTexts.passwordRule}
        />
        <PasswordRules password={form.password} />
      </Stack>
      <PasswordField
        {...field('passwordConfirm')}
        {...passwordLabels}
        label={texts.passwordConfirm}
      />
      {needsCode && (
        <TextField
          {...field('code')}
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
        />
      )}
      <InlineError>{errors.general}</InlineError>
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {texts.submit}
      </Button>
    </Stack>
  );
}
