import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as z from 'zod/mini';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database';
import { digestOf } from '../../shared/accounts/login-keys';
import type { AuthKeys, LoginKey } from '../auth/auth-keys';
import { Refusal } from '../errors/refusal';
import { spend } from './limits';

/** Hashes of one step. */
const COST = 100;
/**
 * About so many steps each. A login: 30,000 hashes, less than a second on a slow phone (ADR 0244).
 * What is done once in a device's or an account's life costs five times as much (ADR 0244).
 */
const STEPS = { login: 300, 'id-check': 300, pairing: 1_500, signup: 1_500 } as const;
/** What a proof was made for: one of a cheap kind opens nothing dearer. */
export type ProofPurpose = keyof typeof STEPS;
const VALID_SECONDS = 120;

/** Where the solved challenge travels: base64 of `{ challenge, solution }`. */
const PROOF_HEADER = 'x-proof-of-work';

export function proofOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers[PROOF_HEADER];
  return typeof header === 'string' ? header : undefined;
}

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
      data: z.object({ at: z.number(), for: z.string().check(z.maxLength(20)) }),
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
 * Proofs of work by ALTCHA's scheme: when a limit is used up, the device that wants more computes
 * for a moment instead of being refused.
 */
export function createProofs(db: Db, { logins }: Pick<AuthKeys, 'logins'>) {
  const secretsOf = ({ proofKey }: LoginKey) => ({
    hmacSignatureSecret: proofKey.toString('hex'),
    hmacKeySignatureSecret: proofKey.toString('base64url'),
  });
  const challenge = (purpose: ProofPurpose, now: Date): Promise<Challenge> => {
    const steps = STEPS[purpose];
    return createChallenge({
      algorithm: 'SHA-256',
      cost: COST,
      counter: randomInt(Math.round(steps * 0.7), Math.round(steps * 1.3)),
      deriveKey,
      data: { at: now.getTime(), for: purpose },
      ...secretsOf(logins[0]),
    });
  };

  return {
    /** The refusal that carries a challenge. */
    required: async (purpose: ProofPurpose, now: Date) =>
      new Refusal('proof-required', { extra: { challenge: await challenge(purpose, now) } }),
    /**
     * Whether a header holds a challenge of ours for this purpose, solved, not too old and never
     * used before; using it up.
     */
    async accepts(header: string | undefined, purpose: ProofPurpose, now: Date): Promise<boolean> {
      const payload = header === undefined ? undefined : parsed(header);
      if (!payload) return false;
      const { challenge: given, solution } = payload;
      const { at, for: madeFor } = given.parameters.data;
      const age = now.getTime() - at;
      if (madeFor !== purpose || age < 0 || age > VALID_SECONDS * 1000) return false;
      const results = await Promise.all(
        logins.map((key) =>
          verifySolution({ challenge: given, solution, deriveKey, ...secretsOf(key) }),
        ),
      );
      if (!results.some(({ verified }) => verified)) return false;
      const once = {
        key: `proof:${digestOf(given.signature)}`,
        limit: 1,
        seconds: VALID_SECONDS,
      };
      return (await spend(db, [once], now)).length === 0;
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
