import type { Db } from '../db/database';
import { sweepKeys } from '../http/writes/idempotency-db';
import { sweepBudgets } from '../http/limits/limits-db';
import { sweepSessions } from '../features/login/sessions/sessions-db';
import { eraseAgain, eraseDue } from '../features/students/erasure/erase-due';
import { expireTexts } from '../features/students/erasure/expire-texts';
import { sweepNews } from '../features/news/sweep-news-db';
import { sweepAttachments } from '../shared/attachments/attachments-db';
import { sweepPictures } from '../shared/pictures/sweep-pictures-db';
import type { Store } from '../store/store';

export interface Sweeping {
  db: Db;
  store: Store;
  clock: () => Date;
  isReadOnly: () => boolean;
}

/**
 * Forgets what is over: used-up limits, dead sessions, old answers to keyed writes, the bin of the
 * notices, the personal data of who left long enough ago, texts that were kept long enough, and
 * pictures that nothing has. Any number of processes may do it. What one of them fails at does not
 * keep the others from forgetting.
 */
export async function sweep(
  { db, store, clock, isReadOnly }: Sweeping,
  onError: (error: unknown) => void,
): Promise<void> {
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
  ];
  for (const job of jobs) await job(clock()).catch(onError);
}
