import type { AttendanceRow, Registered } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { Meal } from '@academy/domain/meals';
import type { CalendarDay } from '@academy/domain/time';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database';
import {
  absenceReasons,
  attendanceMarks,
  attendanceVisits,
  holidays,
  pickUps,
  pointObjections,
  regularSchedules,
  reservations,
  studentPoints,
  students,
} from '../../../db/schema';
import { readReasonsWhere } from '../../../shared/schedule/reasons-db';
import { readSchedulesWhere } from '../../../shared/schedule/schedules-db';

interface Asked {
  studentId: StudentId;
  date: CalendarDay;
}

/** Why the academy rests on the day, if it does. */
export async function readHoliday(tx: Tx, date: CalendarDay): Promise<string | null> {
  const [rest] = await tx
    .select({
      name: sql<string | null>`string_agg(${holidays.name}, ' · ' order by ${holidays.name})`,
    })
    .from(holidays)
    .where(eq(holidays.date, date));
  return rest?.name ?? null;
}

/** When the student came and went, and what was marked: without who wrote it. */
export async function readSheetRow(
  tx: Tx,
  { studentId, date }: Asked,
): Promise<Pick<AttendanceRow, 'marks' | 'visit'> & { registered: Registered | undefined }> {
  const [student] = await tx
    .select({
      visit: attendanceVisits,
      startDate: students.startDate,
      registeredAt: students.createdAt,
    })
    .from(students)
    .leftJoin(
      attendanceVisits,
      and(eq(attendanceVisits.date, date), eq(attendanceVisits.studentId, students.id)),
    )
    .where(eq(students.id, studentId));
  const visit = student?.visit;
  const marks = await tx
    .select()
    .from(attendanceMarks)
    .where(and(eq(attendanceMarks.date, date), eq(attendanceMarks.studentId, studentId)));
  return {
    registered: student,
    visit: visit ? { ...visit, at: visit.at.toISOString(), byName: '' } : null,
    marks: marks.map(({ period, at, byManagerId, ...mark }) => ({
      period,
      mark: { ...mark, at: at.toISOString(), byId: byManagerId, byName: '' },
    })),
  };
}

/** What the student eats on the day, and which of it was handed out when. */
export async function readMealsOfDay(tx: Tx, { studentId, date }: Asked) {
  const [row] = await tx
    .select({ lunch: reservations.lunch, dinner: reservations.dinner })
    .from(reservations)
    .where(and(eq(reservations.studentId, studentId), eq(reservations.date, date)));
  const ticks = await tx
    .select({ meal: pickUps.meal, at: pickUps.at })
    .from(pickUps)
    .where(and(eq(pickUps.date, date), eq(pickUps.studentId, studentId)));
  const of = (meal: Meal) => ({
    ordered: row?.[meal] ?? false,
    pickedUpAt: ticks.find((tick) => tick.meal === meal)?.at.toISOString() ?? null,
  });
  return { lunch: of('lunch'), dinner: of('dinner') };
}

/** The newest counting point, by incident. */
export async function readLastPoint(tx: Tx, studentId: StudentId) {
  const [point] = await tx
    .select({
      pointType: studentPoints.pointType,
      points: studentPoints.points,
      reason: studentPoints.reason,
      incidentDate: studentPoints.incidentDate,
    })
    .from(studentPoints)
    .where(and(eq(studentPoints.studentId, studentId), isNull(studentPoints.voidedAt)))
    .orderBy(desc(studentPoints.incidentDate), desc(studentPoints.id))
    .limit(1);
  return point ?? null;
}

/** Schedules and reasons that wait for a decision. */
export const readWaitingAbsences = async (tx: Tx, studentId: StudentId) => ({
  schedules: await readSchedulesWhere(
    tx,
    and(eq(regularSchedules.studentId, studentId), eq(regularSchedules.status, 'PENDING')),
  ),
  reasons: await readReasonsWhere(
    tx,
    and(eq(absenceReasons.studentId, studentId), eq(absenceReasons.status, 'PENDING')),
  ),
});

/** Unanswered objections. */
export async function readWaitingObjections(tx: Tx, studentId: StudentId) {
  const rows = await tx
    .select({
      pointId: pointObjections.pointId,
      reason: studentPoints.reason,
      at: pointObjections.at,
    })
    .from(pointObjections)
    .innerJoin(studentPoints, eq(studentPoints.id, pointObjections.pointId))
    .where(and(eq(studentPoints.studentId, studentId), eq(pointObjections.status, 'OPEN')));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
