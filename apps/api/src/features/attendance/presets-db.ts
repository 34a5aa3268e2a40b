import type { PointPreset } from '@academy/domain/points';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { pointPresets } from '../../db/schema';
import { isOwnId } from '../../http/auth/own-id';

/** The presets among these that are still offered, by id. */
export async function readOffered(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Pick<PointPreset, 'id' | 'pointType' | 'name' | 'points'>>> {
  const own = ids.flatMap((id) => (id !== null && isOwnId(id) ? [BigInt(id)] : []));
  if (own.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pointPresets)
    .where(and(inArray(pointPresets.id, own), eq(pointPresets.hidden, false)));
  return new Map(
    rows.map(({ id, pointType, name, points }) => [
      String(id),
      { id: String(id), pointType, name, points },
    ]),
  );
}
