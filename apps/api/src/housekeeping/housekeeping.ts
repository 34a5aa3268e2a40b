import type { Db } from '../db/database';
import { sweepKeys } from '../http/writes/idempotency-db';
import { sweepBudgets } from '../http/limits/limits-db';
import { sweepSessions } from '../features/login/sessions/sessions-db';
import { sweepNews } from '../features/news/sweep-news-db';
import type { Store } from '../store/store';

const EVERY_MS = 10 * 60_000;

/**
 * Forgets what is over: used-up limits, dead sessions, old answers to keyed writes, the bin of the
 * notices. Any number of processes may do it. Returns the stop.
 */
export function startHousekeeping(
  { db, store, clock }: { db: Db; store: Store; clock: () => Date },
  onError: (error: unknown) => void,
): () => void {
  const sweep = async () => {
    await sweepBudgets(db, clock());
    await sweepSessions(db, clock());
    await sweepKeys(db, clock());
    await sweepNews(db, store, clock());
  };
  const timer = setInterval(() => void sweep().catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
