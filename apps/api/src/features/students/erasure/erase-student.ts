import {
  studentFieldTexts,
  ERASED_NAME,
  isTypedName,
  type studentEndpoints,
} from '@academy/domain/students';
import type { Db } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { lockOne, lockClaims } from '../students-db';
import { erasePerson, notifyErased } from './erase-person';

/** Erases a person at a manager's word. There is no undo, so the name has to be typed. */
export async function eraseStudent(db: Db, call: Call<typeof studentEndpoints.eraseStudent>) {
  const {
    actor,
    params: { studentId },
    body: { typed },
    now,
    request,
  } = call;
  return once(db, call, async (tx) => {
    await lockClaims(tx);
    const student = await lockOne(tx, studentId);
    if (!isTypedName(typed, student.name)) refuseFields({ typed: studentFieldTexts.typedName });

    const { emptied, dates } = await erasePerson(tx, student, now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'erase-student',
        entity: 'students',
        entityId: studentId,
        subject: ERASED_NAME,
        after: { emptied },
      },
    );
    await notifyErased(tx, dates);
    return { success: true as const };
  });
}
