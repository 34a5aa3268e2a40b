import type { StudentId } from '@academy/domain/ids';
import {
  pointUndoneText,
  countedSpan,
  countedSum,
  stepOf,
  type PointSettings,
  type PointType,
} from '@academy/domain/points';
import type { CalendarDay } from '@academy/domain/time';
import { and, count, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { studentPoints, students } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';
import { readPointSettings } from '../settings/kept-settings';

/** Incident days, both included; open ends where one is left out. */
export interface PointSpan {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
}

export interface PointSums {
  rewardTotal: number;
  penaltyTotal: number;
  /** Of these, what happened in the period of the steps. */
  rewards: number;
  penalties: number;
  /** What the steps count. */
  counted: number;
  /** The step that is reached. */
  step: string | null;
  lastIncidentDate: CalendarDay | null;
}

const within = (from: CalendarDay | null | undefined, to: CalendarDay | null | undefined) =>
  and(
    from ? gte(studentPoints.incidentDate, from) : undefined,
    to ? lte(studentPoints.incidentDate, to) : undefined,
  ) ?? sql`true`;

const sumOf = (type: PointType, where = sql`true`) =>
  sql<number>`coalesce(sum(${studentPoints.points}) filter (where ${studentPoints.pointType} = ${type} and ${where}), 0)`.mapWith(
    Number,
  );

/**
 * The sums of valid points, of a span where one is given, and what the steps count of them, student
 * by student, in one query. Students without points are left out.
 */
export async function readPointSums(
  db: Db | Tx,
  settings: PointSettings,
  today: CalendarDay,
  { only, span = {} }: { only?: readonly StudentId[] | undefined; span?: PointSpan } = {},
): Promise<ReadonlyMap<StudentId, PointSums>> {
  const { first, last } = countedSpan(settings, today);
  const [counts, shown] = [within(first, last), within(span.from, span.to)];
  const rows = await db
    .select({
      studentId: studentPoints.studentId,
      rewardTotal: sumOf('REWARD', shown),
      penaltyTotal: sumOf('PENALTY', shown),
      rewards: sumOf('REWARD', counts),
      penalties: sumOf('PENALTY', counts),
      lastIncidentDate: sql<CalendarDay | null>`max(${studentPoints.incidentDate}) filter (where ${shown})`,
    })
    .from(studentPoints)
    .where(and(isNull(studentPoints.voidedAt), only && isAmong(studentPoints.studentId, only)))
    .groupBy(studentPoints.studentId);
  return new Map(
    rows.map((row) => {
      const counted = countedSum(row, settings.measure);
      const step = stepOf(counted, settings.steps)?.name ?? null;
      return [row.studentId, { ...row, counted, step }];
    }),
  );
}

/**
 * 기준 초과: how many enrolled students have reached a step. Students with equal sums are one row:
 * the rule is asked once for them all.
 */
export async function countOver(db: Db | Tx, today: CalendarDay): Promise<number> {
  const settings = await readPointSettings(db);
  const { first, last } = countedSpan(settings, today);
  const sums = db
    .select({ rewards: sumOf('REWARD').as('rewards'), penalties: sumOf('PENALTY').as('penalties') })
    .from(studentPoints)
    .innerJoin(students, eq(students.id, studentPoints.studentId))
    .where(
      and(
        isNull(studentPoints.voidedAt),
        within(first, last),
        eq(students.status, 'ENROLLED'),
        isNull(students.deletedAt),
      ),
    )
    .groupBy(studentPoints.studentId)
    .as('sums');
  const groups = await db
    .select({ rewards: sums.rewards, penalties: sums.penalties, students: count() })
    .from(sums)
    .groupBy(sums.rewards, sums.penalties);
  return groups
    .filter((group) => stepOf(countedSum(group, settings.measure), settings.steps) !== null)
    .reduce((all, group) => all + group.students, 0);
}

/**
 * Who got the points that a study day proposed. A student whose point was voided was judged, and is
 * not proposed again; undoing leaves the proposal open.
 */
export async function readGiven(tx: Db | Tx, date: CalendarDay): Promise<ReadonlySet<StudentId>> {
  const rows = await tx
    .select({ studentId: studentPoints.studentId })
    .from(studentPoints)
    .where(
      and(
        eq(studentPoints.proposalOf, date),
        or(isNull(studentPoints.voidedAt), ne(studentPoints.voidReason, pointUndoneText)),
      ),
    );
  return new Set(rows.map(({ studentId }) => studentId));
}
