import { awayOn } from '@academy/domain/calendar';
import { groupBy } from '@academy/domain/collections';
import type { StudentId } from '@academy/domain/ids';
import { meals, type Meal } from '@academy/domain/meals';
import type { ScheduleSettings } from '@academy/domain/schedule';
import { START_OF_DAY, type CalendarDay } from '@academy/domain/time';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { absenceReasons, attendanceVisits, regularSchedules } from '../../db/schema';
import { readKnownDays } from '../../shared/attendance/month/read-month-days';
import { readScheduleSettings } from '../../shared/settings/kept-settings';
import { toReason } from '../../shared/schedule/reasons-db';
import { toSchedule } from '../../shared/schedule/schedules-db';

type Ordered = Readonly<Record<Meal, boolean>>;

/** Who is away all day as the sheet of the day says, and whether that is excused. */
async function readAbsent(
  db: Db,
  date: CalendarDay,
  now: Date,
): Promise<ReadonlyMap<StudentId, { excused: boolean }>> {
  const { rows } = await readKnownDays(db, [date], now);
  return new Map(
    rows.flatMap(({ student: { studentId }, days: [day] }) =>
      day?.summary.status === 'ABSENT'
        ? [[studentId, { excused: day.summary.excused }] as const]
        : [],
    ),
  );
}

const readVisits = (db: Db, date: CalendarDay) =>
  db
    .select({
      studentId: attendanceVisits.studentId,
      arrivedAt: attendanceVisits.arrivedAt,
      leftAt: attendanceVisits.leftAt,
      outings: attendanceVisits.outings,
    })
    .from(attendanceVisits)
    .where(eq(attendanceVisits.date, date));

/** When a student's last meal ends; without any, the day's beginning. */
const mealsOver = (ordered: Ordered, { mealTimes }: ScheduleSettings) =>
  meals
    .filter((meal) => ordered[meal])
    .map((meal) => mealTimes[meal].to)
    .toSorted()
    .at(-1) ?? START_OF_DAY;

/** Absences of a day, from the attendance sheet and approved requests: thirteen queries. */
export async function readAway(
  db: Db,
  date: CalendarDay,
  now: Date,
): Promise<(studentId: StudentId, ordered: Ordered) => string | null> {
  const [schedules, reasons, absentOf, visits, settings] = await Promise.all([
    db
      .select()
      .from(regularSchedules)
      .where(
        and(
          eq(regularSchedules.status, 'APPROVED'),
          lte(regularSchedules.firstDate, date),
          or(isNull(regularSchedules.lastDate), gte(regularSchedules.lastDate, date)),
        ),
      ),
    db
      .select()
      .from(absenceReasons)
      .where(and(eq(absenceReasons.status, 'APPROVED'), eq(absenceReasons.date, date))),
    readAbsent(db, date, now),
    readVisits(db, date),
    readScheduleSettings(db),
  ]);
  const schedulesOf = groupBy(schedules, ({ studentId }) => studentId);
  const reasonsOf = groupBy(reasons, ({ studentId }) => studentId);
  const visitOf = new Map(visits.map(({ studentId, ...visit }) => [studentId, visit]));
  return (studentId, ordered) =>
    awayOn(date, {
      until: mealsOver(ordered, settings),
      seen: { absent: absentOf.get(studentId) ?? null, visit: visitOf.get(studentId) ?? null },
      schedules: (schedulesOf.get(studentId) ?? []).map((row) => toSchedule(row)),
      reasons: (reasonsOf.get(studentId) ?? []).map((row) => toReason(row)),
    });
}
