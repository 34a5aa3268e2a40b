import type { StudentId } from '@academy/domain/ids';
import type { Tx } from '../../../db/database';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { auditUndo, restoreEntries, type Undoer } from '../../../shared/operations/operations-db';
import { restoringRows } from '../../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../../shared/students/students-db';
import { givenPoints, lockPoint, pointStates, takeBack } from './own-point-db';
import { pointFacts } from './point-states';

/**
 * 되돌리기: points that were given are voided, points that were voided, reworded or answered are
 * restored; later changes stay.
 */
export const undoPoints: Undoer = async (tx, call, operation) => {
  const names = new Map<StudentId, string>();
  const entries: ManagerEntry[] = [];
  const owner = {
    async hold(on: Tx, rows: readonly { studentId: StudentId }[]) {
      const owners = rows.map(({ studentId }) => studentId);
      for (const [id, name] of await lockStudents(on, owners, { alsoDeleted: true }))
        names.set(id, name);
    },
    label: ({ studentId }: { studentId: StudentId }) => names.get(studentId) ?? '',
  };
  const result = await restoreEntries(tx, operation, {
    [givenPoints.entity]: restoringRows(givenPoints, call, {
      ...owner,
      write: (on, changes) =>
        takeBack(
          on,
          changes.flatMap(({ now }) => now?.id ?? []),
          { by: call.actor.managerId, now: call.now },
        ),
    }),
    [pointStates.entity]: restoringRows(pointStates, call, {
      ...owner,
      async follows(on, changes) {
        for (const { now: was, back } of changes) {
          if (!was || !back) continue;
          const after = await lockPoint(on, back.id);
          entries.push({
            action: 'undo-points',
            entity: 'points',
            entityId: back.id,
            subject: after.studentName,
            before: { ...pointFacts({ ...after, ...was }), voidReason: was.voidReason },
            after: { ...pointFacts(after), voidReason: after.voidReason },
          });
        }
      },
    }),
  });
  await auditUndo(tx, call, operation, 'undo-points', result, entries);
  await notify(tx, { topic: 'points' }, [...names.keys()]);
  return result;
};
