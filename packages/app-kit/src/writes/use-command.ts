import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendOnce, type KeyStore } from './send-once';

export interface CommandOptions<Asked, Answer> {
  /** Names it among all commands of the app: one of a name runs at a time. */
  name: string;
  /** Several of the name may run at a time: cells of a grid, lines of a list. */
  together?: boolean | undefined;
  /** Sends what is asked, all of it in `asked`; under the same key the server does it once. */
  send: (asked: Asked, key: string) => Promise<Answer>;
  /** Looks whether it was done, where the server cannot be asked again under the key. */
  find?: (asked: Asked) => Promise<Answer | undefined>;
  /** Keys that survive the tab. */
  keys?: (asked: Asked) => KeyStore | undefined;
  /** These are called whether or not who asked has left the screen by then. */
  onSuccess?: (answer: Answer, asked: Asked) => unknown;
  onError?: (error: Error, asked: Asked) => unknown;
  onSettled?: () => unknown;
}

/**
 * Names of the commands whose answer is waited for. What is read again after it holds up no press.
 */
const waiting = new WeakMap<QueryClient, Set<string>>();

function unansweredOf(queries: QueryClient): Set<string> {
  const names = waiting.get(queries) ?? new Set();
  waiting.set(queries, names);
  return names;
}

/**
 * A write that creates or moves something: one at a time, once however often it is tapped or sent,
 * carried on when its page is left. After a lost answer it finds out what happened.
 */
export function useCommand<Answer, Asked = void>({
  name,
  together = false,
  send,
  find,
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
    // "Offline" of a browser is a guess: what cannot be sent fails, and says so.
    networkMode: 'always',
    mutationFn: (asked: Asked) =>
      sendOnce(`${name} ${JSON.stringify(asked)}`, {
        send: (key) => send(asked, key),
        find: find && (() => find(asked)),
        onUnsure: () => setUnsure(true),
        keys: keys?.(asked),
      }).finally(() => unanswered.delete(name)),
    onSuccess,
    onError,
    onSettled,
  });
  // Asked of the cache, which knows before the screen does: two taps at once are one.
  const isRunning = () =>
    unanswered.has(name) && queries.isMutating({ mutationKey, exact: true }) > 0;
  const begin = () => {
    unanswered.add(name);
    setUnsure(false);
  };

  return {
    /** `onDone` is only called while who asked is on the screen. */
    run(asked: Asked, onDone?: (answer: Answer) => void): void {
      if (!together && isRunning()) return;
      begin();
      command.mutate(asked, { onSuccess: onDone });
    },
    /** The same for whoever waits for the answer, and has asked whether one runs. */
    runAsync(asked: Asked): Promise<Answer> {
      begin();
      return command.mutateAsync(asked);
    },
    isRunning,
    isPending: command.isPending,
    /** No answer came yet, and what happened is being found out. */
    unsure: command.isPending && unsure,
    /** What is under way now. */
    running: command.isPending ? command.variables : undefined,
    error: command.error,
    /** What failed last. */
    failed: command.isError ? { asked: command.variables, error: command.error } : undefined,
    /** Takes the last failure off the screen. */
    forget(): void {
      if (!command.isPending) command.reset();
    },
  };
}
