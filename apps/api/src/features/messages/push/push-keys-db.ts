import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { pushKeys } from '../../../db/schema';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';

/** The pair that belongs to a private key; again where none is given. */
function pairOf(privateKey?: string): PushKeys {
  const pair = createECDH(CURVE);
  if (privateKey === undefined) pair.generateKeys();
  else pair.setPrivateKey(privateKey, 'base64url');
  return {
    publicKey: pair.getPublicKey('base64url'),
    // A number that begins with zeros is as long as any other.
    privateKey: pair.getPrivateKey('hex').padStart(64, '0'),
  };
}
const asText = ({ publicKey, privateKey }: PushKeys): PushKeys => ({
  publicKey,
  privateKey: Buffer.from(privateKey, 'hex').toString('base64url'),
});

/**
 * The key that the operator has set, else the one of the database, which the first process that
 * needs it makes.
 */
export async function readPushKeys(
  db: Db,
  given: string | undefined,
  now: Date,
): Promise<PushKeys> {
  if (given !== undefined) return asText(pairOf(given));
  const read = () =>
    db.select({ privateKey: pushKeys.privateKey }).from(pushKeys).where(eq(pushKeys.id, 1));
  const [kept] = await read();
  if (kept) return asText(pairOf(kept.privateKey));
  const { privateKey } = asText(pairOf());
  await db.insert(pushKeys).values({ privateKey, createdAt: now }).onConflictDoNothing();
  const [row] = await read();
  return asText(pairOf(row?.privateKey ?? privateKey));
}
