import { pointIdSchema, studentIdSchema, type StudentId } from '@academy/domain/ids';
import type { pointManagementEndpoints } from '@academy/domain/points';
import * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { Call } from '../../http/serve';
import { transact } from '../../http/transact';
import { auditManager } from '../../shared/manager-audit-db';
import { notify } from '../../shared/notify-db';
import { restoring, undoOperation } from '../../shared/operations-db';
import { lockStudents } from '../../shared/students-db';
import { readStanding, takeBack } from './own-point-db';

const keptSchema = z.object({ studentId: studentIdSchema });

/** 되돌리기: what one giving gave is voided; what was voided meanwhile stays as it is. */
export function undoPoints(db: Db, call: Call<typeof pointManagementEndpoints.undoPoints>) {
  const {
    actor: { managerId: by },
    now,
    params: { operationId },
  } = call;
  return transact(db, async (tx) => {
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
    const { restored, kept, label } = await undoOperation(
      tx,
      { operationId, kinds: ['points.issue'], by, now },
      { point: restorer },
    );
    await auditManager(tx, call, {
      action: 'undo-points',
      entity: 'points',
      entityId: operationId,
      subject: label,
      after: { restored, kept: kept.length },
    });
    await notify(tx, { topic: 'points' }, [...names.keys()]);
    return { restored, kept };
  });
}
