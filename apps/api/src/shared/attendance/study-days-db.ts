import type { CloseRules, DayClose, OpenCell, Period } from '@academy/domain/attendance';
import type { ManagerId, StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceDays, managers } from '../../db/schema';

/** How a closed day is read: since when it is closed, and by which timetable. */
export interface ReadClose extends CloseRules {
  periods?: Period[];
}

export interface StudyDay {
  revision: number;
  closed: (DayClose & ReadClose) | null;
}

const closeColumns = {
  at: attendanceDays.closedAt,
  periods: attendanceDays.closedPeriods,
  grace: attendanceDays.closedGrace,
};

/** What a day was closed by; a close from before that was kept is read by the settings of now. */
const toClose = ({
  at,
  periods,
  grace,
}: {
  at: Date;
  periods: Period[] | null;
  grace: number | null;
}): ReadClose => ({
  at: at.toISOString(),
  ...(periods !== null && { periods }),
  ...(grace !== null && { lateGraceMinutes: grace }),
});

/** A day without a mark is open and at revision 0. */
export async function readStudyDay(db: Db | Tx, date: CalendarDay): Promise<StudyDay> {
  const [row] = await db
    .select({
      revision: attendanceDays.revision,
      ...closeColumns,
      open: attendanceDays.closedOpen,
      byName: sql<string>`coalesce(${managers.name}, '')`,
    })
    .from(attendanceDays)
    .leftJoin(managers, eq(managers.id, attendanceDays.closedBy))
    .where(eq(attendanceDays.date, date));
  if (!row?.at) return { revision: row?.revision ?? 0, closed: null };
  const { revision, at, open, byName, ...rules } = row;
  return {
    revision,
    closed: { ...toClose({ at, ...rules }), byName, ...(open !== null && { open: open.length }) },
  };
}

/** Closed days, each with who belonged to it then; null: all. An open day has no entry. */
export type Closes = ReadonlyMap<CalendarDay, ReadClose & { roll: ReadonlySet<string> | null }>;

/** How the closed days of some time are read; of one student, only whether they are on the roll. */
export async function readCloses(
  db: Db | Tx,
  first: CalendarDay,
  last: CalendarDay,
  only?: StudentId,
): Promise<Closes> {
  const { closedRoll } = attendanceDays;
  const roll =
    only === undefined
      ? sql<string | null>`array_to_string(${closedRoll}, ',')`
      : sql<
          string | null
        >`case ${only}::bigint = any(${closedRoll}) when true then ${only}::text when false then '' end`;
  const rows = await db
    .select({ date: attendanceDays.date, ...closeColumns, roll })
    .from(attendanceDays)
    .where(and(between(attendanceDays.date, first, last), isNotNull(attendanceDays.closedAt)));
  return new Map(
    rows.flatMap(({ date, at, roll: ids, ...rules }) =>
      at
        ? [
            [
              date,
              { ...toClose({ at, ...rules }), roll: ids === null ? null : new Set(ids.split(',')) },
            ] as const,
          ]
        : [],
    ),
  );
}

/** Whether a student belonged to a day when it was closed; to an open one all belong. */
export const isOnRoll = (closes: Closes, date: CalendarDay, studentId: StudentId): boolean =>
  closes.get(date)?.roll?.has(studentId) ?? true;

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

/** Locks a day against saves until the transaction ends; its revision stays. */
export async function lockStudyDay(tx: Tx, date: CalendarDay): Promise<void> {
  await tx.insert(attendanceDays).values({ date }).onConflictDoNothing();
  await tx
    .select({ date: attendanceDays.date })
    .from(attendanceDays)
    .where(eq(attendanceDays.date, date))
    .for('update');
}

/** All that is kept of a close: nothing of what it makes of the cells. */
export interface KeptClose {
  closedAt: Date;
  closedBy: ManagerId;
  closedPeriods: Period[] | null;
  closedGrace: number | null;
  closedRoll: StudentId[] | null;
  closedOpen: OpenCell[] | null;
}

export const writeClose = async (tx: Tx, date: CalendarDay, close: KeptClose): Promise<void> => {
  await tx.update(attendanceDays).set(close).where(eq(attendanceDays.date, date));
};

export async function writeReopen(tx: Tx, date: CalendarDay, reason: string | null): Promise<void> {
  await tx
    .update(attendanceDays)
    .set({
      closedAt: null,
      closedBy: null,
      closedPeriods: null,
      closedGrace: null,
      closedRoll: null,
      closedOpen: null,
      reopenReason: reason,
    })
    .where(eq(attendanceDays.date, date));
}

/** What is kept of the close of a day; null: it is open. The caller holds the day. */
export async function readKeptClose(tx: Tx, date: CalendarDay): Promise<KeptClose | null> {
  const [row] = await tx
    .select({
      closedAt: attendanceDays.closedAt,
      closedBy: attendanceDays.closedBy,
      closedPeriods: attendanceDays.closedPeriods,
      closedGrace: attendanceDays.closedGrace,
      closedRoll: attendanceDays.closedRoll,
      closedOpen: attendanceDays.closedOpen,
    })
    .from(attendanceDays)
    .where(eq(attendanceDays.date, date));
  if (!row) return null;
  const { closedAt, closedBy, ...rest } = row;
  return closedAt && closedBy ? { ...rest, closedAt, closedBy } : null;
}
