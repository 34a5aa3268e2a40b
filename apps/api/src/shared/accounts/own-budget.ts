import type { ManagerId } from '@academy/domain/ids';
import type { Db } from '../../db/database';
import { tooMany } from '../../http/errors/refusal';
import { refund, secondsUntil, spend } from '../../http/limits/limits';
import type { Budget } from '../../http/limits/limits-db';

const HOUR = 3600;

/**
 * Wrong answers to one's own current password or code: 10 an hour, so that an open screen is no
 * place to guess at.
 */
const budgetOf = (id: ManagerId): Budget => ({
  key: `own-password:${id}`,
  limit: 10,
  seconds: HOUR,
});

export function createOwnBudget(db: Db) {
  return {
    /** Reserved before the answer is compared. */
    async take(id: ManagerId, now: Date): Promise<void> {
      const exhausted = await spend(db, [budgetOf(id)], now);
      if (exhausted.length > 0)
        throw tooMany(
          secondsUntil(
            exhausted.map(({ until }) => until),
            now,
          ),
        );
    },
    /** Given back when it was right. */
    right: (id: ManagerId): Promise<void> => refund(db, [budgetOf(id)]),
  };
}

export type OwnBudget = ReturnType<typeof createOwnBudget>;
