import { useSession } from '@academy/auth/react';
import { useState } from 'react';
import { api } from '../../shared/api';
import { loginErrorText } from './login-error-text';

/** Signs a manager in; the page's guard then leads on. `error` is the text to show, gone with the next try. */
export function useSignIn() {
  const { session } = useSession();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function signIn(credentials: { username: string; password: string }) {
    setBusy(true);
    setError(undefined);
    try {
      const { accessToken } = await api.managerLogin({ body: credentials });
      session.keep({ role: 'manager', accessToken });
    } catch (failure) {
      setError(loginErrorText(failure));
      setBusy(false);
    }
  }

  return { signIn, busy, error };
}

