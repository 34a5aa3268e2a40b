import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../db/database';
import { appUrls, type Env } from '../env';
import type { OpenChannels } from '../features/messages/channels/channel';
import { ownChannels } from '../features/messages/channels/own-channels';
import { signingChannels } from '../features/messages/channels/signing';
import { pushChannel } from '../features/messages/channels/push';
import type { AuthKeys } from '../http/auth/auth-keys';
import type { BackgroundWork } from '../http/metrics/metrics';
import type { Store } from '../store/store';
import { sealRegularly, tellHead } from './seal-regularly';
import { sendRegularly } from './send-regularly';
import { sweep, type Sweeping } from './sweep';

const EVERY_MS = 10 * 60_000;

function startHousekeeping(
  sweeping: Sweeping,
  backUpIfDue: Background['backUpIfDue'],
  onError: (error: unknown) => void,
): () => void {
  const turn = async () => {
    await sweep(sweeping, onError);
    await backUpIfDue?.().catch(onError);
  };
  const timer = setInterval(() => void turn(), EVERY_MS).unref();
  return () => clearInterval(timer);
}

interface Background {
  database: Database;
  store: Store;
  clock: () => Date;
  env: Env;
  keys: AuthKeys;
  isReadOnly: () => boolean;
  /** Takes the nightly backup when it is time for it; left out: something else does. */
  backUpIfDue?: (() => Promise<void>) | undefined;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  onFailure?: NoteFailure | undefined;
}

export type NoteFailure = (work: BackgroundWork) => void;

const NAMES: Record<BackgroundWork, string> = {
  housekeeping: 'housekeeping',
  sealing: 'sealing the audit log',
  sending: 'sending messages',
};

/** Counts and logs that some of the work failed; the rest goes on. */
export const failureNoter =
  ({ log, onFailure }: Pick<Background, 'onFailure'> & { log: Pick<FastifyBaseLogger, 'error'> }) =>
  (work: BackgroundWork) =>
  (error: unknown): void => {
    onFailure?.(work);
    log.error({ err: error }, `${NAMES[work]} failed`);
  };

/** The ways out for an academy's messages, as they are at each. */
export function channelsOf({
  db,
  clock,
  env,
  keys,
}: Pick<Background, 'clock' | 'env' | 'keys'> & { db: Db }): OpenChannels {
  const own = ownChannels({ db, keys, env });
  const push = pushChannel({ db, clock, keys, env });
  return async () => signingChannels({ ...(await own()), push }, { db, keys });
}

/** What a server does beside answering, until the returned stop. */
export function startBackground({
  database: { db },
  store,
  clock,
  env,
  keys,
  isReadOnly,
  backUpIfDue,
  log,
  onFailure,
}: Background): () => Promise<void> {
  const failed = failureNoter({ log, onFailure });
  const stopHousekeeping = startHousekeeping(
    { db, store, clock, isReadOnly },
    backUpIfDue,
    failed('housekeeping'),
  );
  const stopSealing = sealRegularly({
    db,
    clock,
    onHead: tellHead(log),
    onError: failed('sealing'),
  });
  const stopSending = sendRegularly({
    db,
    clock,
    adminUrl: appUrls(env).admin,
    channels: channelsOf({ db, clock, env, keys }),
    isReadOnly,
    onError: failed('sending'),
  });
  return async () => {
    stopHousekeeping();
    await stopSending();
    await stopSealing();
  };
}
