export { checkPrice } from './check-price';
export { priceEndpoints } from './endpoints';
export { heldTerms, priceChanges, priceOn } from './held-prices';
export type { BillPrices, PriceEntry } from './held-prices';
export { dayPriceName, specialPriceName } from './price-texts';
export { mealPriceDraftSchema } from './schemas';
export type { MealPrice, MealPriceDraft, PriceTerm } from './schemas';
export { priceFields } from './fields';
