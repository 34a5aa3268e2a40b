import { actionsOf, type AuditTopic } from '@academy/domain/audit';
import type { AuditId, ManagerId, StudentId } from '@academy/domain/ids';
import { instantAt, shiftDay, type CalendarDay } from '@academy/domain/time';
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { auditLog, managers, students } from '../../db/schema';
import { concerns } from '../../db/schema/columns';

export type AuditRow = typeof auditLog.$inferSelect;

/** `from` and `to` are days in Seoul, both included. */
export interface AuditFilter {
  from?: CalendarDay | undefined;
  to?: CalendarDay | undefined;
  actorKind?: AuditRow['actorKind'] | undefined;
  actor?: ManagerId | undefined;
  topic?: AuditTopic | undefined;
  action?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  studentId?: StudentId | undefined;
  /** Only these topics. */
  topics?: readonly AuditTopic[];
}

const conditionsOf = ({
  from,
  to,
  actorKind,
  actor,
  topic,
  action,
  entity,
  entityId,
  studentId,
  topics,
}: AuditFilter): (SQL | undefined)[] => [
  from && gte(auditLog.at, instantAt(from, 0)),
  to && lt(auditLog.at, instantAt(shiftDay(to, 1), 0)),
  actorKind && eq(auditLog.actorKind, actorKind),
  actor && and(eq(auditLog.actorKind, 'manager'), eq(auditLog.actorId, actor)),
  topic && inArray(auditLog.action, [...actionsOf(topic)]),
  action ? eq(auditLog.action, action) : undefined,
  entity ? eq(auditLog.entity, entity) : undefined,
  entityId ? eq(auditLog.entityId, entityId) : undefined,
  studentId && concerns(auditLog.studentIds, studentId),
  topics && inArray(auditLog.action, topics.flatMap(actionsOf)),
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
        ...conditionsOf(filter),
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

/** All accounts, by name. */
export const readActors = (db: Db): Promise<{ id: ManagerId; name: string }[]> =>
  db
    .select({ id: managers.id, name: managers.name })
    .from(managers)
    .orderBy(asc(managers.name), asc(managers.id));
