import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { academies, due } from '../../db/directory/tables';
import { servedBy } from '../served-version-db';

/** An academy whose process ended in its turn is taken by another one after this. */
const LEASE_MS = 2 * 60_000;

export type Taken = Pick<typeof due.$inferSelect, 'academyId' | 'marks' | 'sweptAt'>;

/** Takes the academies that are due the longest; no other process gets them meanwhile. */
export async function takeDue(
  db: Db,
  { now, newest, atMost }: { now: Date; newest: string; atMost: number },
): Promise<Taken[]> {
  const served = db
    .select({ id: academies.id })
    .from(academies)
    .where(and(eq(academies.state, 'active'), servedBy(newest)));
  const first = db.$with('first').as(
    db
      .select({ academyId: due.academyId })
      .from(due)
      .where(
        and(
          lte(due.at, now),
          or(isNull(due.takenUntil), lte(due.takenUntil, now)),
          inArray(due.academyId, served),
        ),
      )
      .orderBy(asc(due.at), asc(due.academyId))
      .limit(atMost)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(first)
    .update(due)
    .set({ takenUntil: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(due.academyId, db.select({ academyId: first.academyId }).from(first)))
    .returning({ academyId: due.academyId, marks: due.marks, sweptAt: due.sweptAt });
}

/** Its next turn; at once after a write during this one. */
export const putBack = async (
  db: Db,
  { academyId, marks, sweptAt }: Taken,
  { now, next }: { now: Date; next: Date },
): Promise<void> =>
  void (await db
    .update(due)
    .set({
      at: sql`case when ${due.marks} = ${marks} then ${next.toISOString()}::timestamptz else ${now.toISOString()}::timestamptz end`,
      takenUntil: null,
      sweptAt,
    })
    .where(eq(due.academyId, academyId)));

/** There were writes at these academies. */
export const markDue = async (db: Db, ids: readonly bigint[], now: Date): Promise<void> =>
  void (await db
    .update(due)
    .set({
      at: sql`least(${due.at}, ${now.toISOString()}::timestamptz)`,
      marks: sql`${due.marks} + 1`,
    })
    .where(inArray(due.academyId, [...ids])));
