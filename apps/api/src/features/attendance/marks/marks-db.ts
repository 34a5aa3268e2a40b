import type { AttendanceMark, MarkedCell, MarkValue } from '@academy/domain/attendance';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, desc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database';
import { inParts } from '../../../db/in-parts';
import {
  attendanceMarks,
  attendanceMarkVersions,
  attendanceVisits,
  managers,
} from '../../../db/schema';
import { keptRows } from '../../../shared/operations/kept-rows-db';

const columns = {
  studentId: attendanceMarks.studentId,
  period: attendanceMarks.period,
  status: attendanceMarks.status,
  excused: attendanceMarks.excused,
  note: attendanceMarks.note,
  version: attendanceMarks.version,
  at: attendanceMarks.at,
  byId: attendanceMarks.byManagerId,
  byName: sql<string>`coalesce(${managers.name}, '')`,
};

interface Wanted {
  /** Only what was written after this revision. */
  after?: number;
  only?: readonly StudentId[];
  /** Only of students who have no arrival. */
  notArrived?: boolean;
}

/** Of the students whose marks a query is about. */
const arrivals = (db: Db | Tx, date: CalendarDay) =>
  db
    .select({ one: sql`1` })
    .from(attendanceVisits)
    .where(
      and(
        eq(attendanceVisits.studentId, attendanceMarks.studentId),
        eq(attendanceVisits.date, date),
        isNotNull(attendanceVisits.arrivedAt),
      ),
    );

/** The cells of a day that were ever marked. */
export async function readMarks(
  db: Db | Tx,
  date: CalendarDay,
  { after, only, notArrived = false }: Wanted = {},
): Promise<MarkedCell[]> {
  const rows = await db
    .select(columns)
    .from(attendanceMarks)
    .leftJoin(managers, eq(managers.id, attendanceMarks.byManagerId))
    .where(
      and(
        eq(attendanceMarks.date, date),
        after === undefined ? undefined : gt(attendanceMarks.revision, after),
        only && inArray(attendanceMarks.studentId, [...only]),
        notArrived ? notExists(arrivals(db, date)) : undefined,
      ),
    );
  return rows.map((row) => ({
    studentId: row.studentId,
    period: row.period,
    mark: {
      status: row.status,
      excused: row.excused,
      note: row.note,
      version: row.version,
      at: row.at.toISOString(),
      byId: row.byId,
      byName: row.byName,
    },
  }));
}

export interface MarkWrite extends MarkValue {
  studentId: StudentId;
  period: number;
  version: number;
  /** The device's clock. */
  madeAt: Date;
}

interface Write {
  date: CalendarDay;
  revision: number;
  by: ManagerId;
  now: Date;
  /** Why a closed day was corrected. */
  reason: string | null;
}

/**
 * Writes cells and their history, two statements for each part. The caller holds the lock on the
 * day's revision.
 */
export async function writeMarks(
  tx: Tx,
  marks: readonly MarkWrite[],
  { date, revision, by, now, reason }: Write,
): Promise<void> {
  for (const part of inParts(marks)) {
    await tx
      .insert(attendanceMarks)
      .values(part.map((mark) => ({ ...mark, date, revision, at: now, byManagerId: by })))
      .onConflictDoUpdate({
        target: [attendanceMarks.date, attendanceMarks.studentId, attendanceMarks.period],
        set: {
          status: sql`excluded.status`,
          excused: sql`excluded.excused`,
          note: sql`excluded.note`,
          version: sql`excluded.version`,
          revision: sql`excluded.revision`,
          at: sql`excluded.at`,
          byManagerId: sql`excluded.by_manager_id`,
        },
      });
    await tx
      .insert(attendanceMarkVersions)
      .values(part.map((mark) => ({ ...mark, date, at: now, byManagerId: by, reason })));
  }
}

/** The history of a cell, newest first. */
export async function readCellHistory(
  db: Db,
  date: CalendarDay,
  studentId: StudentId,
  period: number,
): Promise<{ mark: AttendanceMark; reason: string | null }[]> {
  const rows = await db
    .select({
      status: attendanceMarkVersions.status,
      excused: attendanceMarkVersions.excused,
      note: attendanceMarkVersions.note,
      version: attendanceMarkVersions.version,
      at: attendanceMarkVersions.at,
      byId: attendanceMarkVersions.byManagerId,
      byName: sql<string>`coalesce(${managers.name}, '')`,
      reason: attendanceMarkVersions.reason,
    })
    .from(attendanceMarkVersions)
    .leftJoin(managers, eq(managers.id, attendanceMarkVersions.byManagerId))
    .where(
      and(
        eq(attendanceMarkVersions.date, date),
        eq(attendanceMarkVersions.studentId, studentId),
        eq(attendanceMarkVersions.period, period),
      ),
    )
    .orderBy(desc(attendanceMarkVersions.version));
  return rows.map(({ reason, at, ...mark }) => ({
    mark: { ...mark, at: at.toISOString() },
    reason,
  }));
}

/** Cells as operations keep them; each mark counts, one that led back to the same value too. */
export const keptMarks = keptRows(attendanceMarks, {
  only: ['date', 'studentId', 'period', 'status', 'excused', 'note', 'version'],
  versions: true,
});
