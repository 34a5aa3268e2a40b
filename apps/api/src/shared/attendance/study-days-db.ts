import type { DayClose } from '@academy/domain/attendance';
import type { ManagerId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceDays, managers } from '../../db/schema';

export interface StudyDay {
  revision: number;
  closed: DayClose | null;
}

/** A day that nobody ever marked is open and at revision 0. */
export async function readStudyDay(db: Db | Tx, date: CalendarDay): Promise<StudyDay> {
  const [row] = await db
    .select({
      revision: attendanceDays.revision,
      closedAt: attendanceDays.closedAt,
      byName: sql<string>`coalesce(${managers.name}, '')`,
    })
    .from(attendanceDays)
    .leftJoin(managers, eq(managers.id, attendanceDays.closedBy))
    .where(eq(attendanceDays.date, date));
  return {
    revision: row?.revision ?? 0,
    closed: row?.closedAt ? { at: row.closedAt.toISOString(), byName: row.byName } : null,
  };
}

/** When the days of some time were closed; a day that is open has no entry. */
export async function readCloses(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
): Promise<ReadonlyMap<CalendarDay, Pick<DayClose, 'at'>>> {
  const rows = await db
    .select({ date: attendanceDays.date, at: attendanceDays.closedAt })
    .from(attendanceDays)
    .where(and(between(attendanceDays.date, first, last), isNotNull(attendanceDays.closedAt)));
  return new Map(
    rows.flatMap(({ date, at }) => (at ? [[date, { at: at.toISOString() }] as const] : [])),
  );
}

/**
 * Takes the next revision of a day. Saves of one day take turns until the transaction ends: a
 * revision that can be read has everything before it.
 */
export async function nextRevision(tx: Tx, date: CalendarDay): Promise<StudyDay> {
  await tx
    .insert(attendanceDays)
    .values({ date, revision: 1 })
    .onConflictDoUpdate({
      target: attendanceDays.date,
      set: { revision: sql`${attendanceDays.revision} + 1` },
    });
  return readStudyDay(tx, date);
}

/** Nobody saves anything of a day until the transaction ends; its revision stays. */
export async function lockStudyDay(tx: Tx, date: CalendarDay): Promise<void> {
  await tx.insert(attendanceDays).values({ date }).onConflictDoNothing();
  await tx
    .select({ date: attendanceDays.date })
    .from(attendanceDays)
    .where(eq(attendanceDays.date, date))
    .for('update');
}

export async function writeClose(
  tx: Tx,
  date: CalendarDay,
  { by, now }: { by: ManagerId; now: Date },
): Promise<void> {
  await tx
    .update(attendanceDays)
    .set({ closedAt: now, closedBy: by })
    .where(eq(attendanceDays.date, date));
}

export async function writeReopen(tx: Tx, date: CalendarDay, reason: string): Promise<void> {
  await tx
    .update(attendanceDays)
    .set({ closedAt: null, closedBy: null, reopenReason: reason })
    .where(eq(attendanceDays.date, date));
}
