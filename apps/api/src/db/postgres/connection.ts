import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

export type OnError = (error: unknown) => void;

/**
 * A connection that has a listener for its errors from its first moment on. A lost connection emits
 * `error` whether it is idle, in a transaction or listening, and an `error` without a listener ends
 * the process. The query that was under way fails as well, so the caller hears of it twice at most.
 */
export const heardClient = (onError: OnError) =>
  class extends Client {
    constructor(config?: string | ClientConfig) {
      super(config);
      this.on('error', onError);
    }
  };

/**
 * The socket of a connection that gives up after so many milliseconds without a byte: a server that
 * vanished without a goodbye (its machine is off, its address moved) answers nothing for ever.
 */
export const socketSilentAtMost = (ms: number) => (): Socket => {
  const socket = new Socket();
  return socket.setTimeout(ms, () =>
    socket.destroy(
      Object.assign(new Error('the database answered nothing'), { code: 'ETIMEDOUT' }),
    ),
  );
};
