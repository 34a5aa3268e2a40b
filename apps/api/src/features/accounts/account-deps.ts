import type { Db } from '../../db/database';
import type { OwnBudget } from '../../shared/accounts/own-budget';
import type { AccountBudgets } from './account-budgets';

/** What the handlers of this feature work with. */
export interface AccountDeps {
  db: Db;
  budgets: AccountBudgets;
  ownBudget: OwnBudget;
  /** Any of them lets the very first account in. */
  firstAccountCodes: readonly string[];
}
