import { studentIdSchema, type ManagerId, type MoveId } from '@academy/domain/ids';
import { seoulDay, shiftDay } from '@academy/domain/time';
import type { Db } from '../../db/database';
import { moves } from '../../db/schema';

/** Inserts a move of somebody from 북부점 to 남부점 that both wait for. */
export async function insertSomeMove(
  db: Db,
  { by, now }: { by: ManagerId; now: Date },
): Promise<MoveId> {
  const today = seoulDay(now);
  const [row] = await db
    .insert(moves)
    .values({
      fromBranch: 'bukbu',
      toBranch: 'nambu',
      fromStudent: studentIdSchema.parse('41'),
      day: shiftDay(today, 7),
      plannedOn: today,
      state: 'announced',
      createdBy: by,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: moves.id });
  if (!row) throw new Error('the move was not inserted');
  return row.id;
}
