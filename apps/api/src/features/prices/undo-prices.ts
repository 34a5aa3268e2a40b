import { mealPriceDraftSchema, type MealPriceDraft } from '@academy/domain/prices';
import type { MealPriceId } from '@academy/domain/ids';
import { LAST_DAY, monthOf } from '@academy/domain/time';
import type { Tx } from '../../db/database';
import { adjustLate } from '../../shared/bills/late-changes-db';
import { auditUndo, restoreEntries, restoring, type Undoer } from '../../shared/operations-db';
import { holdPrice, keptPrice, keyOf, priceIdOf, priceChanged } from './change-prices';
import { findOwner, findPrices, readBilledMonths, setStanding, takePriceBack } from './prices-db';

/** The student's months in which a price applies; a price for all stays where it was saved. */
async function pricedMonths(tx: Tx, { studentId, firstDate, lastDate }: MealPriceDraft) {
  if (studentId === null) return [];
  const [first, last] = [monthOf(firstDate), monthOf(lastDate ?? LAST_DAY)];
  const months = await readBilledMonths(tx, studentId, { first, last, alsoClosed: true });
  return months.map((month) => ({ studentId, month }));
}

/** Restores a price or undoes it; returns it. */
async function restorePrice(tx: Tx, id: MealPriceId, stands: boolean) {
  const before = await findPrices(tx, [id]);
  if (!stands) await takePriceBack(tx, id);
  else await setStanding(tx, id, true);
  const [price] = stands ? await findPrices(tx, [id]) : before;
  return price;
}

/** Removes a price that was added, or restores one that was removed. */
export const undoPrices: Undoer = async (tx, call, operation) => {
  const result = await restoreEntries(tx, operation, {
    'meal-price': restoring<MealPriceDraft>({
      parse: (kept) => mealPriceDraftSchema.parse(kept),
      async read(on, ids) {
        const priceIds = ids.map(priceIdOf);
        for (const id of priceIds) await holdPrice(on, (await findOwner(on, id)) ?? null);
        const prices = await findPrices(on, priceIds);
        return new Map(prices.map((price) => [keyOf(price), keptPrice(price)]));
      },
      async write(on, changes) {
        for (const { id, value } of changes) {
          const priceId = priceIdOf(id);
          const draft = value ?? (await findPrices(on, [priceId]))[0];
          const late = {
            months: draft ? await pricedMonths(on, draft) : [],
            since: operation.at,
            by: call.actor.managerId,
            now: call.now,
            note: operation.label,
          };
          const price = await adjustLate(on, late, () => restorePrice(on, priceId, value !== null));
          if (price) await priceChanged(on, price);
        }
      },
      label: () => operation.label,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-meal-prices', result);
  return result;
};
