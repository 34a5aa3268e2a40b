import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import { appUrls, type Env } from '../env';
import { openChannels } from '../features/messages/channels/open-channels';
import { pushChannel } from '../features/messages/channels/push';
import type { AuthKeys } from '../http/auth/auth-keys';
import type { Store } from '../store/store';
import { startHousekeeping } from './housekeeping';
import { sealRegularly } from './seal-regularly';
import { sendRegularly } from './send-regularly';

interface Background {
  database: Database;
  store: Store;
  clock: () => Date;
  env: Env;
  keys: AuthKeys;
  isReadOnly: () => boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** What a server does beside answering, until the returned stop. */
export function startBackground({
  database: { db },
  store,
  clock,
  env,
  keys,
  isReadOnly,
  log,
}: Background): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, `${what} failed`);
  const stopHousekeeping = startHousekeeping({ db, store, clock }, failed('housekeeping'));
  const stopSealing = sealRegularly({
    db,
    clock,
    tell: (auditHead) => log.info({ auditHead }, 'the audit log is sealed up to here'),
    onError: failed('sealing the audit log'),
  });
  const stopSending = sendRegularly({
    db,
    clock,
    keys,
    adminUrl: appUrls(env).admin,
    channels: { ...openChannels(env), push: pushChannel({ db, clock, env }) },
    isReadOnly,
    onError: failed('sending messages'),
  });
  return async () => {
    stopHousekeeping();
    await stopSending();
    await stopSealing();
  };
}
