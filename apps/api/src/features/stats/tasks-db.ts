import { DROPPED_FOR } from '@academy/domain/messages';
import type { CalendarDay } from '@academy/domain/time';
import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/database';
import {
  absenceReasons,
  loginAlerts,
  loginDevices,
  managers,
  mealOrders,
  messages,
  mockExams,
  pointObjections,
  regularSchedules,
  reservations,
  students,
} from '../../db/schema';

const DAY_MS = 24 * 60 * 60_000;

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

export const countEnrolled = (db: Db) =>
  db.$count(students, and(eq(students.status, 'ENROLLED'), isNull(students.deletedAt)));

export const countPendingSchedules = (db: Db) =>
  db.$count(regularSchedules, eq(regularSchedules.status, 'PENDING'));
export const countPendingReasons = (db: Db) =>
  db.$count(absenceReasons, eq(absenceReasons.status, 'PENDING'));
export const countOpenObjections = (db: Db) =>
  db.$count(pointObjections, eq(pointObjections.status, 'OPEN'));
export const countPendingAccounts = (db: Db) => db.$count(managers, eq(managers.status, 'PENDING'));

export const countLoginAlerts = (db: Db) => db.$count(loginAlerts, isNull(loginAlerts.seenAt));
export const countWaitingDevices = (db: Db) =>
  db.$count(loginDevices, eq(loginDevices.state, 'waiting'));

/**
 * How many messages of the last 24 hours failed, or were found then not to have arrived; of those
 * to caterers also what is being retried. Left out: orders, which are followed by day, test
 * messages, and students' devices, which come and go.
 */
export async function countFailedMessages(db: Db, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .leftJoin(mealOrders, eq(mealOrders.messageId, messages.id))
    .where(
      and(
        isNotNull(messages.failure),
        notInArray(messages.failure, [...DROPPED_FOR]),
        or(
          and(eq(messages.delivery, 'failed'), gt(messages.settledAt, dayAgo)),
          and(
            gt(messages.createdAt, dayAgo),
            or(eq(messages.state, 'dead'), eq(messages.kind, 'order')),
          ),
        ),
        ne(messages.kind, 'test'),
        ne(messages.channel, 'push'),
        isNull(mealOrders.messageId),
      ),
    );
  return row?.count ?? 0;
}

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
