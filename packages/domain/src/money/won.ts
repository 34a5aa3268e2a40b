import type * as z from 'zod/mini';
import { formatNumber } from './format-number';

/** Whole won. Never a fraction, never a string: formatting belongs to `formatWon`. */
export type Won = number & z.core.$brand<'Won'>;

/** The highest price of one meal, in won. */
export const PRICE_LIMIT = 100_000;

const isWon = (amount: number): amount is Won => Number.isSafeInteger(amount) && amount >= 0;

/**
 * Reads an amount or throws: whole and not negative. Totals may pass the limit that `wonSchema`
 * sets for one price.
 */
export function won(amount: number): Won {
  if (!isWon(amount)) throw new RangeError(`Not an amount in won: ${amount}`);
  return amount;
}

export const addWon = (...amounts: readonly Won[]): Won =>
  won(amounts.reduce((sum, amount) => sum + amount, 0));

/** A unit price, `count` times; `count` is a whole number from 0. */
export const timesWon = (price: Won, count: number): Won => won(price * count);

/** `10,000원`, and `−5,000원` for what is taken off. */
export const formatWon = (amount: number): string => `${formatNumber(amount)}원`;
