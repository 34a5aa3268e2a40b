import { hash, verify } from '@node-rs/argon2';
import { notNow } from '../../http/errors/refusal';
import { createTurnstile } from '../../http/limits/turnstile';

/** OWASP's smallest recommended argon2id: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would only share the same cores and memory. */
const AT_ONCE = 2;

/** One line for all academies of a process: they share its cores. */
const inTurn = createTurnstile({ width: AT_ONCE, refuse: () => notNow('busy', 2) });
const inLine = <T>(work: () => Promise<T>): Promise<T> => inTurn('hash', work);

export const hashPassword = (password: string): Promise<string> =>
  inLine(() => hash(password, ARGON2));

let dummy: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (unknown name) it takes as long and says
 * no.
 */
export function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return inLine(async () => {
    dummy ??= hash('nobody has this password', ARGON2);
    const matches = await verify(passwordHash ?? (await dummy), password);
    return matches && passwordHash !== undefined;
  });
}
