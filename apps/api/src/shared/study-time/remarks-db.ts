import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { Remark } from '@academy/domain/study-time';
import type { CalendarMonth } from '@academy/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { reportRemarks } from '../../db/schema';
import { keptRows } from '../operations/kept-rows-db';

/** Default where nothing was written. */
export const NO_REMARK: Remark = { text: '', version: 0 };

/** The remarks of a month; who has none is not there. */
export async function readRemarks(
  db: Db | Tx,
  month: CalendarMonth,
  only?: StudentId,
): Promise<ReadonlyMap<StudentId, Remark>> {
  const rows = await db
    .select({
      studentId: reportRemarks.studentId,
      text: reportRemarks.text,
      version: reportRemarks.version,
    })
    .from(reportRemarks)
    .where(and(eq(reportRemarks.month, month), only && eq(reportRemarks.studentId, only)));
  return new Map(rows.map(({ studentId, ...remark }) => [studentId, remark]));
}

/** Writes a remark over what is there. The caller holds the student. */
export const writeRemark = async (
  tx: Tx,
  remark: { studentId: StudentId; month: CalendarMonth; text: string },
  { by, now }: { by: ManagerId; now: Date },
): Promise<void> =>
  void (await tx
    .insert(reportRemarks)
    .values({ ...remark, updatedAt: now, updatedBy: by })
    .onConflictDoUpdate({
      target: [reportRemarks.studentId, reportRemarks.month],
      set: {
        text: sql`excluded.text`,
        version: sql`${reportRemarks.version} + 1`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
      },
    }));

/** An empty sentence is none. */
export const keptRemarks = keptRows(reportRemarks, { counts: ({ text }) => text !== '' });
