import type { Db } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import type { OwnBudget } from '../../shared/accounts/own-budget';

/** What the handlers of this feature work with. */
export interface SecondFactorDeps {
  db: Db;
  keys: Pick<AuthKeys, 'links'>;
  /** Wrong answers about one's own account. */
  budget: OwnBudget;
}
