import type { DepositEntryKind } from '@academy/domain/deposits';
import type { DepositEntryId, ManagerId, StudentId } from '@academy/domain/ids';
import type { CalendarDay, CalendarMonth } from '@academy/domain/time';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { inParts } from '../../db/in-parts';
import { depositEntries } from '../../db/schema';
import { keptRows } from '../operations/kept-rows-db';
import { takeBackNotices } from '../messages/notices-db';

export type StoredLine = typeof depositEntries.$inferSelect;

/** A line to write. `day` null: a refund that is still to be paid out. */
export interface NewLine {
  studentId: StudentId;
  month: CalendarMonth;
  kind: DepositEntryKind;
  amount: number;
  depositorName?: string;
  day: CalendarDay | null;
  note?: string;
  otherMonth?: CalendarMonth | null;
  byHand?: boolean;
}

/**
 * Adds lines to the ledger, in one statement for a thousand. Students who have paid are not
 * reminded that they owe what they owed before.
 */
export async function insertLines(
  tx: Tx,
  lines: readonly NewLine[],
  { by, now }: { by: ManagerId; now: Date },
): Promise<StoredLine[]> {
  const stored: StoredLine[] = [];
  for (const part of inParts(lines)) {
    const values = part.map((line) => ({ ...line, createdAt: now, createdBy: by }));
    stored.push(...(await tx.insert(depositEntries).values(values).returning()));
  }
  const paid = lines.filter(({ kind }) => kind === 'deposit').map(({ studentId }) => studentId);
  await takeBackNotices(
    tx,
    [...new Set(paid)].map((studentId) => ({ studentId, kind: 'unpaid' })),
  );
  return stored;
}

/** Lines as they are, voided ones too, locked until the transaction ends. */
export const lockLines = (tx: Tx, ids: readonly DepositEntryId[]): Promise<StoredLine[]> =>
  tx
    .select()
    .from(depositEntries)
    .where(inArray(depositEntries.id, [...ids]))
    .orderBy(asc(depositEntries.id))
    .for('update');

/** Takes lines out of the sums. They stay to be seen, with the reason. */
export async function voidLines(
  tx: Tx,
  ids: readonly DepositEntryId[],
  { reason, by, now }: { reason: string; by: ManagerId; now: Date },
): Promise<void> {
  await tx
    .update(depositEntries)
    .set({ voidedAt: now, voidReason: reason, voidedBy: by })
    .where(inArray(depositEntries.id, [...ids]));
}

/** Lines that count, as operations keep them. */
export const keptLines = keptRows(depositEntries, {
  only: ['id', 'studentId', 'month', 'kind', 'amount', 'day', 'voidedAt', 'voidReason', 'voidedBy'],
  counts: ({ voidedAt }) => voidedAt === null,
});
