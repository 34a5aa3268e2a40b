import type { StudentId } from '@academy/domain/ids';
import { groupBy } from '@academy/domain/collections';
import { settleBill, type DepositEntry } from '@academy/domain/deposits';
import type { BillMoney, LunchSettings, MealBill } from '@academy/domain/meals';
import { won, type Won } from '@academy/domain/money';
import { heldTerms } from '@academy/domain/prices';
import { dayOfMonth, type CalendarMonth } from '@academy/domain/time';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { depositEntries, mealBills } from '../../db/schema';
import { readClosedMonths } from './closed-months-db';
import { readPriceEntries } from '../prices/price-entries-db';

export type OwnBill = MealBill & {
  /** What a closed month bills. */
  closedTotal: Won | null;
};

/**
 * What happened to these bills besides their meals. What late meals of a closed month were adjusted
 * by is left out: the bill counts the meals themselves.
 */
async function readMoney(db: Db | Tx, studentId: StudentId, months: readonly CalendarMonth[]) {
  const rows = await db
    .select({
      month: depositEntries.month,
      kind: depositEntries.kind,
      amount: depositEntries.amount,
      day: depositEntries.day,
      note: depositEntries.note,
      byHand: depositEntries.byHand,
    })
    .from(depositEntries)
    .where(
      and(
        eq(depositEntries.studentId, studentId),
        inArray(depositEntries.month, [...months]),
        isNull(depositEntries.voidedAt),
      ),
    )
    .orderBy(asc(depositEntries.id));
  const shown = rows.filter(({ kind, byHand }) => kind !== 'adjustment' || byHand);
  return new Map(
    [...groupBy(shown, ({ month }) => month)].map(([of, lines]) => [of, sumsOf(lines)]),
  );
}

type Line = Pick<DepositEntry, 'kind' | 'amount' | 'day' | 'note'>;

function sumsOf(lines: readonly Line[]): BillMoney {
  const { carriedIn, carriedOut, paid, refunded } = settleBill(
    won(0),
    lines.map((line) => ({ ...line, voidedAt: null })),
  );
  return {
    adjustments: lines
      .filter(({ kind }) => kind === 'adjustment')
      .map(({ amount, note }) => ({ amount, reason: note })),
    carriedIn,
    carriedOut,
    paid,
    refunded,
  };
}

/**
 * A student's bills of some months in their order, with the dated prices that hold in them: the
 * prices as they were frozen, or today's while nothing was saved in the month. Three queries, four
 * with dated prices.
 */
export async function readOwnBills(
  db: Db | Tx,
  studentId: StudentId,
  months: readonly CalendarMonth[],
  { lunchPrice, dinnerPrice, pricesSet }: LunchSettings,
): Promise<OwnBill[]> {
  const sorted = months.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const rows = await db
    .select({
      month: mealBills.month,
      lunchPrice: mealBills.lunchPrice,
      dinnerPrice: mealBills.dinnerPrice,
      depositStatus: mealBills.depositStatus,
      closedTotal: mealBills.closedTotal,
      frozenAt: mealBills.frozenAt,
    })
    .from(mealBills)
    .where(and(eq(mealBills.studentId, studentId), inArray(mealBills.month, [...months])));
  const days = { first: dayOfMonth(first, 1), last: dayOfMonth(last, 31) };
  const entries = await readPriceEntries(db, days, [studentId]);
  const closed = entries.length > 0 ? await readClosedMonths(db) : undefined;
  const moneyOf = await readMoney(db, studentId, months);
  const frozen = new Map(rows.map((row) => [row.month, row]));
  return months.map((month) => {
    const { frozenAt = null, ...row } = frozen.get(month) ?? {};
    const closedAt = closed?.get(month) ?? null;
    const money = moneyOf.get(month);
    const terms = heldTerms(entries, { studentId, month, frozenAt, closedAt });
    return {
      month,
      lunchPrice,
      dinnerPrice,
      ...(!pricesSet && frozenAt === null && { pricesSet }),
      depositStatus: 'unpaid' as const,
      closedTotal: null,
      ...row,
      ...(terms.length > 0 && { terms }),
      ...(money && { money }),
      frozen: frozenAt !== null,
    };
  });
}
