import { seatMapSchema, type EditedSeatMap, type SeatMap } from '@academy/domain/seats';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { managers, seatMaps } from '../../db/schema';
import { savedBy, type TabChange } from '../../shared/settings/saved-by';

/** The map of the hall; without rooms, and version 0, before the first save. */
export async function readSeatMap(db: Db | Tx): Promise<EditedSeatMap> {
  const [row] = await db
    .select({ stored: seatMaps, updatedByName: managers.name })
    .from(seatMaps)
    .leftJoin(managers, eq(managers.id, seatMaps.updatedBy));
  const map = row ? seatMapSchema.parse(row.stored.value) : { rooms: [] };
  return { map, ...savedBy(row && { ...row.stored, updatedByName: row.updatedByName }) };
}

/** Writes the map if the version is still the present one; false after a newer save. */
export async function writeSeatMap(
  tx: Tx,
  { value, version, by: updatedBy, now: updatedAt }: TabChange<SeatMap>,
): Promise<boolean> {
  const drawn = { value, version: version + 1, updatedAt, updatedBy };
  const id = { id: seatMaps.id };
  const rows =
    version === 0
      ? await tx.insert(seatMaps).values(drawn).onConflictDoNothing().returning(id)
      : await tx.update(seatMaps).set(drawn).where(eq(seatMaps.version, version)).returning(id);
  return rows.length > 0;
}
