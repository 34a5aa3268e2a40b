import { pointIdSchema, studentIdSchema, type StudentId } from '@academy/domain/ids';
import * as z from 'zod/mini';
import type { ManagerEntry } from '../../../shared/audit/manager-audit-db';
import { notify } from '../../../shared/notify-db';
import { auditUndo, restoreEntries, restoring, type Undoer } from '../../../shared/operations-db';
import { lockStudents } from '../../../shared/students/students-db';
import { readStanding, takeBack, type LockedPoint } from './own-point-db';
import { pointStates } from './point-states';

const keptSchema = z.object({ studentId: studentIdSchema });

/**
 * 되돌리기: points that were given are voided, points that were voided, reworded or answered are
 * restored; later changes stay.
 */
export const undoPoints: Undoer = async (tx, call, operation) => {
  const by = call.actor.managerId;
  const { now } = call;
  const names = new Map<StudentId, string>();
  const restorer = restoring<{ studentId: StudentId }>({
    parse: (kept) => keptSchema.parse(kept),
    async read(on, ids) {
      const pointIds = ids.map((id) => pointIdSchema.parse(id));
      const owners = (await readStanding(on, pointIds)).map(({ studentId }) => studentId);
      for (const [id, name] of await lockStudents(on, owners, { alsoDeleted: true }))
        names.set(id, name);
      return new Map(
        (await readStanding(on, pointIds)).map(({ id, studentId }) => [id, { studentId }]),
      );
    },
    write: (on, changes) =>
      takeBack(
        on,
        changes.map(({ id }) => pointIdSchema.parse(id)),
        { by, now },
      ),
    label: ({ studentId }) => names.get(studentId) ?? '',
  });
  const changed: { points: LockedPoint[]; entries: ManagerEntry[] } = { points: [], entries: [] };
  const result = await restoreEntries(tx, operation, {
    point: restorer,
    'point-state': pointStates(changed),
  });
  await auditUndo(tx, call, operation, 'undo-points', result, changed.entries);
  await notify(tx, { topic: 'points' }, [
    ...names.keys(),
    ...changed.points.map(({ studentId }) => studentId),
  ]);
  return result;
};
