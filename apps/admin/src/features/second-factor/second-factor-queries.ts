import { ApiError, errorText } from '@academy/api-client';
import { sendOnce } from '@academy/app-kit/writes';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api';
import { secondFactorTexts as texts } from './second-factor-texts';

export const ownFactorQuery = queryOptions({
  queryKey: ['manager', 'second-factor'],
  queryFn: ({ signal }) => api.ownSecondFactor({ signal }),
  staleTime: 0,
  // What it was the last time says nothing: setting it up goes by how it is.
  gcTime: 0,
});

/**
 * Sends what was typed into a form of one field; `error` is the server's word about that field, or
 * about the whole. No key and no trace of it is kept.
 */
export function useSecretCall<Answer>(
  name: string,
  field: string,
  send: (typed: string) => Promise<Answer>,
) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function run(typed: string): Promise<Answer | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await sendOnce(`second factor ${name}`, { send: () => send(typed) });
    } catch (failure) {
      const own = failure instanceof ApiError ? failure.errors?.[field] : undefined;
      setError(own ?? errorText(failure, texts.failed));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, run, forget: () => setError(undefined) };
}
