import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../db/database';
import { readSpread, refundBudgets, spendBudgets, spreadKeys, type Budget } from './limits-db';

/** A budget that is used up, and when it begins again. */
export interface Exhausted {
  key: string;
  until: Date;
}

/**
 * Spends one attempt of every budget, in all processes together. Answers those that are used up:
 * then nothing was spent, so that refused attempts cannot use up another caller's budget.
 */
export async function spend(
  db: Db | Tx,
  budgets: readonly Budget[],
  now: Date,
): Promise<Exhausted[]> {
  const limitOf = new Map(budgets.map(({ key, limit }) => [key, limit]));
  const spent = await spendBudgets(db, budgets, now);
  const over = spent.filter(({ key, count }) => count > (limitOf.get(key) ?? 0));
  if (over.length > 0) await refund(db, budgets);
  return over.map(({ key, expiresAt }) => ({ key, until: expiresAt }));
}

/** Takes an attempt back: it turned out to be none of those that are counted. */
export const refund = (db: Db | Tx, budgets: readonly Budget[]): Promise<void> =>
  refundBudgets(
    db,
    budgets.map(({ key }) => key),
  );

/** Whether a shared budget is used up. */
export const isUsedUp = async (db: Db, { key, limit }: Budget, now: Date): Promise<boolean> =>
  (await readSpread(db, key, now)) >= limit;

/** Counts an attempt against a shared budget, in one of its rows. */
export async function countSpread(db: Db, budget: Budget, now: Date): Promise<void> {
  const keys = spreadKeys(budget.key);
  const key = keys[randomInt(keys.length)] ?? budget.key;
  await spendBudgets(db, [{ ...budget, key }], now);
}

/** Whole seconds from `now` to the last of these instants, at least one. */
export const secondsUntil = (instants: readonly Date[], now: Date): number =>
  Math.max(1, ...instants.map((until) => Math.ceil((until.getTime() - now.getTime()) / 1000)));
