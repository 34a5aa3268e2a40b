import type { Client, ClientConfig } from 'pg';
import type { Unlisten } from '../database';
import { heardClient, socketSilentAtMost, type OnError } from './connection';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A silent connection can be dead without our side knowing: ask now and then. */
const HEARTBEAT_MS = 30_000;
const SILENT_MS = HEARTBEAT_MS + 10_000;

interface Subscription {
  channel: string;
  handler: (payload: string) => void;
  onGap: (() => void) | undefined;
}

export interface Listener {
  listen(
    channel: string,
    handler: (payload: string) => void,
    onGap?: () => void,
  ): Promise<Unlisten>;
  close(): Promise<void>;
}

const listenOn = (client: Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/** One connection for all LISTENs of this process, made again whenever it is lost. */
export function createListener(config: ClientConfig, onError: OnError): Listener {
  const ListenClient = heardClient(onError);
  const subscriptions = new Set<Subscription>();
  let current: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connection = (): Promise<Client> =>
    (current ??= connect().catch((error: unknown) => {
      current = undefined;
      throw error;
    }));

  async function connect(): Promise<Client> {
    const client = new ListenClient({
      ...config,
      connectionTimeoutMillis: 10_000,
      stream: socketSilentAtMost(SILENT_MS),
      application_name: 'academy-listen',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.handler(payload ?? '');
    });
    await client.connect();
    try {
      for (const channel of new Set([...subscriptions].map((subscription) => subscription.channel)))
        await listenOn(client, channel);
    } catch (error) {
      await client.end();
      throw error;
    }
    // Its failure ends the connection, which says so itself.
    const heartbeat = setInterval(
      () => void client.query('select 1').catch(() => undefined),
      HEARTBEAT_MS,
    ).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      current = undefined;
      reconnectIn(FIRST_RETRY_MS);
    });
    return client;
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
    async listen(channel, handler, onGap) {
      const client = await connection();
      await listenOn(client, channel);
      const subscription = { channel, handler, onGap };
      subscriptions.add(subscription);
      return async () => void subscriptions.delete(subscription);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const client = await current?.catch(() => undefined);
      await client?.end();
    },
  };
}
