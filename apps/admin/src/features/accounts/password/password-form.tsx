import type { PasswordForm as Fields } from '@academy/domain/accounts';
import { inputTexts } from '@academy/domain/text';
import { Button } from '@academy/ui/button';
import { InlineError } from '@academy/ui/inline-error';
import { Stack } from '@academy/ui/layout';
import { PasswordField } from '@academy/ui/password-field';
import { useEffect, useRef, type FormEvent } from 'react';
import { messages } from '../../../shared/texts/messages';
import { accountTexts } from '../account-texts';
import { focusField } from '../focus-field';
import { PasswordRules } from './password-rules';
import { usePasswordChange } from './use-password-change';

const texts = accountTexts.password;
const labels = {
  showLabel: messages.login.showPassword,
  hideLabel: messages.login.hidePassword,
  capsLockHint: messages.login.capsLock,
};
const ORDER = ['currentPassword', 'newPassword', 'passwordConfirm'] as const;

interface Props {
  username: string;
  /** What the password that is in use now is called. */
  currentLabel: string;
  onChanged: () => void;
}

/** The present password and the new one twice. */
export function PasswordForm({ username, currentLabel, onChanged }: Props) {
  const { form, errors, busy, set, submit } = usePasswordChange(onChanged);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => focusField(formRef.current, 'currentPassword'), []);

  const field = (name: keyof Fields) => ({
    ...labels,
    name,
    value: form[name],
    onValueChange: (value: string) => set(name, value),
    error: errors[name],
  });

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const found = await submit();
    focusField(
      formRef.current,
      ORDER.find((name) => found[name] !== undefined),
    );
  }

  return (
    <Stack as="form" ref={formRef} gap={16} onSubmit={(event) => void onSubmit(event)} noValidate>
      {/* For password managers, which otherwise would not know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        label={currentLabel}
        autoComplete="current-password"
      />
      <Stack gap={8}>
        <PasswordField
          {...field('newPassword')}
          label={texts.next}
          autoComplete="new-password"
          placeholder={inputTexts.passwordRule}
        />
        <PasswordRules password={form.newPassword} />
      </Stack>
      <PasswordField
        {...field('passwordConfirm')}
        label={texts.confirm}
        autoComplete="new-password"
      />
      <InlineError>{errors.general}</InlineError>
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {texts.submit}
      </Button>
    </Stack>
  );
}
