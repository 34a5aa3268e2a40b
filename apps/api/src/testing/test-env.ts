import { readEnv, type Env } from '../env';
import { newAuthKey, parseAuthKeys } from '../http/auth/auth-keys';

/** The environment of tests: quiet, with keys of their own. */
export const testEnv = (overrides: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ LOG_LEVEL: 'silent', JWT_KEYS: newAuthKey(), ...overrides });

/** The installation of tests that do not read it from their database. */
export const TEST_INSTALLATION = 'test';

export const testKeys = (env: Env, installation = TEST_INSTALLATION) =>
  parseAuthKeys(env.JWT_KEYS ?? newAuthKey(), installation);
