import { voidedByUndoText } from '@academy/domain/deposits';
import { depositEntryIdSchema, studentIdSchema } from '@academy/domain/ids';
import type { Undoable } from '@academy/domain/operations';
import { calendarMonthSchema, formatMonth, type CalendarMonth } from '@academy/domain/time';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database';
import { keepInStep } from '../../shared/bills/bill-status-db';
import { readBilledMonth } from '../../shared/bills/billed-months-db';
import { notify } from '../../shared/notify-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  restoring,
  type UndoCall,
  type Undoer,
} from '../../shared/operations/operations-db';
import {
  findClose,
  freezeBills,
  lockMonth,
  readFrozenBills,
  reopenClose,
  restoreClose,
  unfreezeBills,
} from './closes-db';
import { readAdjustments, restoreAdjustments } from './ledger-db';

const billSchema = z.object({
  studentId: studentIdSchema,
  lunchCount: z.int(),
  dinnerCount: z.int(),
  lunchPrice: z.int(),
  dinnerPrice: z.int(),
  total: z.int(),
  closedAt: z.nullable(z.string()),
});
/**
 * The books of a month: its valid close, its bills (frozen, or counted while it is open), and the
 * adjustments on top.
 */
const booksSchema = z.object({
  close: z.nullable(z.string()),
  bills: z.array(billSchema),
  adjustments: z.array(depositEntryIdSchema),
});
type Books = z.output<typeof booksSchema>;

async function readOpenBills(tx: Tx, month: CalendarMonth): Promise<Books['bills']> {
  const students = await readBilledMonth(tx, month);
  return students
    .map(({ id: studentId, lunchCount, dinnerCount, lunchPrice, dinnerPrice, billedMeals }) => ({
      studentId,
      lunchCount,
      dinnerCount,
      lunchPrice,
      dinnerPrice,
      total: billedMeals,
      closedAt: null,
    }))
    .toSorted((a, b) => Number(a.studentId) - Number(b.studentId));
}

/** The caller holds the month. */
export async function readBooks(tx: Tx, month: CalendarMonth): Promise<Books> {
  const close = await findClose(tx, month);
  return {
    close,
    bills: await (close === null ? readOpenBills(tx, month) : readFrozenBills(tx, month)),
    adjustments: (await readAdjustments(tx, month)).map(({ id }) => id),
  };
}

/** Keeps what closing or opening a month did to its books. */
export const recordMonth = async (
  tx: Tx,
  { actor, now }: Pick<UndoCall, 'actor' | 'now'>,
  month: CalendarMonth,
  before: Books,
): Promise<Undoable> =>
  recordOperation(
    tx,
    { kind: 'months.close', by: actor.managerId, at: now, label: formatMonth(month) },
    [{ entity: 'month', id: month, before, after: await readBooks(tx, month) }],
  );

/** Reopens a month whose closing is undone, or restores the close that was reopened. */
async function writeBooks(tx: Tx, month: CalendarMonth, books: Books, call: UndoCall) {
  if (books.close === null) {
    const by = call.actor.managerId;
    await unfreezeBills(tx, month);
    await reopenClose(tx, month, { by, reason: voidedByUndoText, now: call.now });
  } else {
    await restoreClose(tx, books.close);
    const at = books.bills.find(({ closedAt }) => closedAt !== null)?.closedAt;
    if (books.bills.length > 0)
      await freezeBills(tx, month, books.bills, at ? new Date(at) : call.now);
  }
  await restoreAdjustments(tx, books.adjustments);
  await keepInStep(
    tx,
    month,
    books.bills.map(({ studentId }) => studentId),
  );
}

/** Takes the closing or the opening of a month back, unless its books went on. */
export const undoMonths: Undoer = async (tx, call, operation) => {
  const months: CalendarMonth[] = [];
  const result = await restoreEntries(tx, operation, {
    month: restoring<Books>({
      parse: (kept) => booksSchema.parse(kept),
      async read(on, ids) {
        const books = new Map<string, Books>();
        for (const id of ids) {
          const month = calendarMonthSchema.parse(id);
          await lockMonth(on, month);
          books.set(id, await readBooks(on, month));
          months.push(month);
        }
        return books;
      },
      async write(on, changes) {
        for (const { id, value } of changes)
          if (value) await writeBooks(on, calendarMonthSchema.parse(id), value, call);
      },
      label: (_, id) => formatMonth(calendarMonthSchema.parse(id)),
    }),
  });
  await auditUndo(tx, call, operation, 'undo-deposits', result);
  await notify(tx, { topic: 'deposits', months }, 'all');
  return result;
};
