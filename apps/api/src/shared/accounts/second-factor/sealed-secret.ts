import type { ManagerId } from '@academy/domain/ids';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AuthKeys } from '../../../http/auth/auth-keys';

type FactorKeys = Pick<AuthKeys, 'links'>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a secret for one account: in another account's row it does not open. */
export function sealSecret({ links }: FactorKeys, id: ManagerId, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, links[0].factorKey, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Buffer, id: ManagerId, bytes: Buffer): string | null {
  try {
    const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([opener.update(sealed), opener.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The secret, and whether an older key sealed it; null where no key of this server did (the key
 * file is another one).
 */
export function openSecret(
  { links }: FactorKeys,
  id: ManagerId,
  sealed: string,
): { secret: string; isOld: boolean } | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [at, { factorKey }] of links.entries()) {
    const secret = openWith(factorKey, id, bytes);
    if (secret !== null) return { secret, isOld: at > 0 };
  }
  return null;
}
