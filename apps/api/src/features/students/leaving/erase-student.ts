import {
  studentFieldTexts,
  ERASED_NAME,
  isTypedName,
  type studentEndpoints,
} from '@academy/domain/students';
import { seoulDay } from '@academy/domain/time';
import type { Db } from '../../../db/database';
import { refuseFields } from '../../../http/errors/refuse-fields';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { cancelFuture } from './cancel-future';
import { eraseLog, eraseOperations, eraseRow, eraseWords, findTraces } from './erase-db';
import { forgetLoginAttempts, signOutStudents } from '../sign-out-db';
import { lockOne, lockClaims } from '../students-db';

/**
 * Erases a person for good: nothing that says who it was is left, in the list, in what can be taken
 * back, or in the log. Sums of meals and money stay, without a name; meals of the days to come are
 * taken back. There is no undo, so the name has to be typed.
 */
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
    const { name, phone } = await lockOne(tx, studentId);
    if (!isTypedName(typed, name)) refuseFields({ typed: studentFieldTexts.typedName });

    const traces = await findTraces(tx, studentId, name);
    await signOutStudents(tx, [studentId], 'erased', now);
    await forgetLoginAttempts(tx, phone);
    const { dates } = await cancelFuture(tx, { ids: [studentId], today: seoulDay(now) }, now);
    await eraseRow(tx, studentId, now);
    await eraseWords(tx, studentId);
    await eraseOperations(tx, studentId, traces);
    const emptied = await eraseLog(tx, studentId, traces);

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
    await notify(tx, { topic: 'students' });
    if (dates.length > 0) await notify(tx, { topic: 'meals', dates });
    return { success: true as const };
  });
}
