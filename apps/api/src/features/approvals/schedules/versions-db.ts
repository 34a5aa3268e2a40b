import { managerIdSchema, type ScheduleId } from '@academy/domain/ids';
import {
  regularScheduleSchema,
  type RegularSchedule,
  type ScheduleVersion,
} from '@academy/domain/schedule';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../db/database';
import { auditLog, managers, regularSchedules, scheduleVersions } from '../../../db/schema';
import type { ScheduleVersionRef } from '../../../shared/schedule/schedule-writes-db';

const idInJson = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const idOrNull = z.nullable(idInJson);
const instantInJson = z.pipe(
  z.string(),
  z.transform((text) => new Date(text).toISOString()),
);
/**
 * A row as `to_jsonb` wrote it: columns by their names in the database, ids as numbers, instants
 * with an offset.
 */
const storedSchema = z.looseObject({
  id: idInJson,
  replaces_id: idOrNull,
  decided_by: idOrNull,
  decided_at: z.nullable(instantInJson),
  created_at: instantInJson,
  updated_at: instantInJson,
});

/** Converts a stored row to a version; `names` supplies who decided it. */
function toVersion(value: unknown, names: ReadonlyMap<string, string>): RegularSchedule {
  const {
    id,
    replaces_id: replacesId,
    decided_by: by,
    decided_at: decidedAt,
    created_at: createdAt,
    updated_at: updatedAt,
    ...row
  } = storedSchema.parse(value);
  return regularScheduleSchema.parse({
    ...row,
    id,
    replacesId,
    decidedAt,
    createdAt,
    updatedAt,
    decidedByName: by === null ? null : (names.get(by) ?? null),
    from: row['from_time'],
    to: row['to_time'],
    firstDate: row['first_date'],
    lastDate: row['last_date'],
    everyWeeks: row['every_weeks'],
    registeredBy: row['registered_by'],
    rejectReason: row['reject_reason'],
    // A version keeps no pictures.
    attachments: [],
  });
}

const decidersOf = (rows: readonly { value: unknown }[]) => [
  ...new Set(
    rows.flatMap(
      ({ value }) => managerIdSchema.safeParse(storedSchema.parse(value).decided_by).data ?? [],
    ),
  ),
];

async function namesOf(
  db: Db | Tx,
  rows: readonly { value: unknown }[],
): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .select({ id: managers.id, name: managers.name })
    .from(managers)
    .where(inArray(managers.id, decidersOf(rows)));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export const scheduleExists = async (db: Db, id: ScheduleId): Promise<boolean> =>
  (await db.$count(regularSchedules, eq(regularSchedules.id, id))) > 0;

/**
 * What a schedule was before each change, the newest first, and who changed it then by the
 * log: three queries.
 */
export async function readVersions(db: Db, id: ScheduleId): Promise<ScheduleVersion[]> {
  const rows = await db
    .select()
    .from(scheduleVersions)
    .where(eq(scheduleVersions.scheduleId, id))
    .orderBy(desc(scheduleVersions.version));
  const entries = await db
    .select({
      version: sql<number | null>`(${auditLog.before} ->> 'version')::int`,
      name: auditLog.actorName,
    })
    .from(auditLog)
    .where(and(eq(auditLog.entity, 'regular-schedules'), eq(auditLog.entityId, id)));
  const changers = new Map(entries.map(({ version, name }) => [version, name]));
  const names = await namesOf(db, rows);
  return rows.map(({ version, value, at }) => ({
    version,
    value: toVersion(value, names),
    byName: changers.get(version) ?? '',
    at: at.toISOString(),
  }));
}

/** One version; null when there is none of that number. */
export async function readVersion(
  tx: Tx,
  id: ScheduleId,
  version: number,
): Promise<RegularSchedule | null> {
  const rows = await tx
    .select({ value: scheduleVersions.value })
    .from(scheduleVersions)
    .where(and(eq(scheduleVersions.scheduleId, id), eq(scheduleVersions.version, version)));
  const [row] = rows;
  return row ? toVersion(row.value, await namesOf(tx, rows)) : null;
}

/** Versions of schedules, to decide whether they can be restored. */
export async function readVersionStates(
  tx: Tx,
  versions: readonly ScheduleVersionRef[],
): Promise<Pick<RegularSchedule, 'id' | 'status' | 'replacesId'>[]> {
  if (versions.length === 0) return [];
  const rows = await tx
    .select({ value: scheduleVersions.value })
    .from(scheduleVersions)
    .where(
      or(
        ...versions.map(({ id, version }) =>
          and(eq(scheduleVersions.scheduleId, id), eq(scheduleVersions.version, version)),
        ),
      ),
    );
  return rows.map(({ value }) => toVersion(value, new Map()));
}
