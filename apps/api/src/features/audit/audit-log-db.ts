import { actionsOf, type AuditAction, type AuditTopic } from '@academy/domain/audit';
import type { AuditId, ManagerId, StudentId } from '@academy/domain/ids';
import { instantAt, shiftDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, gte, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database';
import {
  absenceReasons,
  auditLog,
  managers,
  mockRegistrations,
  regularSchedules,
  students,
} from '../../db/schema';

export type AuditRow = typeof auditLog.$inferSelect;

/** `from` and `to` are days in Seoul, both included. */
export interface AuditFilter {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  actorKind?: AuditRow['actorKind'] | undefined;
  actor?: ManagerId | undefined;
  topic?: AuditTopic | undefined;
  action?: AuditAction | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  studentId?: StudentId | undefined;
  /** Only what changed something: not who read or took a file. */
  changes?: boolean;
}

/** Entries whose `entityId` is the student's own. */
const OF_STUDENTS = ['students', 'reservations', 'deposits'];

/**
 * What was done to a student and by them: indexed parts, so that nobody's history reads
 * everybody's.
 */
function idsOf(db: Db, studentId: StudentId) {
  const ids = () => db.select({ id: auditLog.id }).from(auditLog).$dynamic();
  const registrations = db
    .select({ id: sql<string>`${mockRegistrations.id}::text` })
    .from(mockRegistrations)
    .where(eq(mockRegistrations.studentId, studentId));
  const schedules = db
    .select({ id: sql<string>`${regularSchedules.id}::text` })
    .from(regularSchedules)
    .where(eq(regularSchedules.studentId, studentId));
  const reasons = db
    .select({ id: sql<string>`${absenceReasons.id}::text` })
    .from(absenceReasons)
    .where(eq(absenceReasons.studentId, studentId));
  return unionAll(
    ids().where(and(inArray(auditLog.entity, OF_STUDENTS), eq(auditLog.entityId, studentId))),
    ids().where(and(eq(auditLog.actorKind, 'student'), eq(auditLog.actorId, studentId))),
    ids().where(
      and(eq(auditLog.entity, 'mock-registrations'), inArray(auditLog.entityId, registrations)),
    ),
    ids().where(
      and(eq(auditLog.entity, 'regular-schedules'), inArray(auditLog.entityId, schedules)),
    ),
    ids().where(and(eq(auditLog.entity, 'absence-reasons'), inArray(auditLog.entityId, reasons))),
  );
}

const conditionsOf = (
  db: Db,
  { from, to, actorKind, actor, topic, action, entity, entityId, studentId, changes }: AuditFilter,
): (SQL | undefined)[] => [
  from && gte(auditLog.at, instantAt(from, 0)),
  to && lt(auditLog.at, instantAt(shiftDay(to, 1), 0)),
  actorKind && eq(auditLog.actorKind, actorKind),
  actor && and(eq(auditLog.actorKind, 'manager'), eq(auditLog.actorId, actor)),
  topic && inArray(auditLog.action, [...actionsOf(topic)]),
  action && eq(auditLog.action, action),
  entity ? eq(auditLog.entity, entity) : undefined,
  entityId ? eq(auditLog.entityId, entityId) : undefined,
  studentId && inArray(auditLog.id, idsOf(db, studentId)),
  changes ? notInArray(auditLog.action, [...actionsOf('files')]) : undefined,
];

export interface AuditSliceQuery {
  size: number;
  lastId?: AuditId | undefined;
}

/** Where a slice ended. */
type Place = Pick<AuditRow, 'at' | 'id'>;

/**
 * Entries of the filter, newest first, older than `last`: by index at every filter, never by
 * walking through the log.
 */
export const auditQuery = (
  db: Db,
  filter: AuditFilter,
  { size, last }: { size: number; last?: Place | undefined },
) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        ...conditionsOf(db, filter),
        last &&
          sql`(${auditLog.at}, ${auditLog.id}) < (${last.at.toISOString()}::timestamptz, ${last.id}::bigint)`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size);

/** One slice: the entries after `lastId`, which is the last one of the slice before. */
export async function readAuditLog(
  db: Db,
  filter: AuditFilter,
  { size, lastId }: AuditSliceQuery,
): Promise<AuditRow[]> {
  if (lastId === undefined) return auditQuery(db, filter, { size });
  const [last] = await db
    .select({ at: auditLog.at, id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.id, lastId));
  return last ? auditQuery(db, filter, { size, last }) : [];
}

/** The names of these students, by id. */
export async function readNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(inArray(sql`${students.id}::text`, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody with an account, by name. */
export const readActors = (db: Db): Promise<{ id: ManagerId; name: string }[]> =>
  db
    .select({ id: managers.id, name: managers.name })
    .from(managers)
    .orderBy(asc(managers.name), asc(managers.id));
