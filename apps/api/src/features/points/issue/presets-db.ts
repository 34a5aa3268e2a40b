import type { PointPreset } from '@academy/domain/points';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../db/database';
import { lockKey } from '../../../db/lock-key';
import { pointPresets, studentPoints } from '../../../db/schema';
import { isOwnId } from '../../../http/auth/own-id';

/**
 * The reasons that managers choose from, hidden ones too, in the academy's order, with how often
 * each was used (voided points count: their history names it).
 */
export async function readPresets(db: Db | Tx): Promise<PointPreset[]> {
  const used = db.$with('used').as(
    db
      .select({
        presetId: studentPoints.presetId,
        times: sql<number>`count(*)`.mapWith(Number).as('times'),
      })
      .from(studentPoints)
      .groupBy(studentPoints.presetId),
  );
  const rows = await db
    .with(used)
    .select({
      id: sql<string>`${pointPresets.id}::text`,
      pointType: pointPresets.pointType,
      name: pointPresets.name,
      points: pointPresets.points,
      hidden: pointPresets.hidden,
      asksConfirmation: pointPresets.asksConfirmation,
      used: sql<number>`coalesce(${used.times}, 0)`.mapWith(Number),
    })
    .from(pointPresets)
    .leftJoin(used, eq(used.presetId, pointPresets.id))
    .orderBy(asc(pointPresets.position), asc(pointPresets.id));
  return rows;
}

/**
 * A number that changes whenever the list does: what `If-Match` compares. How often an item was
 * used is no change of the list.
 */
export function versionOf(presets: readonly PointPreset[]): number {
  const facts = presets.map(({ id, pointType, name, points, hidden, asksConfirmation }) => [
    id,
    pointType,
    name,
    points,
    hidden,
    asksConfirmation,
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest().readUInt32BE() % 1_000_000_000;
}

/**
 * The requested item, locked until the transaction ends, so that it is not removed under a point.
 */
export async function readPreset(tx: Tx, id: string): Promise<PointPreset | undefined> {
  if (!isOwnId(id)) return undefined;
  const [row] = await tx
    .select()
    .from(pointPresets)
    .where(eq(pointPresets.id, BigInt(id)))
    .for('share');
  return row && { ...row, id: String(row.id), used: 0 };
}

/**
 * One writer of the list at a time, even while it is empty; no points are given by an item that is
 * being removed.
 */
export async function lockPresets(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey('points.presets')})`);
  await tx
    .select({ id: pointPresets.id })
    .from(pointPresets)
    .orderBy(asc(pointPresets.id))
    .for('update');
}

type Row = Omit<PointPreset, 'id' | 'used'> & { position: number };

export const insertPresets = async (tx: Tx, rows: readonly Row[]): Promise<void> =>
  void (rows.length > 0 && (await tx.insert(pointPresets).values([...rows])));

export const updatePreset = async (tx: Tx, id: string, row: Row): Promise<void> =>
  void (await tx
    .update(pointPresets)
    .set(row)
    .where(eq(pointPresets.id, BigInt(id))));

export const deletePresets = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  void (
    ids.length > 0 &&
    (await tx.delete(pointPresets).where(inArray(pointPresets.id, ids.map(BigInt))))
  );
