import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { AuthKeys, LoginKey } from '../../../http/auth/auth-keys';
import { spend } from '../../../http/limits/limits';
import { digestOf } from '../../../shared/accounts/login-keys';

/**
 * About 30,000 hashes: less than a second on a slow phone (ADR 0244), and as much again for every
 * further guess.
 */
const COST = 100;
const COUNTER = { min: 200, max: 400 };
const VALID_SECONDS = 120;

/**
 * Where the solved challenge travels: base64 of `{ challenge, solution }`. The login's body stays
 * as it is.
 */
export const PROOF_HEADER = 'x-login-proof';

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('SHA-256'),
      nonce: z.string().check(z.maxLength(64)),
      salt: z.string().check(z.maxLength(64)),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string().check(z.maxLength(64)),
      keySignature: z.string().check(z.maxLength(200)),
      data: z.object({ at: z.number() }),
    }),
    signature: z.string().check(z.maxLength(200)),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().check(z.maxLength(128)) }),
});

function parsed(header: string) {
  try {
    return payloadSchema.safeParse(JSON.parse(Buffer.from(header, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Proofs of work by ALTCHA's scheme: whoever signs in while the limit over all is used up has their
 * device compute for a moment.
 */
export function createProofs(db: Db, { logins }: AuthKeys) {
  const secretsOf = ({ proofKey }: LoginKey) => ({
    hmacSignatureSecret: proofKey.toString('hex'),
    hmacKeySignatureSecret: proofKey.toString('base64url'),
  });

  return {
    challenge: (now: Date): Promise<Challenge> =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.max, COUNTER.min),
        deriveKey,
        data: { at: now.getTime() },
        ...secretsOf(logins[0]),
      }),
    /**
     * Whether a header holds a challenge of ours, solved, not too old and never used before; using
     * it up.
     */
    async accepts(header: string | undefined, now: Date): Promise<boolean> {
      const payload = header === undefined ? undefined : parsed(header);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const age = now.getTime() - challenge.parameters.data.at;
      if (age < 0 || age > VALID_SECONDS * 1000) return false;
      const results = await Promise.all(
        logins.map((key) => verifySolution({ challenge, solution, deriveKey, ...secretsOf(key) })),
      );
      if (!results.some(({ verified }) => verified)) return false;
      const once = {
        key: `proof:${digestOf(challenge.signature)}`,
        limit: 1,
        seconds: VALID_SECONDS,
      };
      return (await spend(db, [once], now)).length === 0;
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
