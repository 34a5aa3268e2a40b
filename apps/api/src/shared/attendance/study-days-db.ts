import type { CloseRules, DayClose, Period } from '@academy/domain/attendance';
import type { StudentId } from '@academy/domain/ids';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { attendanceDays, managers } from '../../db/schema';
import { keptRows } from '../operations/kept-rows-db';

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
export const wasOnRoll = (closes: Closes, date: CalendarDay, studentId: StudentId): boolean =>
  closes.get(date)?.roll?.has(studentId) ?? true;

/** Whether a student is expected on a day: from their first one on, and if they belonged to it. */
export const isOnRoll = (
  closes: Closes,
  date: CalendarDay,
  { studentId, from }: { studentId: StudentId; from: CalendarDay },
): boolean => date >= from && wasOnRoll(closes, date, studentId);

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

/** Study days as operations keep them: closed by what, or open. */
export const keptDays = keptRows(attendanceDays);

type Close = Required<
  Pick<
    typeof attendanceDays.$inferInsert,
    'closedAt' | 'closedBy' | 'closedPeriods' | 'closedGrace' | 'closedRoll' | 'closedOpen'
  >
>;

export const writeClose = async (tx: Tx, date: CalendarDay, close: Close): Promise<void> => {
  await tx.update(attendanceDays).set(close).where(eq(attendanceDays.date, date));
};

export async function writeReopen(tx: Tx, date: CalendarDay, reason: string): Promise<void> {
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
