import type { StudentId } from '@academy/domain/ids';
import { bySeat } from '@academy/domain/identity';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceDays, attendanceMarks, attendanceVisits, students } from '../../db/schema';

/**
 * Who is in the sheet of some days: all who are enrolled, and who was marked, came or belonged to a
 * closed day then and left the academy since. In the academy's order. `notArrived`: without those
 * who came on one of the days.
 */
export async function readSheetStudents(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
  { only, notArrived = false }: { only?: StudentId | undefined; notArrived?: boolean } = {},
) {
  const marked = db
    .select({ one: sql`1` })
    .from(attendanceMarks)
    .where(
      and(eq(attendanceMarks.studentId, students.id), between(attendanceMarks.date, first, last)),
    )
    .limit(1);
  const came = db
    .select({ one: sql`1` })
    .from(attendanceVisits)
    .where(
      and(
        eq(attendanceVisits.studentId, students.id),
        between(attendanceVisits.date, first, last),
        isNotNull(attendanceVisits.arrivedAt),
      ),
    )
    .limit(1);
  const missed = db
    .select({ one: sql`1` })
    .from(attendanceDays)
    .where(
      and(
        between(attendanceDays.date, first, last),
        sql`${students.id} = any(${attendanceDays.closedRoll})`,
      ),
    )
    .limit(1);
  const rows = await db
    .select({
      studentId: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      className: students.className,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      memo: students.memo,
      startDate: students.startDate,
      registeredAt: students.createdAt,
    })
    .from(students)
    .where(
      and(
        isNull(students.deletedAt),
        only && eq(students.id, only),
        notArrived ? notExists(came) : undefined,
        // A question for each of the few who are not enrolled: `exists` reads all cells at once.
        or(
          eq(students.status, 'ENROLLED'),
          sql`${marked} is not null`,
          sql`${came} is not null`,
          sql`${missed} is not null`,
        ),
      ),
    );
  return rows.toSorted(bySeat);
}
