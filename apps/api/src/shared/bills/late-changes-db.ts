import type { ManagerId } from '@academy/domain/ids';
import { seoulDay } from '@academy/domain/time';
import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { monthCloses } from '../../db/schema';
import { readLunchSettings } from '../settings/lunch-settings-db';
import { keepMonthsInStep, type ChangedMonth } from './bill-status-db';
import { insertLines } from './deposit-lines-db';
import { readMealBooks } from './meal-books-db';

interface LateChange {
  /** Whose months it changes. */
  months: readonly ChangedMonth[];
  /** When what is changed now was done: months that closed after it froze it. */
  since: Date;
  by: ManagerId;
  now: Date;
  note: string;
}

/** Of these months those whose books were closed after a moment. */
async function closedSince(
  tx: Tx,
  { months, since }: Pick<LateChange, 'months' | 'since'>,
): Promise<ChangedMonth[]> {
  if (months.length === 0) return [];
  const rows = await tx
    .select({ month: monthCloses.month })
    .from(monthCloses)
    .where(
      and(
        inArray(monthCloses.month, [...new Set(months.map(({ month }) => month))]),
        isNull(monthCloses.reopenedAt),
        gt(monthCloses.closedAt, since),
      ),
    );
  const closed = new Set(rows.map(({ month }) => month));
  const keys = new Map(months.map((one) => [`${one.studentId} ${one.month}`, one]));
  return [...keys.values()].filter(({ month }) => closed.has(month));
}

/** What the meals of each month cost as they are now. */
async function costsOf(tx: Tx, months: readonly ChangedMonth[]): Promise<number[]> {
  const books = await readMealBooks(tx, {
    months: [...new Set(months.map(({ month }) => month))],
    only: [...new Set(months.map(({ studentId }) => studentId))],
    settings: await readLunchSettings(tx),
  });
  return months.map(({ studentId, month }) => books.bookOf(studentId, month).mealsCost);
}

/**
 * Takes back what was done before months were closed: their frozen bills stay, and what their meals
 * cost more or less by it is a line of its own, as of every late change.
 */
export async function adjustLate<Result>(
  tx: Tx,
  late: LateChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const months = await closedSince(tx, late);
  if (months.length === 0) return change();
  const before = await costsOf(tx, months);
  const result = await change();
  const after = await costsOf(tx, months);
  const lines = months.flatMap((one, at) => {
    const amount = (after[at] ?? 0) - (before[at] ?? 0);
    const { note, now } = late;
    return amount === 0
      ? []
      : [{ ...one, kind: 'adjustment' as const, amount, day: seoulDay(now), note }];
  });
  await insertLines(tx, lines, late);
  await keepMonthsInStep(tx, lines, await readLunchSettings(tx));
  return result;
}
