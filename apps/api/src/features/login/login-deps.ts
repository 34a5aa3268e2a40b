import type { Db } from '../../db/database';
import type { Env } from '../../env';
import type { AccessTokens } from '../../http/auth/access-token';
import type { AuthKeys } from '../../http/auth/auth-keys';
import type { ReadFeaturesOff } from '../../http/features-off';
import type { Branches } from '../../shared/branches/branches';
import type { LoginGate } from './limits/login-budgets';

/** What the handlers of this feature work with. */
export interface LoginDeps {
  db: Db;
  env: Env;
  tokens: AccessTokens;
  keys: AuthKeys;
  gate: LoginGate;
  readFeaturesOff: ReadFeaturesOff;
  branches: Branches | undefined;
}
