import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a text with a key for one place: what is bound to another place does not open there. */
export function seal(key: Buffer, place: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function openWith(key: Buffer, place: string, bytes: Buffer): string | null {
  try {
    const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([opener.update(sealed), opener.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The text, and whether an older key than the first sealed it; null where no key of this server did
 * (the key file is another one).
 */
export function unseal(
  keys: readonly Buffer[],
  place: string,
  sealed: string,
): { text: string; isOld: boolean } | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [at, key] of keys.entries()) {
    const text = openWith(key, place, bytes);
    if (text !== null) return { text, isOld: at > 0 };
  }
  return null;
}
