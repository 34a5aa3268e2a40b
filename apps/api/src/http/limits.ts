import type { Db } from '../db/database';
import { refundBudgets, spendBudgets, type Budget } from './limits-db';
import { tooMany } from './refusal';

/** A budget that is used up, and when it begins anew. */
export interface Exhausted {
  key: string;
  until: Date;
}

/**
 * Spends one attempt of every budget, in all processes together. Answers those that are used up: then nothing was spent, so that
 * refused attempts cannot use up what belongs to somebody else.
 */
export async function spend(db: Db, budgets: readonly Budget[], now: Date): Promise<Exhausted[]> {
  const limitOf = new Map(budgets.map(({ key, limit }) => [key, limit]));
  const spent = await spendBudgets(db, budgets, now);
  const over = spent.filter(({ key, count }) => count > (limitOf.get(key) ?? 0));
  if (over.length > 0) await refund(db, budgets);
  return over.map(({ key, expiresAt }) => ({ key, until: expiresAt }));
}

/** Takes an attempt back: it turned out to be none of those that are counted. */
export const refund = (db: Db, budgets: readonly Budget[]): Promise<void> =>
  refundBudgets(
    db,
    budgets.map(({ key }) => key),
  );

/** Whole seconds from `now` to the last of these instants, at least one. */
export const secondsUntil = (instants: readonly Date[], now: Date): number =>
  Math.max(1, ...instants.map((until) => Math.ceil((until.getTime() - now.getTime()) / 1000)));

const QUEUE_LIMIT = 100;

/**
 * Lets the calls of one key through one after another. A budget is reserved before it is known whether it will be used; without the
 * queue a class behind one address, logging in at the same second, would use up the reserve by merely standing in line.
 */
export function createTurnstile() {
  const lines = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= QUEUE_LIMIT) throw tooMany(1);
    const turn = line.last.then(work);
    line.last = turn.catch(() => undefined);
    line.waiting += 1;
    lines.set(key, line);
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}
