import type { StudentId } from '@academy/domain/ids';
import { proveCode, type CheckIn, type CodeSecret, type CodeVerdict } from '@academy/domain/kiosk';
import type { Db } from '../../db/database';
import { linkSignature, type LinkKeys } from '../../http/auth/signed-link';
import { hasKiosk } from './kiosks-db';

/** What a student's codes are made of. It is kept nowhere: the server's key makes it again. */
export const secretOf = (keys: LinkKeys, studentId: StudentId): string =>
  linkSignature(keys, `check-in ${studentId}`);

/** Whether a code was the student's own when it was read; a key that was replaced holds on. */
export function verdictOf(
  { links }: LinkKeys,
  { studentId, code, at }: CheckIn,
): CodeVerdict | undefined {
  if (!code) return undefined;
  const verdicts = links.map((link) =>
    proveCode(code, secretOf({ links: [link] }, studentId), new Date(at)),
  );
  return verdicts.find((verdict) => verdict === 'good') ?? verdicts[0];
}

/** For the student's own phone; nothing while there is no device that reads it. */
export const readCodeSecret = async (
  { db, keys }: { db: Db; keys: LinkKeys },
  { studentId, now }: { studentId: StudentId; now: Date },
): Promise<CodeSecret> => ({
  studentId,
  secret: (await hasKiosk(db)) ? secretOf(keys, studentId) : null,
  asOf: now.toISOString(),
});
