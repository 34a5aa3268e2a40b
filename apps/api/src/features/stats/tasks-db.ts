import type { CalendarDay } from '@academy/domain/time';
import { and, asc, between, eq, isNull, lte, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  absenceReasons,
  loginAlerts,
  loginDevices,
  managers,
  mockExams,
  regularSchedules,
  reservations,
  students,
} from '../../db/schema';

/** How many eat on a day. */
export async function countMeals(db: Db, date: CalendarDay) {
  const [row] = await db
    .select({
      lunch: sql<number>`(count(*) filter (where ${reservations.lunch}))::int`,
      dinner: sql<number>`(count(*) filter (where ${reservations.dinner}))::int`,
    })
    .from(reservations)
    .innerJoin(students, eq(students.id, reservations.studentId))
    .where(and(eq(reservations.date, date), isNull(students.deletedAt)));
  return row ?? { lunch: 0, dinner: 0 };
}

export const countPendingSchedules = (db: Db) =>
  db.$count(regularSchedules, eq(regularSchedules.status, 'PENDING'));
export const countPendingReasons = (db: Db) =>
  db.$count(absenceReasons, eq(absenceReasons.status, 'PENDING'));
export const countPendingAccounts = (db: Db) => db.$count(managers, eq(managers.status, 'PENDING'));

export const countLoginAlerts = (db: Db) => db.$count(loginAlerts, isNull(loginAlerts.seenAt));
export const countWaitingDevices = (db: Db) =>
  db.$count(loginDevices, eq(loginDevices.state, 'waiting'));

/**
 * Mock exams, without drafts and cancelled ones, whose registration is open and ends from `today`
 * to `last`, both included.
 */
export const readClosingMocks = (db: Db, today: CalendarDay, last: CalendarDay) =>
  db
    .select({
      id: mockExams.id,
      title: mockExams.title,
      registrationEndDate: mockExams.registrationEndDate,
    })
    .from(mockExams)
    .where(
      and(
        not(mockExams.draft),
        isNull(mockExams.cancelledAt),
        isNull(mockExams.closedAt),
        lte(mockExams.registrationStartDate, today),
        between(mockExams.registrationEndDate, today, last),
      ),
    )
    .orderBy(asc(mockExams.registrationEndDate), asc(mockExams.id));
