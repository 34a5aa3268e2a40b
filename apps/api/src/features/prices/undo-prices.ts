import { mealPriceDraftSchema, type MealPriceDraft } from '@academy/domain/prices';
import { auditUndo, restoreEntries, restoring, type Undoer } from '../../shared/operations-db';
import { holdPrice, keptPrice, keyOf, priceIdOf, priceChanged } from './change-prices';
import { findOwner, findPrices, setStanding } from './prices-db';

/** Takes a price away that was entered, or lets one stand again that was taken away. */
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
          const before = await findPrices(on, [priceId]);
          await setStanding(on, priceId, value !== null);
          const [price] = value === null ? before : await findPrices(on, [priceId]);
          if (price) await priceChanged(on, price);
        }
      },
      label: () => operation.label,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-meal-prices', result);
  return result;
};
