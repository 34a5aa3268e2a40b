import { hash, verify } from '@node-rs/argon2';
import { notNow } from '../http/refusal';

/** OWASP's smallest recommended argon2id: 19 MiB, two passes. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would only share the same cores and memory. */
const AT_ONCE = 2;
const WAITING = 20;

let running = 0;
const waiting: (() => void)[] = [];

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw notNow('busy', 2);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inLine(() => hash(password, ARGON2));

let dummy: Promise<string> | undefined;

/** Whether the password belongs to the hash. Without a hash (unknown name) it takes as long and says no. */
export function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  return inLine(async () => {
    dummy ??= hash('nobody has this password', ARGON2);
    const matches = await verify(passwordHash ?? (await dummy), password);
    return matches && passwordHash !== undefined;
  });
}
