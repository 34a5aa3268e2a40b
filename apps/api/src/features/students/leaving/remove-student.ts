import type { studentEndpoints } from '@academy/domain/students';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/errors/refusal';
import type { Call } from '../../../http/serve';
import { once } from '../../../http/writes/once';
import { transact } from '../../../http/writes/transact';
import { auditManager } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { recordOperation } from '../../../shared/operations/operations-db';
import { refuseTakenPhone, refuseTakenSeats } from '../writing/refuse-taken';
import { signOutStudents } from '../sign-out-db';
import { draftOf, toRecord } from '../student-record';
import { lockOne, lockClaims, readStudent } from '../students-db';
import { writeStudents } from '../writing/write-students-db';

/**
 * Takes a student out of the list. What they applied for and paid stays: the student can come back.
 */
export async function deleteStudent(db: Db, call: Call<typeof studentEndpoints.deleteStudent>) {
  const {
    actor,
    params: { studentId },
    now,
    request,
  } = call;
  return once(db, call, async (tx) => {
    await lockClaims(tx);
    const row = await lockOne(tx, studentId);
    if (row.deletedAt !== null) throw new Refusal('student-deleted');
    const student = draftOf(row);
    await writeStudents(tx, [{ id: studentId, student, deleted: true }], now);
    await signOutStudents(tx, [studentId], 'deleted', now);
    const undo = await recordOperation(
      tx,
      { kind: 'students.delete', by: actor.managerId, at: now, label: row.name },
      [{ entity: 'student', id: studentId, before: student, after: null }],
    );
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'delete-student',
        entity: 'students',
        entityId: studentId,
        subject: row.name,
        before: student,
      },
    );
    await notify(tx, { topic: 'students' });
    return { success: true as const, undo };
  });
}

/**
 * Restores a deleted student, if number and seat are still free. Repeated, it answers like the
 * first time.
 */
export async function restoreStudent(
  db: Db,
  { actor, params: { studentId }, now, request }: Call<typeof studentEndpoints.restoreStudent>,
) {
  return transact(db, async (tx) => {
    await lockClaims(tx);
    const row = await lockOne(tx, studentId);
    if (row.deletedAt === null) return toRecord(row, actor);
    await refuseTakenPhone(tx, row, { viewer: actor, own: studentId, shares: true });
    await refuseTakenSeats(tx, [row]);
    await writeStudents(tx, [{ id: studentId, student: draftOf(row), deleted: false }], now);
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'restore-student',
        entity: 'students',
        entityId: studentId,
        subject: row.name,
        after: draftOf(row),
      },
    );
    const undo = await recordOperation(
      tx,
      { kind: 'students.edit', by: actor.managerId, at: now, label: row.name },
      [{ entity: 'student', id: studentId, before: null, after: draftOf(row) }],
    );
    await notify(tx, { topic: 'students' });
    return { ...toRecord(await readStudent(tx, studentId), actor), undo };
  });
}
