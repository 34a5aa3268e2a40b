import { sql } from 'drizzle-orm';
import { damagedData } from '../data-damaged';
import type { Tx } from '../database';
import { damageIn } from '../database-error-kind';
import { listOf, named, type Table } from './tables';

/**
 * How many rows a table has, and a sum over the MD5 of each: the same rows give the same sum in
 * whatever order they lie.
 */
export interface Digest {
  rows: number;
  checksum: string;
}

async function digest(tx: Tx, { name, columns }: Table): Promise<Digest> {
  const row = listOf(columns.map((column) => named(column.name)));
  // 60 bits of each row's hash: they add up without an overflow, and no table has to be sorted for
  // it.
  const {
    rows: [found],
  } = await tx.execute<{ rows: string; checksum: string }>(sql`
    select count(*)::text as rows, coalesce(sum(('x' || left(md5(row(${row})::text), 15))::bit(60)::bigint), 0)::text as checksum from ${named(name)}`);
  return { rows: Number(found?.rows ?? 0), checksum: found?.checksum ?? '' };
}

/** Of every table, by name. In a transaction that `printPlainly` prepared. */
export async function readDigests(
  tx: Tx,
  tables: readonly Table[],
): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {};
  for (const table of tables)
    digests[table.name] = await digest(tx, table).catch((cause: unknown) => {
      const damage = damageIn(cause);
      throw damage === null ? cause : damagedData([`table ${table.name}: ${damage}`], { cause });
    });
  return digests;
}
