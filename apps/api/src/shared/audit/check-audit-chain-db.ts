import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { entryColumns, readHead } from './audit-chain-db';
import {
  headText,
  linkHash,
  NO_HEAD,
  personalHash,
  type Head,
  type Link,
  type SealedEntry,
} from './audit-link';

const BATCH = 1_000;

type Found = Link & { [Fact in keyof SealedEntry]: SealedEntry[Fact] | null };

/** What the chain says of the audit log that it was made of. */
export interface ChainReport {
  links: number;
  /** Entries of the last moments, which have no link yet. */
  waiting: number;
  head: Head;
  /** Where the log is not what was sealed, one line each. */
  trouble: string[];
}

/** Whether this database, which may be older than the program, has a chain at all. */
export async function hasChain(tx: Tx): Promise<boolean> {
  const {
    rows: [table],
  } = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('audit_chain') is not null as found`,
  );
  return table?.found ?? false;
}

async function* linksOf(tx: Tx): AsyncGenerator<Found> {
  let last = NO_HEAD.position;
  for (;;) {
    const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
      select c.position::text as position, c.audit_id::text as "auditId",
        c.salt, c.personal, c.hash, ${entryColumns}
      from audit_chain c left join audit_log a on a.id = c.audit_id
      where c.position > ${last} order by c.position limit ${BATCH}`);
    yield* rows;
    last = rows.at(-1)?.position ?? last;
    if (rows.length < BATCH) return;
  }
}

const isThere = (found: Found): found is Link & SealedEntry => found.id !== null;

const called = (entry: SealedEntry) =>
  `entry ${entry.id} (${new Date(Number(entry.at)).toISOString()}, ${entry.action})`;

/** Follows the chain from its first link. `before` is unknown after links that are missing. */
async function follow(tx: Tx): Promise<Pick<ChainReport, 'links' | 'head' | 'trouble'>> {
  const trouble = new Set<string>();
  let [links, head] = [0, NO_HEAD];
  let before: string | undefined = NO_HEAD.hash;
  for await (const link of linksOf(tx)) {
    const expected = BigInt(head.position) + 1n;
    if (BigInt(link.position) !== expected) {
      trouble.add(`seals ${expected} to ${BigInt(link.position) - 1n} are missing`);
      before = undefined;
    }
    if (!isThere(link)) trouble.add(`entry ${link.auditId} is missing`);
    else if (
      (link.salt !== null && personalHash(link, link.salt) !== link.personal) ||
      (before !== undefined && linkHash(link, link, before) !== link.hash)
    )
      trouble.add(`${called(link)} is not what was sealed`);
    [links, head, before] = [links + 1, link, link.hash];
  }
  return { links, head, trouble: [...trouble] };
}

/** What is in the log and in no chain, and what the chain holds more than once. */
async function strays(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; trouble: string }>(sql`
    select a.id::text as id, 'was put in without a seal' as trouble from audit_log a
      where not exists (
          select from audit_chain c where c.audit_id = a.id and c.salt is not null)
        and not exists (select from audit_unsealed u where u.audit_id = a.id)
    union all select u.audit_id::text, 'is missing' from audit_unsealed u
      where not exists (select from audit_log a where a.id = u.audit_id)
    union all select c.audit_id::text, 'was sealed twice' from audit_chain c
      where c.salt is not null group by c.audit_id having count(*) > 1`);
  return rows.map(({ id, trouble }) => `entry ${id} ${trouble}`);
}

/** Erasing a person empties entries and says how many: no more may be empty. */
async function emptiedUnsaid(tx: Tx): Promise<string[]> {
  const {
    rows: [count],
  } = await tx.execute<{ found: number; said: number }>(sql`
    select (select count(*)::int from audit_chain where salt is null) as found,
      (select coalesce(sum((after ->> 'emptied')::int), 0)::int
        from audit_log where action = 'erase-student') as said`);
  return !count || count.found === count.said
    ? []
    : [`${count.found} seals were emptied, but the erasures in the log speak of ${count.said}`];
}

async function lost(tx: Tx, expected: Head): Promise<string[]> {
  const { rows } = await tx.execute(
    sql`select from audit_chain where position = ${expected.position} and hash = ${expected.hash}`,
  );
  return rows.length > 0
    ? []
    : [`the chain does not hold ${headText(expected)}: its end was cut off, or it was made anew`];
}

/**
 * Compares the log with its chain in one snapshot. `told`: where the chain ended when a
 * backup or the server's log said so.
 */
export async function checkChain(tx: Tx, expected?: Head): Promise<ChainReport> {
  const { links, head, trouble } = await follow(tx);
  const {
    rows: [queue],
  } = await tx.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from audit_unsealed`,
  );
  return {
    links,
    head,
    waiting: queue?.waiting ?? 0,
    trouble: [
      ...trouble,
      ...(await strays(tx)),
      ...(await emptiedUnsaid(tx)),
      ...(expected ? await lost(tx, expected) : []),
    ],
  };
}

/** The chain's end as backups keep it; undefined where there is no chain yet. */
export const readHeadIfAny = async (tx: Tx): Promise<Head | undefined> =>
  (await hasChain(tx)) ? readHead(tx) : undefined;
