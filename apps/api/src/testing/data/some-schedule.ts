import type { ScheduleId, StudentId } from '@academy/domain/ids';
import { aScheduleDraft } from '@academy/domain/testing';
import type { Db } from '../../db/database';
import { regularSchedules } from '../../db/schema';

/**
 * Inserts 수학학원, every Tuesday and Thursday from 19:00 to 21:00 from 2026-03-01 on, approved unless
 * given otherwise.
 */
export async function insertSchedule(
  db: Db,
  now: Date,
  studentId: StudentId,
  overrides: Partial<typeof regularSchedules.$inferInsert> = {},
): Promise<ScheduleId> {
  const {
    from: fromTime,
    to: toTime,
    ...draft
  } = aScheduleDraft({ firstDate: '2026-03-01', lastDate: null });
  const [row] = await db
    .insert(regularSchedules)
    .values({
      ...draft,
      fromTime,
      toTime,
      studentId,
      status: 'APPROVED',
      registeredBy: 'student',
      createdAt: now,
      updatedAt: now,
      ...overrides,
    })
    .returning({ id: regularSchedules.id });
  if (!row) throw new Error('the schedule was not inserted');
  return row.id;
}
