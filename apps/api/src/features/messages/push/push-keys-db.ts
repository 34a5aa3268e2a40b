import { createECDH } from 'node:crypto';
import type { ManagerId } from '@academy/domain/ids';
import type { Db, Tx } from '../../../db/database';
import { pushKeys, pushSubscriptions } from '../../../db/schema';
import { transact } from '../../../http/writes/transact';
import {
  openRow,
  readRow,
  resealRow,
  writeFirstRow,
  writeRow,
  type SealingKeys,
} from '../sending/sending-keys-db';

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
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
  };
}

interface Keeper {
  db: Db;
  keys: SealingKeys;
  /** The key of the environment. */
  given: string | undefined;
}

/** Seals the key that a version before kept as it is, or makes the academy's first. */
async function keepFirst({ db, keys }: Omit<Keeper, 'given'>, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const [old] = await tx.delete(pushKeys).returning({ privateKey: pushKeys.privateKey });
    const { privateKey } = pairOf(old?.privateKey);
    await writeFirstRow(tx, keys, { name: 'push', text: privateKey, by: null, now });
  });
}

/**
 * The key that a manager made, else the operator's, else the one that the first process to need it
 * makes. One that was kept under another installation's key is lost, and its devices with it: they
 * come back when their app is opened.
 */
export async function readPushKeys(keeper: Keeper, now: Date): Promise<PushKeys> {
  const { db, keys, given } = keeper;
  const row = await readRow(db, 'push');
  if (given !== undefined && (row?.savedBy ?? null) === null) return pairOf(given);
  if (!row) {
    await keepFirst(keeper, now);
    return readPushKeys(keeper, now);
  }
  const opened = openRow(keys, row);
  if (opened === null)
    return pairOf(await transact(db, (tx) => makePushKey(tx, keys, { by: null, now })));
  if (opened.isOld) await resealRow(db, keys, row, opened.text);
  return pairOf(opened.text);
}

/** Makes another key: what was subscribed under the one before reaches no device any more. */
export async function makePushKey(
  tx: Tx,
  keys: SealingKeys,
  { by, now }: { by: ManagerId | null; now: Date },
): Promise<string> {
  const { privateKey } = pairOf();
  await writeRow(tx, keys, { name: 'push', text: privateKey, by, now });
  await tx.delete(pushSubscriptions);
  return privateKey;
}
