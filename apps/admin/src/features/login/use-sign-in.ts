import { ApiError } from '@academy/api-client';
import { useSession } from '@academy/auth/react';
import { tryAgainText } from '@academy/domain/http';
import { useCountdown } from '@academy/ui/use-countdown';
import { useState } from 'react';
import { api } from '../../shared/api';
import { loginErrorText } from './login-error-text';

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
 * Signs a manager in; the page's guard then leads on. `error` is gone with the next try; `waiting`
 * counts down while trying is of no use.
 */
export function useSignIn() {
  const { session } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const seconds = useCountdown(failure?.until ?? null);
  const waiting = seconds > 0 ? tryAgainText(seconds) : undefined;

  async function signIn(credentials: { username: string; password: string }) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { accessToken } = await api.managerLogin({ body: credentials });
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
