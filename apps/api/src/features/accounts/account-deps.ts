import type { Db } from '../../db/database';
import type { OwnBudget } from '../../shared/accounts/own-budget';
import type { Branches } from '../../shared/branches/branches';
import type { AccountBudgets } from './account-budgets';

/** What the handlers of this feature work with. */
export interface AccountDeps {
  db: Db;
  budgets: AccountBudgets;
  ownBudget: OwnBudget;
  /** Left out: the academy is no head office. */
  branches: Branches | undefined;
  /** Any of them lets the very first account in. */
  firstAccountCodes: readonly string[];
}
