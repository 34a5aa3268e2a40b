import type { ManagerId, StudentId, TerminalId } from '@academy/domain/ids';
import {
  TOGETHER_MS,
  type CheckIn,
  type CheckInId,
  type CheckInMark,
  type NotedCheckIn,
} from '@academy/domain/kiosk';
import type { CalendarDay } from '@academy/domain/time';
import { and, between, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { isAmong } from '../../db/schema/columns';
import { kioskCheckIns, managers, students, terminals } from '../../db/schema';

export type NewCheckIn = Omit<typeof kioskCheckIns.$inferInsert, 'kioskId' | 'receivedAt'>;

const isMarked = sql`${kioskCheckIns.marks} <> '[]'::jsonb`;

/** The keys of those that have come before. */
export async function readKnown(
  tx: Tx,
  checkIns: readonly CheckIn[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: kioskCheckIns.key })
    .from(kioskCheckIns)
    .where(
      inArray(
        kioskCheckIns.key,
        checkIns.map(({ key }) => key),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** What of a day's check-ins of these students came before, from any device. */
export const readEarlier = async (tx: Tx, date: CalendarDay, studentIds: readonly StudentId[]) =>
  studentIds.length === 0
    ? []
    : tx
        .select({
          key: kioskCheckIns.key,
          studentId: kioskCheckIns.studentId,
          action: kioskCheckIns.action,
          at: kioskCheckIns.at,
          receivedAt: kioskCheckIns.receivedAt,
          written: kioskCheckIns.written,
        })
        .from(kioskCheckIns)
        .where(and(eq(kioskCheckIns.date, date), isAmong(kioskCheckIns.studentId, studentIds)));
export type EarlierCheckIn = Awaited<ReturnType<typeof readEarlier>>[number];

/** Later check-ins can make this one fit or not: the mark for the desk follows. */
export async function rewriteOutcomes(
  tx: Tx,
  changed: readonly { key: string; written: boolean }[],
): Promise<void> {
  const keysOf = (written: boolean) =>
    changed.filter((one) => one.written === written).map(({ key }) => key);
  const [fits, fitsNoMore] = [keysOf(true), keysOf(false)];
  if (fits.length > 0)
    await tx
      .update(kioskCheckIns)
      .set({ written: true, marks: sql`${kioskCheckIns.marks} - 'not-written'` })
      .where(inArray(kioskCheckIns.key, fits));
  if (fitsNoMore.length === 0) return;
  await tx
    .update(kioskCheckIns)
    .set({ written: false })
    .where(inArray(kioskCheckIns.key, fitsNoMore));
  await addMark(tx, 'not-written', inArray(kioskCheckIns.key, fitsNoMore));
}

/** Who was at a device about the time of these. */
export async function readOthersAt(
  tx: Tx,
  kioskId: TerminalId,
  checkIns: readonly Pick<CheckIn, 'at'>[],
): Promise<{ studentId: StudentId; at: Date }[]> {
  const times = checkIns.map(({ at }) => new Date(at).getTime());
  if (times.length === 0) return [];
  return tx
    .select({ studentId: kioskCheckIns.studentId, at: kioskCheckIns.at })
    .from(kioskCheckIns)
    .where(
      and(
        eq(kioskCheckIns.kioskId, kioskId),
        between(
          kioskCheckIns.at,
          new Date(Math.min(...times) - TOGETHER_MS),
          new Date(Math.max(...times) + TOGETHER_MS),
        ),
      ),
    );
}

export async function insertCheckIns(
  tx: Tx,
  rows: readonly NewCheckIn[],
  { kioskId, now }: { kioskId: TerminalId; now: Date },
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(kioskCheckIns)
      .values(rows.map((row) => ({ ...row, kioskId, receivedAt: now })));
}

/**
 * Of two at once the earlier is marked too: it is unknown which of them was there. A mark that
 * comes later has not been seen yet.
 */
export async function markTogether(
  tx: Tx,
  kioskId: TerminalId,
  rows: readonly NewCheckIn[],
): Promise<void> {
  for (const { studentId, at, marks } of rows)
    if (marks.includes('together'))
      await addMark(
        tx,
        'together',
        and(
          eq(kioskCheckIns.kioskId, kioskId),
          between(
            kioskCheckIns.at,
            new Date(at.getTime() - TOGETHER_MS),
            new Date(at.getTime() + TOGETHER_MS),
          ),
          ne(kioskCheckIns.studentId, studentId),
        ),
      );
}

/** The same of two that came with one code. */
export async function markAgain(tx: Tx, rows: readonly NewCheckIn[]): Promise<void> {
  for (const { studentId, codeStep, marks } of rows)
    if (marks.includes('code-again') && typeof codeStep === 'number')
      await addMark(
        tx,
        'code-again',
        and(eq(kioskCheckIns.studentId, studentId), eq(kioskCheckIns.codeStep, codeStep)),
      );
}

async function addMark(tx: Tx, mark: CheckInMark, which: SQL | undefined): Promise<void> {
  await tx
    .update(kioskCheckIns)
    .set({
      marks: sql`${kioskCheckIns.marks} || ${JSON.stringify([mark])}::jsonb`,
      seenAt: null,
      seenBy: null,
    })
    .where(and(which, sql`not ${kioskCheckIns.marks} ? ${mark}`));
}

/** Which codes of these students have come before, at any device. */
export async function readShown(
  tx: Tx,
  checkIns: readonly CheckIn[],
): Promise<{ studentId: StudentId; step: number | null }[]> {
  const steps = checkIns.flatMap(({ code }) => code?.step ?? []);
  if (steps.length === 0) return [];
  return tx
    .select({ studentId: kioskCheckIns.studentId, step: kioskCheckIns.codeStep })
    .from(kioskCheckIns)
    .where(
      and(
        isAmong(
          kioskCheckIns.studentId,
          checkIns.map(({ studentId }) => studentId),
        ),
        inArray(kioskCheckIns.codeStep, steps),
      ),
    );
}

/** What of a day's check-ins the desk should look at, the latest first. */
export async function readNoted(db: Db, date: CalendarDay): Promise<NotedCheckIn[]> {
  const rows = await db
    .select({
      id: kioskCheckIns.id,
      studentId: kioskCheckIns.studentId,
      name: students.name,
      action: kioskCheckIns.action,
      at: kioskCheckIns.at,
      kiosk: terminals.name,
      marks: kioskCheckIns.marks,
      seenByName: managers.name,
    })
    .from(kioskCheckIns)
    .innerJoin(students, eq(students.id, kioskCheckIns.studentId))
    .innerJoin(terminals, eq(terminals.id, kioskCheckIns.kioskId))
    .leftJoin(managers, eq(managers.id, kioskCheckIns.seenBy))
    .where(and(eq(kioskCheckIns.date, date), isMarked))
    .orderBy(desc(kioskCheckIns.at), desc(kioskCheckIns.id));
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A marked check-in, and who has looked into it. */
export async function readMarked(tx: Tx, id: CheckInId) {
  const [row] = await tx
    .select({
      studentId: kioskCheckIns.studentId,
      name: students.name,
      date: kioskCheckIns.date,
      seenByName: managers.name,
    })
    .from(kioskCheckIns)
    .innerJoin(students, eq(students.id, kioskCheckIns.studentId))
    .leftJoin(managers, eq(managers.id, kioskCheckIns.seenBy))
    .where(and(eq(kioskCheckIns.id, id), isMarked));
  return row;
}

/** Notes who has looked into it; null: no manager has. */
export async function tickMarked(
  tx: Tx,
  id: CheckInId,
  seen: { at: Date; by: ManagerId } | null,
): Promise<void> {
  await tx
    .update(kioskCheckIns)
    .set({ seenAt: seen?.at ?? null, seenBy: seen?.by ?? null })
    .where(eq(kioskCheckIns.id, id));
}
