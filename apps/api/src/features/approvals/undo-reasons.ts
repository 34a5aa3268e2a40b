import type { ReasonId, StudentId } from '@academy/domain/ids';
import { existingReason } from '@academy/domain/reasons';
import { askedAgainText } from '@academy/domain/schedule';
import type { Tx } from '../../db/database';
import { notify } from '../../shared/notify-db';
import type { KeptRow } from '../../shared/operations/kept-rows-db';
import { auditUndo, restoreEntries, type Undoer } from '../../shared/operations/operations-db';
import { restoringRows } from '../../shared/operations/restoring-rows-db';
import type { RowChange } from '../../shared/operations/stored-rows-db';
import type { OwnedReason } from '../../shared/schedule/reasons-db';
import {
  keptReasons,
  lockOwnersOfReasons,
  readReasonsById,
  readReasonsOfStudents,
} from './queue/decisions-db';
import { takeBackDecided } from './queue/notify-decided';

type Reason = KeptRow<typeof keptReasons>;

/** A new reason for the same day blocks it. */
async function askedAgain(tx: Tx, changes: readonly RowChange<Reason>[]) {
  const back = changes.flatMap((change) => change.back ?? []);
  const own = await readReasonsOfStudents(
    tx,
    back.map(({ studentId }) => studentId),
  );
  return new Map(
    back
      .filter((reason) =>
        existingReason(
          own.filter(({ studentId, id }) => studentId === reason.studentId && id !== reason.id),
          reason,
        ),
      )
      .map(({ id }) => [id, askedAgainText]),
  );
}

/**
 * Takes back what was decided about reasons: they wait again, and what a manager handed in is
 * withdrawn.
 */
export const undoReasons: Undoer = async (tx, call, operation) => {
  let names: ReadonlyMap<StudentId, string> = new Map();
  let before: OwnedReason[] = [];
  const touched: ReasonId[] = [];
  const result = await restoreEntries(tx, operation, {
    [keptReasons.entity]: restoringRows(keptReasons, call, {
      async hold(on, reasons) {
        const ids = reasons.map(({ id }) => id);
        names = await lockOwnersOfReasons(on, ids);
        before = await readReasonsById(on, ids);
      },
      blocked: askedAgain,
      gone: () => ({ status: 'WITHDRAWN' as const }),
      async follows(_tx, changes) {
        touched.push(...changes.flatMap(({ now }) => now?.id ?? []));
      },
      label: ({ studentId }) => names.get(studentId) ?? '',
    }),
  });
  const after = await readReasonsById(tx, touched);
  await takeBackDecided(tx, 'reason', after);
  await auditUndo(
    tx,
    call,
    operation,
    'undo-schedules',
    result,
    after.map((reason) => ({
      action: 'undo-schedules',
      entity: 'absence-reasons',
      entityId: reason.id,
      subject: names.get(reason.studentId) ?? '',
      before: before.find(({ id }) => id === reason.id),
      after: reason,
    })),
  );
  await notify(
    tx,
    { topic: 'approvals' },
    after.map(({ studentId }) => studentId),
  );
  return result;
};
