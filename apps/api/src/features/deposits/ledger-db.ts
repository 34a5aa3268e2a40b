import type { DepositEntry } from '@academy/domain/deposits';
import type { DepositEntryId, ManagerId, StudentId } from '@academy/domain/ids';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { depositEntries, managers } from '../../db/schema';
import type { StoredLine } from '../../shared/bills/deposit-lines-db';

/** Whose these lines are: students are locked before their lines. */
export async function findOwners(tx: Tx, ids: readonly DepositEntryId[]): Promise<StudentId[]> {
  const rows = await tx
    .selectDistinct({ studentId: depositEntries.studentId })
    .from(depositEntries)
    .where(inArray(depositEntries.id, [...ids]));
  return rows.map(({ studentId }) => studentId);
}

/** The deposits of students in a month that count. */
export const readDepositLines = (
  tx: Tx,
  month: CalendarMonth,
  ids: readonly StudentId[],
): Promise<StoredLine[]> =>
  tx
    .select()
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.month, month),
        eq(depositEntries.kind, 'deposit'),
        isNull(depositEntries.voidedAt),
        inArray(depositEntries.studentId, [...ids]),
      ),
    )
    .orderBy(asc(depositEntries.id));

/**
 * Takes what a month's meals were adjusted by out of the sums: who counts the meals again has that
 * in them. A discount or a charge by hand stays.
 */
export async function voidAdjustments(
  tx: Tx,
  month: CalendarMonth,
  { reason, by, now }: { reason: string; by: ManagerId; now: Date },
): Promise<void> {
  await tx
    .update(depositEntries)
    .set({ voidedAt: now, voidReason: reason, voidedBy: by })
    .where(
      and(
        eq(depositEntries.month, month),
        eq(depositEntries.kind, 'adjustment'),
        eq(depositEntries.byHand, false),
        isNull(depositEntries.voidedAt),
      ),
    );
}

/** The adjustments of a month that count. */
export const readAdjustments = (tx: Tx, month: CalendarMonth): Promise<{ id: DepositEntryId }[]> =>
  tx
    .select({ id: depositEntries.id })
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.month, month),
        eq(depositEntries.kind, 'adjustment'),
        isNull(depositEntries.voidedAt),
      ),
    )
    .orderBy(asc(depositEntries.id));

/** Lets adjustments count again. */
export async function restoreAdjustments(tx: Tx, ids: readonly DepositEntryId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(depositEntries)
    .set({ voidedAt: null, voidReason: null, voidedBy: null })
    .where(inArray(depositEntries.id, [...ids]));
}

/** Gives an owed refund the day on which it was paid out. */
export const settleLine = async (tx: Tx, id: DepositEntryId, day: CalendarDay): Promise<void> =>
  void (await tx.update(depositEntries).set({ day }).where(eq(depositEntries.id, id)));

/** A student's lines of a month, newest first, voided ones included. */
export async function readLedger(
  db: Db,
  studentId: StudentId,
  month: CalendarMonth,
): Promise<DepositEntry[]> {
  const rows = await db
    .select({
      id: depositEntries.id,
      month: depositEntries.month,
      kind: depositEntries.kind,
      amount: depositEntries.amount,
      depositorName: depositEntries.depositorName,
      day: depositEntries.day,
      note: depositEntries.note,
      otherMonth: depositEntries.otherMonth,
      createdAt: depositEntries.createdAt,
      byName: managers.name,
      voidedAt: depositEntries.voidedAt,
      voidReason: depositEntries.voidReason,
    })
    .from(depositEntries)
    .leftJoin(managers, eq(managers.id, depositEntries.createdBy))
    .where(and(eq(depositEntries.studentId, studentId), eq(depositEntries.month, month)))
    .orderBy(desc(depositEntries.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    voidedAt: row.voidedAt?.toISOString() ?? null,
  }));
}
