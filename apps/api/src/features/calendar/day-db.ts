import type { CalendarDay } from '@academy/domain/time';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { auditLog, reservations, students } from '../../db/schema';

/**
 * What the log says of the change that made a row what it is: the entry of that student and that
 * moment.
 */
const ofLastChange = (what: SQL) => sql<string | null>`(
  select ${what} from ${auditLog}
  where ${auditLog.entity} = 'reservations' and ${auditLog.entityId} = ${students.id}::text and ${auditLog.at} = ${reservations.updatedAt} and ${reservations.updatedByKind} = 'manager'
  order by ${auditLog.id} desc limit 1)`;

/** Students who eat on a day, and all other enrolled students. One query. */
export const readDayStudents = (db: Db, date: CalendarDay) =>
  db
    .select({
      id: students.id,
      name: students.name,
      seat: students.seat,
      grade: students.grade,
      school: students.school,
      phoneTail: sql<string>`right(${students.phone}, 4)`,
      status: students.status,
      lunch: sql<boolean>`coalesce(${reservations.lunch}, false)`,
      dinner: sql<boolean>`coalesce(${reservations.dinner}, false)`,
      changedAt: reservations.updatedAt,
      changedBy: reservations.updatedByKind,
      changedByName: ofLastChange(sql`${auditLog.actorName}`),
      changeReason: ofLastChange(
        sql`nullif(concat_ws(' · ', ${auditLog.after} ->> 'cause', ${auditLog.after} ->> 'note'), '')`,
      ),
      note: students.memo,
      allergy: students.allergy,
    })
    .from(students)
    .leftJoin(
      reservations,
      and(eq(reservations.studentId, students.id), eq(reservations.date, date)),
    )
    .where(
      and(
        isNull(students.deletedAt),
        or(eq(students.status, 'ENROLLED'), reservations.lunch, reservations.dinner),
      ),
    );
