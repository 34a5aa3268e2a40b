import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isDone } from './outcome';
import { sendOnce, type KeyStore } from './send-once';

export interface CommandOptions<Asked, Answer> {
  /** Names it among all commands of the app: one of a name runs at a time. */
  name: string;
  /** Several of the name may run at a time: cells of a grid, lines of a list. */
  together?: boolean | undefined;
  /**
   * Sends the request; everything it depends on must be in `asked`. The server does it once for
   * each key.
   */
  send: (asked: Asked, key: string) => Promise<Answer>;
  /** Checks whether it was done, for servers without idempotency keys. */
  find?: (asked: Asked) => Promise<Answer | undefined>;
  /**
   * Replaces the answer of a write that was done (2xx) but cannot be read; what it made is then
   * read again. Without it, the caller's own error says so.
   */
  untold?: (asked: Asked) => Answer;
  /** Keys that survive the tab. */
  keys?: (asked: Asked) => KeyStore | undefined;
  /** Called even if the component is unmounted by then. */
  onSuccess?: (answer: Answer, asked: Asked) => unknown;
  onError?: (error: Error, asked: Asked) => unknown;
  onSettled?: () => unknown;
}

/** Commands in flight, by name. Refetching afterwards does not count. */
const waiting = new WeakMap<QueryClient, Set<string>>();

function unansweredOf(queries: QueryClient): Set<string> {
  const names = waiting.get(queries) ?? new Set();
  waiting.set(queries, names);
  return names;
}

/**
 * A write that must happen exactly once: one at a time, however often it is tapped or retried, and
 * carried on after its page is left. After a lost answer it finds out what happened.
 */
export function useCommand<Answer, Asked = void>({
  name,
  together = false,
  send,
  find,
  untold,
  keys,
  onSuccess,
  onError,
  onSettled,
}: CommandOptions<Asked, Answer>) {
  const queries = useQueryClient();
  const unanswered = unansweredOf(queries);
  const mutationKey = ['command', name];
  const [unsure, setUnsure] = useState(false);
  const command = useMutation({
    mutationKey,
    // `navigator.onLine` is unreliable: try, and show the failure.
    networkMode: 'always',
    mutationFn: (asked: Asked) =>
      sendOnce(`${name} ${JSON.stringify(asked)}`, {
        send: (key) => send(asked, key),
        find: find && (() => find(asked)),
        onUnsure: () => setUnsure(true),
        keys: keys?.(asked),
      })
        .catch((error: unknown) => {
          if (!untold || !isDone(error)) throw error;
          return untold(asked);
        })
        .finally(() => unanswered.delete(name)),
    onSuccess,
    onError,
    onSettled,
  });
  // Read from the cache, which is ahead of the render: two taps in one frame count as one.
  const isRunning = () =>
    unanswered.has(name) && queries.isMutating({ mutationKey, exact: true }) > 0;
  const begin = () => {
    unanswered.add(name);
    setUnsure(false);
  };

  return {
    /** `onDone` is only called while the component is mounted. */
    run(asked: Asked, onDone?: (answer: Answer) => void): void {
      if (!together && isRunning()) return;
      begin();
      command.mutate(asked, { onSuccess: onDone });
    },
    /** The same as a promise, for callers that have checked `busy`. */
    runAsync(asked: Asked): Promise<Answer> {
      begin();
      return command.mutateAsync(asked);
    },
    isRunning,
    isPending: command.isPending,
    /** The answer was lost; finding out what happened. */
    unsure: command.isPending && unsure,
    /** The request in flight. */
    running: command.isPending ? command.variables : undefined,
    error: command.error,
    /** The last failure. */
    failed: command.isError ? { asked: command.variables, error: command.error } : undefined,
    /** Clears the last failure. */
    forget(): void {
      if (!command.isPending) command.reset();
    },
  };
}
