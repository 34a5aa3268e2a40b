import { readEnv, type Env } from '../env';
import { newAuthKey, parseAuthKeys } from '../http/auth/auth-keys';

/** The environment of tests: quiet, with keys of their own. */
export const testEnv = (overrides: Readonly<Record<string, string>> = {}): Env =>
  readEnv({ LOG_LEVEL: 'silent', JWT_KEYS: newAuthKey(), ...overrides });

export const testKeys = (env: Env) => parseAuthKeys(env.JWT_KEYS ?? newAuthKey());
