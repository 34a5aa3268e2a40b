import type { StudentId } from '@academy/domain/ids';
import type { PointType } from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { managers, studentPoints } from '../../db/schema';
import { pointColumns } from '../../shared/points/point-columns-db';

interface Page {
  studentId: StudentId;
  type: PointType | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  limit: number;
  offset: number;
}

/**
 * A page of a student's points beside the totals over all of them, in one statement: both are of
 * the same instant, whatever is issued or voided meanwhile. A page without points answers one row
 * with the totals alone.
 */
export async function readPointsPage(db: Db, { studentId, type, from, to, limit, offset }: Page) {
  const standing = and(
    eq(studentPoints.studentId, studentId),
    isNull(studentPoints.voidedAt),
    from && gte(studentPoints.incidentDate, from),
    to && lte(studentPoints.incidentDate, to),
  );
  const sum = (of: PointType) =>
    sql<number>`coalesce(sum(${studentPoints.points}) filter (where ${studentPoints.pointType} = ${of}), 0)`.mapWith(
      Number,
    );
  const count = (of: PointType) =>
    sql<number>`count(*) filter (where ${studentPoints.pointType} = ${of})`.mapWith(Number);
  const totals = db.$with('totals').as(
    db
      .select({
        rewardTotal: sum('REWARD').as('reward_total'),
        penaltyTotal: sum('PENALTY').as('penalty_total'),
        rewardCount: count('REWARD').as('reward_count'),
        penaltyCount: count('PENALTY').as('penalty_count'),
      })
      .from(studentPoints)
      .where(standing),
  );
  const page = db.$with('page').as(
    db
      .select(pointColumns)
      .from(studentPoints)
      .innerJoin(managers, eq(managers.id, studentPoints.issuedBy))
      .where(and(standing, type && eq(studentPoints.pointType, type)))
      .orderBy(desc(studentPoints.incidentDate), desc(studentPoints.id))
      .limit(limit)
      .offset(offset),
  );

  const rows = await db
    .with(totals, page)
    .select()
    .from(totals)
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.incidentDate), desc(page.id));
  const [first] = rows;
  if (!first) throw new Error('totals always have a row');
  return { totals: first.totals, points: rows.flatMap((row) => row.page ?? []) };
}
