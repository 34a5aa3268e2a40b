import type { studentEndpoints } from '@academy/domain/students';
import type { Db } from '../../../db/database';
import type { Call } from '../../../http/serve';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { forgetLoginAttempts, signOutStudents } from '../sign-out-db';
import { lockOne } from '../students-db';

/** Ends every login of a student: a lost phone, a number passed on. */
export async function signOutStudent(
  db: Db,
  { actor, params: { studentId }, now, request }: Call<typeof studentEndpoints.signOutStudent>,
) {
  return transact(db, async (tx) => {
    const { name } = await lockOne(tx, studentId);
    const logins = await signOutStudents(tx, [studentId], 'manager', now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'sign-out-student',
        entity: 'students',
        entityId: studentId,
        subject: name,
        after: { logins },
      },
    );
    return { success: true as const };
  });
}

/**
 * Forgets the attempts that were counted against a student's number: they may try again at once.
 */
export async function unlockStudent(
  db: Db,
  { actor, params: { studentId }, request }: Call<typeof studentEndpoints.unlockStudent>,
) {
  return transact(db, async (tx) => {
    const { name, phone } = await lockOne(tx, studentId);
    await forgetLoginAttempts(tx, phone);
    await auditManager(
      tx,
      { actor, request },
      { action: 'unlock-student', entity: 'students', entityId: studentId, subject: name },
    );
    return { success: true as const };
  });
}
