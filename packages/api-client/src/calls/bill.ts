import {
  mealBillSchema,
  type mealEndpoints,
  type MealBill,
  type LunchSettings,
} from '@academy/domain/meals';
import { isNotFound } from '../answers/api-error';
import type { Call } from '../bind';

type ReadBill = Call<typeof mealEndpoints.readBill>;

/**
 * The month's bill; on a server that has no such endpoint (404) the current prices of the settings,
 * not frozen and not paid. The settings are passed as a function because they are only needed then.
 */
export async function readBillOrPrices(
  readBill: ReadBill,
  request: Parameters<ReadBill>[0],
  settings: () => Promise<LunchSettings>,
): Promise<MealBill> {
  try {
    return await readBill(request);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const { lunchPrice, dinnerPrice } = await settings();
    const month = `${String(request.params.year)}-${String(request.params.month).padStart(2, '0')}`;
    return mealBillSchema.parse({
      month,
      lunchPrice,
      dinnerPrice,
      frozen: false,
      depositStatus: 'unpaid',
    });
  }
}
