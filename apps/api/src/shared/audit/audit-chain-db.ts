import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { lockKey } from '../../db/lock-key';
import { auditChain, auditUnsealed } from '../../db/schema';
import { newLink, NO_HEAD, type Head, type Link, type SealedEntry } from './audit-link';

/** Held by the one transaction that appends to the chain or empties entries. */
const CHAIN_LOCK = lockKey('audit-chain');
/**
 * Entries in one transaction: some tens of milliseconds, also for a log of years that is sealed for
 * the first time.
 */
const BATCH = 500;

/** The columns of `audit_log a` as text. */
export const entryColumns: SQL = sql`
  a.id::text as id, (extract(epoch from a.at) * 1000)::bigint::text as at, a.actor_kind as "actorKind", a.actor_id::text as "actorId", a.role, a.action,
  a.entity, a.entity_id as "entityId", a.request_id as "requestId", a.actor_name as "actorName", a.subject, a.before::text as before, a.after::text as after, a.ip, a.device`;

/** The chain's end; before the first link there is none. */
export async function readHead(db: Db | Tx): Promise<Head> {
  const [last] = await db
    .select({ position: auditChain.position, hash: auditChain.hash })
    .from(auditChain)
    .orderBy(desc(auditChain.position))
    .limit(1);
  return last ?? NO_HEAD;
}

/**
 * Appends a link for each of the oldest entries that wait for one, and answers how many there were.
 * Entries are written without any lock; only this is done by one process at a time, and by none
 * that would have to wait: then another process is at it.
 */
export async function sealBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const {
      rows: [lock],
    } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as mine`,
    );
    if (!lock?.mine) return 0;
    const { rows } = await tx.execute<SealedEntry & Record<string, unknown>>(sql`
      select ${entryColumns} from audit_unsealed join audit_log a on a.id = audit_id order by a.id limit ${BATCH}`);
    if (rows.length === 0) return 0;
    let head = await readHead(tx);
    const links: Link[] = [];
    for (const entry of rows) {
      const link = newLink(entry, head);
      links.push(link);
      head = link;
    }
    await tx.insert(auditChain).values(links);
    await tx.delete(auditUnsealed).where(
      inArray(
        auditUnsealed.auditId,
        rows.map(({ id }) => id),
      ),
    );
    return rows.length;
  });
}

/** Seals everything that waits, batch after batch, as long as `goesOn`. */
export async function sealAll(db: Db, goesOn: () => boolean = () => true): Promise<void> {
  while (goesOn() && (await sealBatch(db)) > 0);
}

/** To be taken before entries are emptied: what is sealed meanwhile would be sealed as it was. */
export const lockChain = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);

/**
 * Forgets what entries said that were just emptied: their links keep the hash and lose the salt,
 * and the entries wait for a new link as they are now. Answers how many links that were; the entry
 * about the erasure says it, and `verify` compares.
 */
export async function forgetSealed(tx: Tx, auditIds: readonly string[]): Promise<number> {
  const ids = sql`${sql.param([...new Set(auditIds)])}::bigint[]`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update audit_chain set salt = null where audit_id = any(${ids}) and salt is not null returning audit_id::text as id`);
  if (rows.length > 0)
    await tx.insert(auditUnsealed).values(rows.map(({ id }) => ({ auditId: id })));
  return rows.length;
}
