import type { MealPriceId, StudentId } from '@academy/domain/ids';
import type { MealPrice, MealPriceDraft } from '@academy/domain/prices';
import { and, asc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { managers, mealBills, mealPrices } from '../../db/schema';
import type { ManagerActor } from '../../http/auth/actor';
import { keptRows } from '../../shared/operations/kept-rows-db';

const columns = {
  id: mealPrices.id,
  studentId: mealPrices.studentId,
  firstDate: mealPrices.firstDate,
  lastDate: mealPrices.lastDate,
  lunchPrice: mealPrices.lunchPrice,
  dinnerPrice: mealPrices.dinnerPrice,
  reason: mealPrices.reason,
  enteredAt: mealPrices.enteredAt,
  byName: managers.name,
};

async function readPrices(db: Db | Tx, where: SQL | undefined): Promise<MealPrice[]> {
  const rows = await db
    .select(columns)
    .from(mealPrices)
    .innerJoin(managers, eq(managers.id, mealPrices.byManagerId))
    .where(and(isNull(mealPrices.removedAt), where))
    .orderBy(asc(mealPrices.firstDate), asc(mealPrices.id));
  return rows.map(({ enteredAt, ...row }) => ({ ...row, enteredAt: enteredAt.toISOString() }));
}

/** Valid dated prices for all students, or for one, by their first day. */
export const readStandingPrices = (
  db: Db,
  studentId: StudentId | undefined,
): Promise<MealPrice[]> =>
  readPrices(db, studentId ? eq(mealPrices.studentId, studentId) : isNull(mealPrices.studentId));

/** The given prices, as far as they are valid. */
export const findPrices = (tx: Tx, ids: readonly MealPriceId[]): Promise<MealPrice[]> =>
  readPrices(tx, inArray(mealPrices.id, [...ids]));

export async function insertPrice(
  tx: Tx,
  draft: MealPriceDraft,
  { managerId }: ManagerActor,
): Promise<MealPriceId> {
  const [row] = await tx
    .insert(mealPrices)
    .values({ ...draft, byManagerId: managerId })
    .returning({ id: mealPrices.id });
  if (!row) throw new Error('insert into meal_prices returned no row');
  return row.id;
}

/** Removes a price, or restores a removed one. */
export const setStanding = async (tx: Tx, id: MealPriceId, stands: boolean): Promise<void> =>
  void (await tx
    .update(mealPrices)
    .set({ removedAt: stands ? null : sql`clock_timestamp()` })
    .where(eq(mealPrices.id, id)));

/**
 * Undoes a new price: a student's own counts as never valid, even for a month closed since. Months
 * saved under a price for all keep it.
 */
export const takePriceBack = async (tx: Tx, id: MealPriceId): Promise<void> =>
  void (await tx
    .update(mealPrices)
    .set({
      removedAt: sql`case when ${mealPrices.studentId} is null then clock_timestamp() else ${mealPrices.enteredAt} end`,
    })
    .where(eq(mealPrices.id, id)));

/** The student of a price; null: for all; undefined: no price. */
export async function findOwner(tx: Tx, id: MealPriceId): Promise<StudentId | null | undefined> {
  const [row] = await tx
    .select({ studentId: mealPrices.studentId })
    .from(mealPrices)
    .where(eq(mealPrices.id, id));
  return row?.studentId;
}

/**
 * The months of a student that have a bill, between two months; closed ones too, or none of them.
 */
export async function readBilledMonths(
  tx: Tx,
  studentId: StudentId,
  {
    first,
    last,
    alsoClosed = false,
  }: { first: CalendarMonth; last: CalendarMonth; alsoClosed?: boolean },
): Promise<CalendarMonth[]> {
  const rows = await tx
    .select({ month: mealBills.month })
    .from(mealBills)
    .where(
      and(
        eq(mealBills.studentId, studentId),
        gte(mealBills.month, first),
        lte(mealBills.month, last),
        alsoClosed ? undefined : isNull(mealBills.closedAt),
      ),
    );
  return rows.map(({ month }) => month);
}

/** Prices that hold. */
export const keptPrices = keptRows(mealPrices, { counts: ({ removedAt }) => removedAt === null });
