import { groupBy } from '@academy/domain/collections';
import type { GuardianId, StudentId } from '@academy/domain/ids';
import type { Guardian } from '@academy/domain/students';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { inParts } from '../../db/in-parts';
import { studentGuardians } from '../../db/schema';
import { isAmong } from '../../db/schema/columns';
import { sameJson } from '../../shared/same-json';

interface Standing {
  id: GuardianId;
  studentId: StudentId;
  guardian: Guardian;
}

/** The guardians of these students, or of all. */
async function readStanding(
  db: Db | Tx,
  ids?: readonly StudentId[],
): Promise<ReadonlyMap<StudentId, Standing[]>> {
  if (ids?.length === 0) return new Map();
  const { id, studentId, place, name, phone, relation } = studentGuardians;
  const rows = await db
    .select({ id, studentId, guardian: { name, phone, relation } })
    .from(studentGuardians)
    .where(ids && isAmong(studentId, ids))
    .orderBy(asc(studentId), asc(place), asc(id));
  return groupBy(rows, (row) => row.studentId);
}

/**
 * Students with their guardians, in one statement of its own: what a student's lock has waited for
 * is seen.
 */
export async function withGuardians<Row extends { id: StudentId }>(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<(Row & { guardians: Guardian[] })[]> {
  const standing = await readStanding(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    guardians: (standing.get(row.id) ?? []).map(({ guardian }) => guardian),
  }));
}

/** All guardians. */
export async function readGuardians(db: Db | Tx): Promise<(id: StudentId) => Guardian[]> {
  const standing = await readStanding(db);
  return (id) => (standing.get(id) ?? []).map(({ guardian }) => guardian);
}

interface Written {
  id: StudentId;
  guardians: readonly Guardian[];
}

/**
 * Who of the guardians stays, who is new, and who is gone: the same number is the same guardian,
 * without one the same name.
 */
function planOne({ id: studentId, guardians }: Written, standing: readonly Standing[]) {
  const left = [...standing];
  const rows = guardians.map((guardian, place) => {
    const at = left.findIndex(({ guardian: { name, phone } }) =>
      guardian.phone === null ? phone === null && name === guardian.name : phone === guardian.phone,
    );
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return { id: found?.id, studentId, place, ...guardian };
  });
  return { rows, gone: left.map(({ id }) => id) };
}

/** Replaces the guardians of these students. */
export async function writeGuardians(tx: Tx, writes: readonly Written[]): Promise<void> {
  const standing = await readStanding(
    tx,
    writes.map(({ id }) => id),
  );
  const plans = writes.flatMap((write) => {
    const before = standing.get(write.id) ?? [];
    const same = sameJson(
      before.map(({ guardian }) => guardian),
      write.guardians,
    );
    return same ? [] : [planOne(write, before)];
  });
  const gone = plans.flatMap((plan) => plan.gone);
  if (gone.length > 0) await tx.delete(studentGuardians).where(inArray(studentGuardians.id, gone));
  const rows = plans.flatMap((plan) => plan.rows);
  const kept = rows.filter(({ id }) => id !== undefined);
  if (kept.length > 0)
    await tx
      .update(studentGuardians)
      .set({ place: sql`w.place`, name: sql`w.name`, relation: sql`w.relation` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as w (id bigint, place int, name text, relation text)`,
      )
      .where(sql`${studentGuardians.id} = w.id`);
  const added = rows.filter(({ id }) => id === undefined);
  for (const part of inParts(added))
    await tx.insert(studentGuardians).values(
      part.map(({ studentId, place, name, phone, relation }) => ({
        studentId,
        place,
        name,
        phone,
        relation,
      })),
    );
}
