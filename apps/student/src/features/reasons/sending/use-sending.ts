import { ApiError } from '@academy/api-client';
import type { AbsenceReason } from '@academy/domain/reasons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { currentDraft, dropDraft, keepDraft } from '../form/use-draft';
import { reasonQueries } from '../reasons-queries';
import { failureOf, type Failure } from './failure';
import { sendAgain } from './send-again';
import { requestOf, type Wish } from './wish';

/** Every sending of this page, so that a second one does not start beside the first. */
const KEY = ['reason-sending'];

interface Options {
  /** The server has done it. Not called when the student has left the page by then. */
  onDone: (wish: Wish, reason: AbsenceReason) => void;
}

const aboutOf = (wish: Wish) => (wish.kind === 'submit' ? 'new' : wish.id);

/** The server has answered: the next try is a new request, from the version that it told of. */
function settleDraft(wish: Wish, failure: Failure): void {
  const draft = currentDraft(aboutOf(wish));
  if (draft)
    keepDraft(aboutOf(wish), {
      ...draft,
      sent: null,
      version: failure.current?.version ?? draft.version,
    });
}

/**
 * Submits, edits and withdraws, one at a time; what was written stays on the device until the
 * server has it.
 */
export function useSending({ onDone }: Options) {
  const queryClient = useQueryClient();
  const [unsure, setUnsure] = useState(false);
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });

  const mutation = useMutation({
    mutationKey: KEY,
    // "Offline" of a browser is a guess: what cannot be sent fails, and says so.
    networkMode: 'always',
    mutationFn: (wish: Wish) => sendAgain(requestOf(wish), () => setUnsure(true)),
    onSuccess(reason, wish) {
      if (wish.kind !== 'withdraw') dropDraft(aboutOf(wish));
      queryClient.setQueryData(reasonQueries.one(reason.id).queryKey, reason);
    },
    onError(error, wish) {
      if (error instanceof ApiError && error.kind === 'response' && wish.kind !== 'withdraw')
        settleDraft(wish, failureOf(wish, error));
    },
    // Also after a no: its reason (decided, submitted elsewhere) is not on the screen yet.
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: ['reasons', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['reasons', 'day'] });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
    },
  });

  return {
    /** Never twice at a time: two taps that come before the screen has changed are one. */
    start(wish: Wish): void {
      if (queryClient.isMutating({ mutationKey: KEY }) > 0) return;
      setUnsure(false);
      mutation.mutate(wish, { onSuccess: (reason) => latest.current(wish, reason) });
    },
    /** What is under way now. */
    running: mutation.isPending ? mutation.variables : undefined,
    /** No answer came yet, and it is asked for again. */
    unsure: mutation.isPending && unsure,
    failure: mutation.isError ? failureOf(mutation.variables, mutation.error) : undefined,
    /** Takes the last failure off the screen. */
    forgive(): void {
      if (!mutation.isPending) mutation.reset();
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
