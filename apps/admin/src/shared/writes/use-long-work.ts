import { ApiError, errorText, type SendOptions } from '@academy/api-client';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../texts/messages';

/** What a piece of long work gets: hand it to the call as it is. */
export type WorkControl = Required<Pick<SendOptions, 'signal' | 'onProgress'>>;

/** `progress` is 0 to 1, or unknown. `text` says why it failed. */
export type WorkState =
  | { state: 'idle' | 'done' }
  | { state: 'running'; progress: number | undefined }
  | { state: 'failed'; text: string };

const isCancelled = (error: unknown) =>
  error instanceof ApiError
    ? error.kind === 'aborted'
    : error instanceof DOMException && error.name === 'AbortError';

/**
 * One piece of long work at a time (export, import, upload): how far it is, and the way to stop it.
 * Starting it again or leaving the page stops what still runs. `run` settles when it is over, with
 * undefined when it failed or was stopped.
 */
export function useLongWork(failedText: string = messages.errors.load) {
  const [state, setState] = useState<WorkState>({ state: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run<T>(work: (control: WorkControl) => Promise<T>): Promise<T | undefined> {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    // What is stopped or replaced has nothing more to say.
    const show = (next: WorkState) => {
      if (running.current === control) setState(next);
    };
    show({ state: 'running', progress: undefined });
    try {
      const result = await work({
        signal: control.signal,
        onProgress: (at) =>
          show({ state: 'running', progress: ('sent' in at ? at.sent : at.received) ?? undefined }),
      });
      show({ state: 'done' });
      return result;
    } catch (error) {
      show(
        isCancelled(error)
          ? { state: 'idle' }
          : { state: 'failed', text: errorText(error, failedText) },
      );
      return undefined;
    }
  }

  return {
    ...state,
    run,
    cancel() {
      running.current?.abort();
      setState({ state: 'idle' });
    },
  };
}
