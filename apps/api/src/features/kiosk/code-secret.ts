import type { StudentId } from '@academy/domain/ids';
import { proveCode, type CheckIn, type CodeSecret, type CodeVerdict } from '@academy/domain/kiosk';
import type { Db } from '../../db/database';
import type { AuthKeys } from '../../http/auth/auth-keys';
import { linkSignature } from '../../http/auth/signed-link';
import { hasKiosk } from './kiosks-db';

/** What a student's codes are made of. It is kept nowhere: the server's key makes it again. */
export const secretOf = ([key]: AuthKeys, studentId: StudentId): string =>
  linkSignature([key], `check-in ${studentId}`);

/** Whether a code was the student's own when it was read; a key that was replaced holds on. */
export function verdictOf(
  keys: AuthKeys,
  { studentId, code, at }: CheckIn,
): CodeVerdict | undefined {
  if (!code) return undefined;
  const verdicts = keys.map((key) => proveCode(code, secretOf([key], studentId), new Date(at)));
  return verdicts.find((verdict) => verdict === 'good') ?? verdicts[0];
}

/** For the student's own phone; nothing while there is no device that reads it. */
export const readCodeSecret = async (
  { db, keys }: { db: Db; keys: AuthKeys },
  { studentId, now }: { studentId: StudentId; now: Date },
): Promise<CodeSecret> => ({
  studentId,
  secret: (await hasKiosk(db)) ? secretOf(keys, studentId) : null,
  asOf: now.toISOString(),
});
