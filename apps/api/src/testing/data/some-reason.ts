import type { ReasonId, StudentId } from '@academy/domain/ids';
import { aReasonDraft } from '@academy/domain/testing';
import type { Db } from '../../db/database';
import { absenceReasons } from '../../db/schema';

/** Inserts a waiting reason for 2026-03-05, from 14:00 to 16:00, as if submitted at `now`. */
export async function insertReason(
  db: Db,
  now: Date,
  studentId: StudentId,
  overrides: Partial<typeof absenceReasons.$inferInsert> = {},
): Promise<ReasonId> {
  const [row] = await db
    .insert(absenceReasons)
    .values({
      ...aReasonDraft({ date: '2026-03-05' }),
      studentId,
      status: 'PENDING',
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
    .returning({ id: absenceReasons.id });
  if (!row) throw new Error('the reason was not inserted');
  return row.id;
}
