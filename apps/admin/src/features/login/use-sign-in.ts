import { ApiError } from '@academy/api-client';
import { tryAgainText } from '@academy/domain/http';
import { useCountdown } from '@academy/ui/use-countdown';
import { useState } from 'react';
import { loginApi, session } from '../../shared/session/session';
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

interface Credentials {
  username: string;
  password: string;
  /** Of the authenticator app, or a recovery code. */
  code?: string;
}

const isAsking = (error: unknown) =>
  error instanceof ApiError && error.code === 'second-factor-required';

/**
 * Signs a manager in; the page then leads on. `error` is gone with the next try; `waiting`
 * counts down while trying is of no use.
 */
export function useSignIn() {
  const [busy, setBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const seconds = useCountdown(failure?.until ?? null);
  const waiting = seconds > 0 ? tryAgainText(seconds) : undefined;

  async function signIn(credentials: Credentials) {
    setBusy(true);
    setFailure(undefined);
    try {
      const { accessToken } = await loginApi.managerLogin({ body: credentials });
      session.keep({ role: 'manager', accessToken });
    } catch (error) {
      // Asking is no failure; everything else is said at the form that was sent.
      if (isAsking(error)) setAsksCode(true);
      else setFailure(failureOf(error));
      setBusy(false);
    }
  }

  // Once the time is over there is nothing left to complain about.
  const over = failure?.until && !waiting;
  return {
    signIn,
    busy,
    waiting,
    error: over ? undefined : failure?.text,
    /** The password was right, and the account has a second factor. */
    asksCode,
    startOver() {
      setAsksCode(false);
      setFailure(undefined);
    },
  };
}
