import type { VisitValue } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceVisits, students } from '../../db/schema';

interface StudiedVisit {
  date: CalendarDay;
  visit: VisitValue;
}

const columns = {
  date: attendanceVisits.date,
  arrivedAt: attendanceVisits.arrivedAt,
  leftAt: attendanceVisits.leftAt,
  outings: attendanceVisits.outings,
};

/** When a student came and went from `first` to `last`, oldest first. */
export async function readStudiedVisits(
  db: Db | Tx,
  studentId: StudentId,
  first: CalendarDay,
  last: CalendarDay,
): Promise<StudiedVisit[]> {
  const rows = await db
    .select(columns)
    .from(attendanceVisits)
    .where(
      and(
        eq(attendanceVisits.studentId, studentId),
        between(attendanceVisits.date, first, last),
        isNotNull(attendanceVisits.arrivedAt),
      ),
    )
    .orderBy(asc(attendanceVisits.date));
  return rows.map(({ date, ...visit }) => ({ date, visit }));
}

/** The same for all enrolled students. */
export async function readEverybodysVisits(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
): Promise<(StudiedVisit & { studentId: StudentId })[]> {
  const rows = await db
    .select({ studentId: attendanceVisits.studentId, ...columns })
    .from(attendanceVisits)
    .innerJoin(students, eq(students.id, attendanceVisits.studentId))
    .where(
      and(
        between(attendanceVisits.date, first, last),
        isNotNull(attendanceVisits.arrivedAt),
        eq(students.status, 'ENROLLED'),
        isNull(students.deletedAt),
      ),
    );
  return rows.map(({ studentId, date, ...visit }) => ({ studentId, date, visit }));
}
