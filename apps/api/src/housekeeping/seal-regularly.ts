import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database';
import { readHead, sealAll } from '../shared/audit/audit-chain-db';
import { headText, NO_HEAD } from '../shared/audit/audit-link';

/** How long an entry of the audit log may be unsealed. */
const EVERY_MS = 2_000;
/**
 * How often the log says where the chain ends, as long as it grows: what is cut off later is at
 * most so much.
 */
const TELL_EVERY_MS = 3_600_000;

/**
 * What a stop takes for it at most: a log of years that is sealed for the first time goes on at the
 * next start.
 */
const STOP_WITHIN_MS = 2_000;

/** Says in the log where the chain ends, so that it is kept outside the database. */
export const tellHead =
  (log: Pick<FastifyBaseLogger, 'info'>) =>
  (auditHead: string): void =>
    log.info({ auditHead }, 'the audit log is sealed up to here');

interface Sealing {
  db: Db;
  clock: () => Date;
  /** Gets the chain's head, to be kept outside the database. */
  onHead: (head: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Seals the audit log while the server runs, in any number of processes. The returned stop seals
 * the rest and reports the head once more.
 */
export function sealRegularly({ db, clock, onHead, onError }: Sealing): () => Promise<void> {
  let [reported, reportedAt] = ['', 0];
  const reportHead = async () => {
    const head = await readHead(db);
    reportedAt = clock().getTime();
    if (head !== NO_HEAD && headText(head) !== reported) onHead(headText(head));
    reported = headText(head);
  };
  let deadline = Number.POSITIVE_INFINITY;
  const seal = async () => {
    await sealAll(db, () => clock().getTime() < deadline);
    if (clock().getTime() - reportedAt >= TELL_EVERY_MS) await reportHead();
  };
  let running: Promise<void> | undefined;
  const turn = () =>
    (running ??= seal()
      .catch(onError)
      .finally(() => (running = undefined)));
  const timer = setInterval(() => void turn(), EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    deadline = clock().getTime() + STOP_WITHIN_MS;
    await running;
    await turn();
    await reportHead().catch(onError);
  };
}
