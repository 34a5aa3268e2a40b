import { priceEndpoints } from '@academy/domain/prices';
import type { Db } from '../../db/database';
import type { Serve } from '../../http/serve';
import { addMealPrice, removeMealPrice } from './change-prices';
import { readStandingPrices } from './prices-db';

export function priceRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(priceEndpoints.mealPrices, async ({ query: { studentId } }) => ({
    prices: await readStandingPrices(db, studentId),
  }));
  serve(priceEndpoints.addMealPrice, (call) => addMealPrice(db, call));
  serve(priceEndpoints.removeMealPrice, (call) => removeMealPrice(db, call));
}
