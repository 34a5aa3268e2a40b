import type { Visit, VisitValue } from '@academy/domain/attendance';
import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceVisits, managers, students, terminals } from '../../db/schema';
import { notifyVisits } from '../messages/notify-visits';

/** Who came on a day, but for deleted students. */
export async function readArrived(db: Db | Tx, date: CalendarDay): Promise<StudentId[]> {
  const rows = await db
    .select({ studentId: attendanceVisits.studentId })
    .from(attendanceVisits)
    .innerJoin(students, eq(students.id, attendanceVisits.studentId))
    .where(
      and(
        eq(attendanceVisits.date, date),
        isNotNull(attendanceVisits.arrivedAt),
        isNull(students.deletedAt),
      ),
    );
  return rows.map(({ studentId }) => studentId);
}

interface Wanted {
  /** Only what was written after this revision. */
  after?: number;
  only?: readonly StudentId[];
  /** Only of students who have no arrival. */
  notArrived?: boolean;
}

/** When students came and went on a day. */
export async function readVisits(
  db: Db | Tx,
  date: CalendarDay,
  { after, only, notArrived = false }: Wanted = {},
): Promise<{ studentId: StudentId; visit: Visit }[]> {
  const rows = await db
    .select({
      studentId: attendanceVisits.studentId,
      arrivedAt: attendanceVisits.arrivedAt,
      leftAt: attendanceVisits.leftAt,
      outings: attendanceVisits.outings,
      version: attendanceVisits.version,
      at: attendanceVisits.at,
      byName: sql<string>`coalesce(${managers.name}, ${terminals.name}, '')`,
    })
    .from(attendanceVisits)
    .leftJoin(managers, eq(managers.id, attendanceVisits.byManagerId))
    .leftJoin(terminals, eq(terminals.id, attendanceVisits.byTerminalId))
    .where(
      and(
        eq(attendanceVisits.date, date),
        after === undefined ? undefined : gt(attendanceVisits.revision, after),
        only && inArray(attendanceVisits.studentId, [...only]),
        notArrived ? isNull(attendanceVisits.arrivedAt) : undefined,
      ),
    );
  return rows.map((row) => ({
    studentId: row.studentId,
    visit: {
      arrivedAt: row.arrivedAt,
      leftAt: row.leftAt,
      outings: row.outings,
      version: row.version,
      at: row.at.toISOString(),
      byName: row.byName,
    },
  }));
}

/** Who writes: a manager, or a student at a device. */
type Writer = { by: ManagerId } | { byTerminal: TerminalId };

export interface VisitWrite extends VisitValue {
  studentId: StudentId;
  version: number;
  /** What it was. */
  before: VisitValue | null;
}

/**
 * Writes visits in one statement, and tells guardians of those of `today`; null: nobody is
 * notified. The caller holds the day's revision.
 */
export async function writeVisits(
  tx: Tx,
  visits: readonly VisitWrite[],
  {
    date,
    revision,
    now,
    today,
    ...who
  }: { date: CalendarDay; revision: number; now: Date; today: CalendarDay | null } & Writer,
): Promise<void> {
  if (visits.length === 0) return;
  const writer =
    'by' in who
      ? { byManagerId: who.by, byTerminalId: null }
      : { byManagerId: null, byTerminalId: who.byTerminal };
  await tx
    .insert(attendanceVisits)
    .values(
      visits.map(({ studentId, arrivedAt, leftAt, outings, version }) => ({
        studentId,
        arrivedAt,
        leftAt,
        outings,
        version,
        date,
        revision,
        at: now,
        ...writer,
      })),
    )
    .onConflictDoUpdate({
      target: [attendanceVisits.date, attendanceVisits.studentId],
      set: {
        arrivedAt: sql`excluded.arrived_at`,
        leftAt: sql`excluded.left_at`,
        outings: sql`excluded.outings`,
        version: sql`excluded.version`,
        revision: sql`excluded.revision`,
        at: sql`excluded.at`,
        byManagerId: sql`excluded.by_manager_id`,
        byTerminalId: sql`excluded.by_kiosk_id`,
      },
    });
  if (today === null) return;
  await notifyVisits(
    tx,
    visits.map(({ before, ...after }) => ({
      studentId: after.studentId,
      version: after.version,
      before,
      after,
    })),
    { date, today, now },
  );
}
