import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge, type Challenge } from 'altcha-lib';

/** SHA-256 in plain JavaScript: `crypto.subtle` does not exist on plain http in a local network. */
async function deriveKey(
  { cost, keyLength }: Challenge['parameters'],
  salt: Uint8Array,
  password: Uint8Array,
) {
  let key: Uint8Array = new Uint8Array([...salt, ...password]);
  for (let round = 0; round < Math.max(1, cost); round += 1) key = sha256(key);
  return { derivedKey: key.slice(0, keyLength) };
}

/**
 * Solves a challenge of the server, less than a second on a phone; what goes back as
 * `X-Proof-Of-Work`. Undefined: it could not be solved.
 */
export async function proveWork(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
