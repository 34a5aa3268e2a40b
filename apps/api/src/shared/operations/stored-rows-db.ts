import { groupBy } from '@academy/domain/collections';
import type { ManagerId } from '@academy/domain/ids';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database';
import { sameJson } from '../same-json';
import { idOf, inKeyOrder, isAmongKeys } from './row-keys-db';

/** A row of any table. */
export type Fields = Readonly<Record<string, unknown>>;
/** Rows of other tables that belong to a row, such as the pictures of a notice: by which column. */
export type Parts = Readonly<Record<string, readonly [table: PgTable, owner: PgColumn]>>;

/** A row that is to come back. */
export interface RowChange<Row> {
  id: string;
  /** As it is; null: it is gone, or does not count. */
  now: Row | null;
  /** As it is to be; null: it was not there. */
  back: Row | null;
}

/** Who takes back, and when. */
export interface By {
  by: ManagerId;
  now: Date;
}

/** Set anew by every write: by themselves no change, and they never come back. */
export const COUNTED = ['version', 'revision', 'updatedAt', 'updatedBy', 'updatedByKind'];

function countedUp(table: PgTable, { by, now }: By): Fields {
  const { version, updatedAt, updatedBy, updatedByKind } = getTableColumns(table);
  return {
    ...(version && { version: sql`${version} + 1` }),
    ...(updatedAt && { updatedAt: now }),
    ...(updatedBy && { updatedBy: by }),
    ...(updatedByKind && { updatedByKind: 'manager' }),
  };
}

/** Of a row that is written anew: who read it before finds it changed. */
const nextVersion = ({ version }: Fields): Fields =>
  typeof version === 'number' ? { version: version + 1 } : {};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const without = (row: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)));

/** The fields of a row in which another differs. */
const changedIn = (row: Fields, other: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).filter(([field, value]) => !sameJson(value, other[field])),
  );

/** A row that was JSON, with its instants again. */
export function revived(row: Fields, table: PgTable): Fields {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) =>
      typeof value === 'string' && columns[field]?.dataType === 'date'
        ? [field, new Date(value)]
        : [field, value],
    ),
  );
}

/** The rows of a part, by the key of their owner. */
export async function readPart(tx: Tx, [table, owner]: Parts[string], ids: readonly string[]) {
  const rows: { row: Fields; owner: string }[] = await tx
    .select({ row: getTableColumns(table), owner: sql<string>`${owner}::text` })
    .from(table)
    .where(inArray(owner, [...ids]))
    .orderBy(...inKeyOrder(table));
  const byOwner = groupBy(rows, (one) => one.owner);
  return (id: string): Fields[] => byOwner.get(id)?.map(({ row }) => row) ?? [];
}

async function writeParts(tx: Tx, parts: Parts, { id, now, back }: RowChange<Fields>) {
  for (const [name, [table, owner]] of Object.entries(parts)) {
    const rows = back?.[name];
    if (sameJson(rows, now?.[name])) continue;
    await tx.delete(table).where(eq(owner, id));
    for (const row of Array.isArray(rows) ? rows.filter(isFields) : [])
      await tx.insert(table).overridingSystemValue().values(revived(row, table));
  }
}

/** Rows by their keys, locked until the transaction ends. */
export async function lockRows(
  tx: Tx,
  table: PgTable,
  ids: readonly string[],
): Promise<Map<string, Fields>> {
  const rows: Fields[] = await tx
    .select()
    .from(table)
    .where(isAmongKeys(table, ids))
    .orderBy(...inKeyOrder(table))
    .for('no key update');
  return new Map(rows.map((row) => [idOf(table, row), row]));
}

/** One statement for all rows in which the same changes. */
async function updateRows(
  tx: Tx,
  table: PgTable,
  changes: readonly { id: string; row: Fields; values: Fields }[],
  by: By,
) {
  const alike = groupBy(
    changes.map(({ id, row, values }) => ({ id, anew: changedIn(without(values, COUNTED), row) })),
    ({ anew }) => JSON.stringify(anew),
  );
  for (const group of alike.values()) {
    const anew = { ...group[0]?.anew, ...countedUp(table, by) };
    if (Object.keys(anew).length === 0) continue;
    const ids = group.map(({ id }) => id);
    await tx.update(table).set(anew).where(isAmongKeys(table, ids));
  }
}

/** Makes rows and their parts what they are to be: some are there, some were deleted since. */
export async function writeRows(
  tx: Tx,
  { table, parts }: { table: PgTable; parts: Parts },
  changes: readonly RowChange<Fields>[],
  by: By,
): Promise<void> {
  const present = await lockRows(
    tx,
    table,
    changes.map(({ id }) => id),
  );
  const wanted = changes.flatMap(({ id, back }) =>
    back ? [{ id, values: without(back, Object.keys(parts)), row: present.get(id) }] : [],
  );
  const gone = changes.filter(({ back }) => back === null).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(table).where(isAmongKeys(table, gone));
  await updateRows(
    tx,
    table,
    wanted.flatMap(({ row, ...one }) => (row ? [{ ...one, row }] : [])),
    by,
  );
  for (const { values } of wanted.filter(({ row }) => row === undefined))
    await tx
      .insert(table)
      .overridingSystemValue()
      .values({ ...values, ...countedUp(table, by), ...nextVersion(values) });
  for (const change of changes) if (change.back) await writeParts(tx, parts, change);
}
