import { countDays } from '@academy/domain/meals';
import type { StudentId } from '@academy/domain/ids';
import { daysIn, dayOfMonth, type CalendarDay, type CalendarMonth } from '@academy/domain/time';
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { mockExams, mockRegistrations, studentPoints } from '../../db/schema';
import { readPublishedResults } from '../mock-results-db';
import { readMealMonths } from '../meals/meal-months-db';

interface Span {
  month: CalendarMonth;
  only: StudentId | undefined;
}

const spanOf = (month: CalendarMonth): [CalendarDay, CalendarDay] => [
  dayOfMonth(month, 1),
  dayOfMonth(month, daysIn(month)),
];

/** How many meals each has in the month; who has none is not there. */
export async function countMeals(db: Db | Tx, { month, only }: Span) {
  const rows = await readMealMonths(db, { months: [month], ...(only && { only: [only] }) });
  return new Map(
    rows.map(({ studentId, lunch, dinner }) => [
      studentId,
      { lunches: countDays(lunch), dinners: countDays(dinner) },
    ]),
  );
}

/** The valid points of the month's incidents; students without any are left out. */
export async function sumPoints(db: Db | Tx, { month, only }: Span) {
  const sum = (type: 'REWARD' | 'PENALTY') =>
    sql<number>`coalesce(sum(${studentPoints.points}) filter (where ${studentPoints.pointType} = ${type}), 0)::int`;
  const rows = await db
    .select({
      studentId: studentPoints.studentId,
      rewards: sum('REWARD'),
      penalties: sum('PENALTY'),
    })
    .from(studentPoints)
    .where(
      and(
        between(studentPoints.incidentDate, ...spanOf(month)),
        isNull(studentPoints.voidedAt),
        only && eq(studentPoints.studentId, only),
      ),
    )
    .groupBy(studentPoints.studentId);
  return new Map(rows.map(({ studentId, ...points }) => [studentId, points]));
}

/** The exams of the month for which students are registered, in their order. */
export const readExams = (db: Db | Tx, { month, only }: Span) =>
  db
    .select({
      studentId: mockRegistrations.studentId,
      id: mockExams.id,
      title: mockExams.title,
      examDate: mockExams.examDate,
    })
    .from(mockRegistrations)
    .innerJoin(mockExams, eq(mockExams.id, mockRegistrations.mockExamId))
    .where(
      and(
        between(mockExams.examDate, ...spanOf(month)),
        isNull(mockExams.cancelledAt),
        isNull(mockRegistrations.canceledAt),
        only && eq(mockRegistrations.studentId, only),
      ),
    )
    .orderBy(asc(mockExams.examDate), asc(mockExams.id));

/** The published results of the exams of the month. */
export const readResults = (db: Db | Tx, { month, only }: Span) =>
  readPublishedResults(db, { only, days: spanOf(month) });
