import type { AttendanceSettings } from '@academy/domain/attendance';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { pointPresets } from '../../../db/schema';

/**
 * The penalties that attendance can propose, in the order of the list: what is hidden only if it is
 * chosen already.
 */
export async function readProposable(
  db: Db | Tx,
  { late, absent }: AttendanceSettings['proposals'],
) {
  const presets = await db
    .select()
    .from(pointPresets)
    .where(eq(pointPresets.pointType, 'PENALTY'))
    .orderBy(asc(pointPresets.position), asc(pointPresets.id));
  return presets
    .map(({ id, ...preset }) => ({ ...preset, id: String(id) }))
    .filter(({ id, hidden }) => !hidden || id === late || id === absent)
    .map(({ id, name, points }) => ({ id, name, points }));
}
