import type { ManagerId } from '@academy/domain/ids';
import { isFreshStep, readTypedFactor } from '@academy/domain/second-factor';
import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/database';
import type { AuthKeys } from '../../../http/auth/auth-keys';
import { spendRecoveryCode, spendStep, type StoredFactor } from './second-factor-db';
import { openSecret, sealSecret } from './sealed-secret';
import { stepOfCode } from './totp';

export const recoveryHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');

/** A code that fits, and is not used up yet. */
export type ProvedFactor =
  | { kind: 'code'; id: ManagerId; step: number; resealed: string | undefined }
  | { kind: 'recovery'; id: ManagerId; hash: string };

/** Whether what was typed is the account's: `unreadable` when no key opens its secret any more. */
export function proveFactor(
  keys: Pick<AuthKeys, 'links'>,
  { managerId: id, sealedSecret, lastStep, recoveryHashes }: StoredFactor,
  { typed, now }: { typed: string; now: Date },
): ProvedFactor | 'wrong' | 'unreadable' {
  const read = readTypedFactor(typed);
  if (read === null) return 'wrong';
  if (read.kind === 'recovery') {
    const hash = recoveryHash(read.code);
    return recoveryHashes.includes(hash) ? { kind: 'recovery', id, hash } : 'wrong';
  }
  const opened = openSecret(keys, id, sealedSecret);
  if (!opened) return 'unreadable';
  const step = stepOfCode(opened.secret, read.code, now);
  if (step === null || !isFreshStep(step, lastStep)) return 'wrong';
  return {
    kind: 'code',
    id,
    step,
    resealed: opened.isOld ? sealSecret(keys, id, opened.secret) : undefined,
  };
}

/** Uses a proof up in the transaction that it opens; false when another call was faster. */
export const spendFactor = (tx: Tx, proved: ProvedFactor): Promise<boolean> =>
  proved.kind === 'code' ? spendStep(tx, proved) : spendRecoveryCode(tx, proved);
