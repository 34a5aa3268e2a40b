import { firstAccountCode } from '@academy/domain/accounts';
import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One secret and what is derived from it, so that an access token's key never signs anything else.
 */
export interface AuthKey {
  kid: string;
  accessKey: Buffer;
  refreshKey: Buffer;
  /** Signs the cookie by which a browser is known again. */
  deviceKey: Buffer;
  /** Signs the addresses at which the caterer sees a day's order. */
  linkKey: Buffer;
  /** Signs the challenges of the proof of work. */
  proofKey: Buffer;
  /**
   * For the very first account; the same in every process that has the key, and written nowhere.
   */
  firstAccountCode: string;
}

export type AuthKeys = [AuthKey, ...AuthKey[]];

const ENTRY = /^([\w-]{1,32}):([A-Za-z0-9_-]{43,})$/;
const derive = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `academy/${purpose}`, 32));

/** Whether a text is `kid:secret[,kid:secret…]`, each secret at least 32 bytes in base64url. */
export const areAuthKeys = (text: string): boolean =>
  text.split(',').every((entry) => ENTRY.test(entry));

/** Reads such a text. The first key signs; the others still verify. */
export function parseAuthKeys(text: string): AuthKeys {
  const keys = text.split(',').map((entry): AuthKey => {
    const [, kid, secret] = ENTRY.exec(entry) ?? [];
    if (!kid || !secret)
      throw new Error(
        'JWT_KEYS: expected kid:secret[,kid:secret…] with secrets of 32 bytes or more in base64url',
      );
    const bytes = Buffer.from(secret, 'base64url');
    return {
      kid,
      accessKey: derive(bytes, 'access'),
      refreshKey: derive(bytes, 'refresh'),
      deviceKey: derive(bytes, 'device'),
      linkKey: derive(bytes, 'link'),
      proofKey: derive(bytes, 'proof'),
      firstAccountCode: firstAccountCode(derive(bytes, 'first-account')),
    };
  });
  const [first, ...others] = keys;
  if (!first) throw new Error('JWT_KEYS: no key');
  return [first, ...others];
}

/** A fresh `kid:secret`. */
export const newAuthKey = (): string =>
  `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64url')}`;

/**
 * The key file of an embedded installation, written at its first start and readable by its owner
 * only.
 */
export function storedAuthKeys(dataDir: string): AuthKeys {
  const file = join(dataDir, 'auth-keys');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, newAuthKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseAuthKeys(readFileSync(file, 'utf8').trim());
}
