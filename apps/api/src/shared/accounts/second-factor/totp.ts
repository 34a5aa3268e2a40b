import { STEP_WINDOW, stepOf } from '@academy/domain/second-factor';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

// What every authenticator app understands.
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const totpOf = (secret: string) => new TOTP({ ...SHAPE, secret: Secret.fromBase32(secret) });

/** A fresh secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an authenticator app scans. */
export const uriOf = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...SHAPE, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The code that an app shows at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** The time step whose code was typed, at most one from now's; null: the code is none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({
    token: code,
    timestamp: now.getTime(),
    window: STEP_WINDOW,
  });
  return delta === null ? null : stepOf(now) + delta;
}
