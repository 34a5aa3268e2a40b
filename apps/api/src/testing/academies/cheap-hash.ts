import { hash } from '@node-rs/argon2';

/**
 * A hash that signing in believes like any other: what a hash costs is in it. Thousands of
 * logins of the tests are about something else.
 */
export const hashCheaply = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
