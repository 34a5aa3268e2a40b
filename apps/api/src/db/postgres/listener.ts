import type { Client, ClientConfig } from 'pg';
import type { Unlisten } from '../database';
import { heardOf } from '../notifying';
import { heardClient, socketSilentAtMost, type OnError } from './connection';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A silent connection can be dead without our side knowing: ask now and then. */
const HEARTBEAT_MS = 30_000;
const SILENT_MS = HEARTBEAT_MS + 10_000;

interface Subscription {
  channel: string;
  /** Whose notifications; undefined: everybody's. */
  schema?: string;
  handler: (payload: string) => void;
  onGap: (() => void) | undefined;
}

export interface Listener {
  listen(subscription: Subscription): Promise<Unlisten>;
  close(): Promise<void>;
}

/** A connection that listens: one statement at a time, and one for each channel. */
function lineOf(client: Client) {
  const heard = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  const send = (statement: string) => {
    const sent = last.then(() => client.query(statement));
    last = sent.catch(() => undefined);
    return sent;
  };
  return {
    client,
    send,
    async hear(channel: string): Promise<void> {
      const listening = heard.get(channel) ?? send(`listen ${client.escapeIdentifier(channel)}`);
      heard.set(channel, listening);
      await listening.catch((error: unknown) => {
        heard.delete(channel);
        throw error;
      });
    },
  };
}
type Line = ReturnType<typeof lineOf>;

/** One connection for all LISTENs of this process, made again whenever it is lost. */
export function createListener(config: ClientConfig, onError: OnError): Listener {
  const ListenClient = heardClient(onError);
  const subscriptions = new Set<Subscription>();
  let current: Promise<Line> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connection = (): Promise<Line> =>
    (current ??= connect().catch((error: unknown) => {
      current = undefined;
      throw error;
    }));

  async function connect(): Promise<Line> {
    const client = new ListenClient({
      ...config,
      connectionTimeoutMillis: 10_000,
      stream: socketSilentAtMost(SILENT_MS),
      application_name: 'academy-listen',
    });
    client.on('notification', ({ channel, payload: text }) => {
      const { schema, payload } = heardOf(text ?? '');
      for (const one of subscriptions)
        if (one.channel === channel && (one.schema === undefined || one.schema === schema))
          one.handler(payload);
    });
    await client.connect();
    const line = lineOf(client);
    try {
      for (const { channel } of subscriptions) await line.hear(channel);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Its failure ends the connection, which says so itself.
    const heartbeat = setInterval(
      () => void line.send('select 1').catch(() => undefined),
      HEARTBEAT_MS,
    ).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      current = undefined;
      reconnectIn(FIRST_RETRY_MS);
    });
    return line;
  }

  function reconnectIn(delay: number): void {
    if (closed) return;
    retry = setTimeout(() => {
      connection().then(
        () => subscriptions.forEach(({ onGap }) => onGap?.()),
        (error: unknown) => {
          onError(error);
          reconnectIn(Math.min(delay * 2, LAST_RETRY_MS));
        },
      );
    }, delay);
  }

  return {
    async listen(subscription) {
      const line = await connection();
      await line.hear(subscription.channel);
      subscriptions.add(subscription);
      return async () => void subscriptions.delete(subscription);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const line = await current?.catch(() => undefined);
      await line?.client.end();
    },
  };
}
