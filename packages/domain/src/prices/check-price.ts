import { formatWon, PRICE_LIMIT } from '../money';
import { fill } from '../text/fill';
import { inputTexts } from '../text/input-texts';
import { isCalendarDay } from '../time';
import { priceTexts as texts } from './price-texts';

/** A dated price as a form holds it: days may not be days yet, and an empty amount is null. */
export interface PriceForm {
  studentId: string | null;
  firstDate: string;
  lastDate: string | null;
  lunchPrice: number | null;
  dinnerPrice: number | null;
  reason: string;
}

export type PriceErrors = Partial<
  Record<'firstDate' | 'lastDate' | 'lunchPrice' | 'dinnerPrice' | 'reason', string>
>;

const isPrice = (price: number | null) =>
  price === null || (Number.isInteger(price) && price >= 0 && price <= PRICE_LIMIT);

/**
 * What a manager must correct before a dated price can be entered: real days, the end not before
 * the start, a price for at least one meal, and for one student the reason. The form and the server
 * ask the same.
 */
export function checkPrice(form: PriceForm): PriceErrors {
  const message = fill(texts.price, { limit: formatWon(PRICE_LIMIT) });
  const { firstDate, lastDate, lunchPrice, dinnerPrice } = form;
  return {
    ...(!isCalendarDay(firstDate) && { firstDate: inputTexts.invalidDay }),
    ...(lastDate !== null && lastDate < firstDate && { lastDate: texts.endBeforeStart }),
    ...(lastDate !== null && !isCalendarDay(lastDate) && { lastDate: inputTexts.invalidDay }),
    ...(lunchPrice === null && dinnerPrice === null && { lunchPrice: texts.noPrice }),
    ...(!isPrice(lunchPrice) && { lunchPrice: message }),
    ...(!isPrice(dinnerPrice) && { dinnerPrice: message }),
    ...(form.studentId !== null && form.reason.trim() === '' && { reason: texts.reason }),
  };
}
