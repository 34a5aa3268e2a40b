import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from '../db/database';
import { appUrls, type Env } from '../env';
import { openChannels } from '../features/messages/channels/open-channels';
import { signingChannels } from '../features/messages/channels/signing';
import { pushChannel } from '../features/messages/channels/push';
import type { AuthKeys } from '../http/auth/auth-keys';
import type { BackgroundWork } from '../http/metrics/metrics';
import type { Store } from '../store/store';
import { sealRegularly } from './seal-regularly';
import { sendRegularly } from './send-regularly';
import { sweepKeys } from '../http/writes/idempotency-db';
import { sweepBudgets } from '../http/limits/limits-db';
import { sweepSessions } from '../features/login/sessions/sessions-db';
import { eraseAgain, eraseDue } from '../features/students/erasure/erase-due';
import { expireTexts } from '../features/students/erasure/expire-texts';
import { sweepNews } from '../features/news/sweep-news-db';
import { sweepAttachments } from '../shared/attachments/attachments-db';
import { sweepPictures } from '../shared/pictures/sweep-pictures-db';

const EVERY_MS = 10 * 60_000;

/**
 * Forgets what is over: used-up limits, dead sessions, old answers to keyed writes, the bin of the
 * notices, the personal data of who left long enough ago, texts that were kept long enough, and
 * pictures that nothing has; takes the nightly backup. Any number of processes may do it. Returns
 * the stop.
 */
function startHousekeeping(
  {
    db,
    store,
    clock,
    isReadOnly,
    backUpIfDue,
  }: Pick<Background, 'store' | 'clock' | 'isReadOnly' | 'backUpIfDue'> & { db: Db },
  onError: (error: unknown) => void,
): () => void {
  const jobs: readonly ((now: Date) => Promise<unknown>)[] = [
    (now) => sweepBudgets(db, now),
    (now) => sweepSessions(db, now),
    (now) => sweepKeys(db, now),
    (now) => sweepNews(db, now),
    async (now) => isReadOnly() || eraseDue(db, now),
    async (now) => isReadOnly() || eraseAgain(db, now),
    async (now) => isReadOnly() || expireTexts(db, now),
    (now) => sweepAttachments(db, now),
    (now) => sweepPictures(db, store, now),
    async () => backUpIfDue?.(),
  ];
  // What one of them fails at does not keep the others from forgetting.
  const sweep = async () => {
    for (const job of jobs) await job(clock()).catch(onError);
  };
  const timer = setInterval(() => void sweep(), EVERY_MS).unref();
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
  onFailure?: ((work: BackgroundWork) => void) | undefined;
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
  const failed = (work: BackgroundWork, what: string) => (error: unknown) => {
    onFailure?.(work);
    log.error({ err: error }, `${what} failed`);
  };
  const stopHousekeeping = startHousekeeping(
    { db, store, clock, isReadOnly, backUpIfDue },
    failed('housekeeping', 'housekeeping'),
  );
  const stopSealing = sealRegularly({
    db,
    clock,
    onHead: (auditHead) => log.info({ auditHead }, 'the audit log is sealed up to here'),
    onError: failed('sealing', 'sealing the audit log'),
  });
  const stopSending = sendRegularly({
    db,
    clock,
    adminUrl: appUrls(env).admin,
    channels: signingChannels(
      { ...openChannels(env), push: pushChannel({ db, clock, env }) },
      { db, keys },
    ),
    isReadOnly,
    onError: failed('sending', 'sending messages'),
  });
  return async () => {
    stopHousekeeping();
    await stopSending();
    await stopSealing();
  };
}
