import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import * as z from 'zod/mini';
import type { AuthKeys } from './auth-keys';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
/** Tokens whose signature was checked already, per key. */
const CACHED_TOKENS = 5_000;

const SIDES = ['student', 'manager'] as const;

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  aud: z.string(),
  iat: z.int(),
  nbf: z.int(),
  exp: z.int(),
});
const headerSchema = z.object({ kid: z.string(), alg: z.literal(ALGORITHM) });

/**
 * Whose token it is, which login it belongs to, and what the clients read from it (roles are hints
 * to them).
 */
export interface AccessClaims {
  subject: string;
  sessionId: string;
  side: (typeof SIDES)[number];
}

export interface AccessTokens {
  sign(claims: AccessClaims & { role: string; minutes: number }, now: Date): string;
  /** The claims of a token that we signed and that holds at `now`, else null. */
  read(token: string, now: Date): AccessClaims | null;
}

/**
 * The last letter of a part has bits that decoding drops, so four spellings read alike: only the
 * one that encoding gives is ours.
 */
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/**
 * HS256 tokens of one installation. The first key signs, every listed key verifies, so that a key
 * is replaced without logging anybody out. Expiry is judged by the app's clock and not by the
 * library's, which reads the machine's.
 */
export function createAccessTokens({ installation, logins }: AuthKeys): AccessTokens {
  const [signing] = logins;
  const issuer = `academy/${installation}`;
  const audienceOf = (side: AccessClaims['side']) => `${side}/${installation}`;
  const signer = createSigner({
    algorithm: ALGORITHM,
    key: signing.accessKey,
    kid: signing.kid,
    header: { alg: ALGORITHM, typ: TYPE },
  });
  const verifiers = new Map(
    logins.map(({ kid, accessKey }) => [
      kid,
      createVerifier({
        algorithms: [ALGORITHM],
        key: accessKey,
        allowedIss: issuer,
        checkTyp: TYPE,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'iat', 'nbf', 'exp'],
        ignoreExpiration: true,
        ignoreNotBefore: true,
        cache: CACHED_TOKENS,
      }),
    ]),
  );
  const decode = createDecoder({ complete: true });

  const verified = (token: string): unknown => {
    if (!isCanonical(token)) return null;
    try {
      const { kid } = headerSchema.parse(decode(token).header);
      return verifiers.get(kid)?.(token);
    } catch {
      return null;
    }
  };

  return {
    sign({ subject, sessionId, side, role, minutes }, now) {
      const iat = Math.floor(now.getTime() / 1000);
      return signer({
        iss: issuer,
        aud: audienceOf(side),
        sub: subject,
        userId: subject,
        sid: sessionId,
        role,
        iat,
        nbf: iat,
        exp: iat + minutes * 60,
      });
    },
    read(token, now) {
      const result = claimsSchema.safeParse(verified(token));
      if (!result.success) return null;
      const { sub, sid, aud, nbf, exp } = result.data;
      const seconds = Math.floor(now.getTime() / 1000);
      const side = SIDES.find((one) => audienceOf(one) === aud);
      return side && seconds >= nbf && seconds < exp
        ? { subject: sub, sessionId: sid, side }
        : null;
    },
  };
}
