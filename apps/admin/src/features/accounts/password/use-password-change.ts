import { ApiError, errorText } from '@academy/api-client';
import { sendOnce } from '@academy/app-kit/writes';
import {
  checkPasswordChange,
  type PasswordErrors,
  type PasswordForm,
} from '@academy/domain/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { managerQuery } from '../../../shared/session/use-manager';
import { accountTexts } from '../account-texts';

type Errors = PasswordErrors & { general?: string };

const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', passwordConfirm: '' };

/** What the server refused, at its fields; anything else above the form. */
function refusal(error: unknown): Errors {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return errors ?? { general: errorText(error, accountTexts.password.failed) };
}

/**
 * One's own new password: the form, what is wrong with it, and sending it. `onChanged` comes after
 * the app knows that no other is needed.
 */
export function usePasswordChange(onChanged: () => void) {
  const queries = useQueryClient();
  const [form, setForm] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<Errors> {
    const problems = checkPasswordChange(form);
    setErrors(problems);
    if (busy || Object.keys(problems).length > 0) return problems;
    setBusy(true);
    try {
      // Done twice it is done once: no key, and no trace of what was typed.
      await sendOnce('own password', { send: () => api.changeOwnPassword({ body: form }) });
      await queries.invalidateQueries({ queryKey: managerQuery.queryKey });
      onChanged();
      return {};
    } catch (error) {
      const found = refusal(error);
      setErrors(found);
      return found;
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    errors,
    busy,
    submit,
    set(field: keyof PasswordForm, value: string) {
      setForm((now) => ({ ...now, [field]: value }));
      setErrors(({ [field]: _field, general: _general, ...others }) => others);
    },
  };
}
