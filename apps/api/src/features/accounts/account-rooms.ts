import type { Db } from '../../db/database';
import type { AccountBudgets } from './account-budgets';

/** What the handlers of this feature work with. */
export interface AccountRooms {
  db: Db;
  budgets: AccountBudgets;
}
