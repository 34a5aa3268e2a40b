import type { Db } from './db/database';
import { sweepKeys } from './http/idempotency-db';
import { sweepBudgets } from './http/limits-db';
import { sweepSessions } from './features/login/sessions-db';

const EVERY_MS = 10 * 60_000;

/** Forgets what is over: used-up limits, dead sessions, old answers to keyed writes. Any number of processes may do it. Returns the stop. */
export function startHousekeeping(db: Db, clock: () => Date, onError: (error: unknown) => void): () => void {
  const sweep = async () => {
    await sweepBudgets(db, clock());
    await sweepSessions(db, clock());
    await sweepKeys(db, clock());
  };
  const timer = setInterval(() => void sweep().catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
