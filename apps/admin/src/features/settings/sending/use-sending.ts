import { ApiError, errorText } from '@academy/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SendingKeys } from '@academy/domain/messages';
import { sendOnce } from '@academy/app-kit/writes';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { sendingTexts as texts } from './sending-texts';

export const sendingQuery = queryOptions({
  queryKey: ['settings', 'sending'],
  queryFn: ({ signal }) => api.sendingKeys({ signal }),
});

/** What was answered is what is there; which channels work has changed with it. */
export function useAnswered(): (kept: SendingKeys) => Promise<void> {
  const queries = useQueryClient();
  return (kept) => {
    queries.setQueryData(sendingQuery.queryKey, kept);
    return queries.invalidateQueries({ queryKey: ['settings', 'channels'] });
  };
}

type Errors = Readonly<Record<string, string | undefined>>;

interface Options<Draft> {
  name: string;
  empty: Draft;
  fields: Record<keyof Draft, { label: string; limit: number }>;
  hints: Record<keyof Draft, string>;
  check: (draft: Draft) => Errors;
  send: (draft: Draft) => Promise<SendingKeys>;
  onSaved: () => void;
}

/**
 * Keys while they are typed: kept in this component alone, and gone with it. Saved twice they are
 * saved once: no key of the call, and no digest of what was typed.
 */
export function useKeysForm<Draft extends Record<string, string>>(options: Options<Draft>) {
  const { name, empty, fields, hints, check, send, onSaved } = options;
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const answered = useAnswered();

  async function submit(): Promise<void> {
    const problems = check(draft);
    setErrors(problems);
    setFailure(undefined);
    if (busy || Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await answered(await sendOnce(name, { send: () => send(draft) }));
      onSaved();
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : undefined;
      if (refused) setErrors(refused);
      else setFailure(errorText(error, texts.failed));
    } finally {
      setBusy(false);
    }
  }

  /** What a field of the form shows and takes. */
  const field = (key: keyof Draft & string) => ({
    label: fields[key].label,
    hint: hints[key],
    maxLength: fields[key].limit,
    value: draft[key] ?? '',
    error: errors[key],
    onValueChange: (value: string) => setDraft((now) => ({ ...now, [key]: value })),
    autoComplete: 'off',
    spellCheck: false,
  });

  return { field, failure, busy, submit };
}
