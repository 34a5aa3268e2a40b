import type { ManagerId, PointId, StudentId } from '@academy/domain/ids';
import type { IssuedPoint, PointType } from '@academy/domain/points';
import { instantAt, shiftDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../db/database';
import { managers, pointObjections, studentPoints, students } from '../../../db/schema';
import { confirmationOf } from '../../../shared/points/point-columns-db';
import { studentFactColumns } from '../../../shared/students/student-facts-db';

/** Filter of the history; the search becomes the ids of matching students. */
export interface IssuedFilter {
  type?: PointType | undefined;
  reason?: string | undefined;
  issuerId?: ManagerId | undefined;
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  issuedOn?: CalendarDay | undefined;
  withVoided: boolean;
  unconfirmed?: boolean;
  studentIds?: readonly StudentId[] | undefined;
}

const p = studentPoints;

/** Waits for its student's confirmation. */
const isUnconfirmed = and(eq(p.asksConfirmation, true), isNull(p.confirmedAt), isNull(p.voidedAt));

function narrowed({
  type,
  reason = '',
  issuerId,
  from,
  to,
  issuedOn,
  withVoided,
  unconfirmed = false,
  studentIds,
}: IssuedFilter): SQL | undefined {
  return and(
    type && eq(p.pointType, type),
    issuerId && eq(p.issuedBy, issuerId),
    from && gte(p.incidentDate, from),
    to && lte(p.incidentDate, to),
    reason.trim() === '' ? undefined : sql`strpos(lower(${p.reason}), lower(${reason.trim()})) > 0`,
    issuedOn &&
      and(
        gte(p.createdAt, instantAt(issuedOn, 0)),
        lt(p.createdAt, instantAt(shiftDay(issuedOn, 1), 0)),
      ),
    withVoided ? undefined : isNull(p.voidedAt),
    unconfirmed ? isUnconfirmed : undefined,
    studentIds && inArray(p.studentId, [...studentIds]),
  );
}

const voider = alias(managers, 'voider');
const columns = {
  ...studentFactColumns,
  id: p.id,
  incidentDate: p.incidentDate,
  createdAt: p.createdAt,
  pointType: p.pointType,
  points: p.points,
  reason: p.reason,
  memo: p.memo,
  issuerId: p.issuedBy,
  issuerName: managers.name,
  voidedAt: p.voidedAt,
  voidReason: p.voidReason,
  voidedByName: voider.name,
  objection: pointObjections.status,
  asksConfirmation: p.asksConfirmation,
  confirmedAt: p.confirmedAt,
};

/** A file has no slices. */
const EVERYTHING = 1_000_000;

/** Points of a condition as managers read them, newest incident first, then the larger id. */
async function readWhere(
  db: Db | Tx,
  where: SQL | undefined,
  limit = EVERYTHING,
): Promise<IssuedPoint[]> {
  const rows = await db
    .select(columns)
    .from(p)
    .innerJoin(students, eq(students.id, p.studentId))
    .innerJoin(managers, eq(managers.id, p.issuedBy))
    .leftJoin(voider, eq(voider.id, p.voidedBy))
    .leftJoin(pointObjections, eq(pointObjections.pointId, p.id))
    .where(where)
    .orderBy(desc(p.incidentDate), desc(p.id))
    .limit(limit);
  return rows.map(({ createdAt, voidedAt, voidReason, voidedByName, ...all }) => {
    const { asksConfirmation, confirmedAt, ...row } = all;
    return {
      ...row,
      confirmation: confirmationOf({ asksConfirmation, confirmedAt }),
      createdAt: createdAt.toISOString(),
      voided: voidedAt && {
        at: voidedAt.toISOString(),
        byName: voidedByName ?? '',
        reason: voidReason ?? '',
      },
    };
  });
}

/** What is behind a point in the list. */
const after = ({ id, incidentDate }: { id: PointId; incidentDate: CalendarDay }) =>
  or(lt(p.incidentDate, incidentDate), and(eq(p.incidentDate, incidentDate), lt(p.id, id)));

/**
 * The next `limit` points of the history behind `last`, or its first; undefined when `last` never
 * was.
 */
export const readIssued = (
  db: Db | Tx,
  filter: IssuedFilter,
  slice?: { limit: number; last: { id: PointId; incidentDate: CalendarDay } | undefined },
): Promise<IssuedPoint[]> =>
  readWhere(db, and(narrowed(filter), slice?.last && after(slice.last)), slice?.limit);

/** Where a slice begins. */
export async function readPlace(db: Db | Tx, id: PointId) {
  const [row] = await db
    .select({ id: p.id, incidentDate: p.incidentDate })
    .from(p)
    .where(eq(p.id, id));
  return row;
}

export const readIssuedPoints = (db: Db | Tx, ids: readonly PointId[]): Promise<IssuedPoint[]> =>
  readWhere(db, inArray(p.id, [...ids]));

/** The points of these that wait for their student's confirmation, oldest first. */
export const readUnconfirmed = (tx: Tx, ids: readonly PointId[]) =>
  tx
    .select({ id: p.id, studentId: p.studentId })
    .from(p)
    .where(and(inArray(p.id, [...ids]), isUnconfirmed))
    .orderBy(asc(p.id));

/** Whom of these students something still asks for a confirmation. */
export async function studentsAsked(tx: Tx, of: readonly StudentId[]): Promise<Set<StudentId>> {
  const rows = await tx
    .selectDistinct({ studentId: p.studentId })
    .from(p)
    .where(and(inArray(p.studentId, [...of]), isUnconfirmed));
  return new Set(rows.map(({ studentId }) => studentId));
}

/**
 * The sums of the whole filter, without what was voided; how many confirmed, also where the filter
 * shows those alone who have not.
 */
export async function readIssuedSums(db: Db | Tx, filter: IssuedFilter) {
  const shown = (filter.unconfirmed && isUnconfirmed) || sql`true`;
  const sum = (type: PointType) =>
    sql<number>`coalesce(sum(${p.points}) filter (where ${p.pointType} = ${type} and ${shown}), 0)`.mapWith(
      Number,
    );
  const count = (where: SQL) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const [row] = await db
    .select({
      rewardTotal: sum('REWARD'),
      penaltyTotal: sum('PENALTY'),
      asked: count(sql`${p.asksConfirmation}`),
      confirmed: count(sql`${p.confirmedAt} is not null`),
    })
    .from(p)
    .where(and(narrowed({ ...filter, unconfirmed: false }), isNull(p.voidedAt)));
  const { rewardTotal = 0, penaltyTotal = 0, asked = 0, confirmed = 0 } = row ?? {};
  return { rewardTotal, penaltyTotal, confirmations: { asked, confirmed } };
}
