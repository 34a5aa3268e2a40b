import type { StudentId } from '@academy/domain/ids';
import type { reportEndpoints } from '@academy/domain/study-time';
import { formatMonth, monthAt, type CalendarMonth } from '@academy/domain/time';
import type { Db, Tx } from '../../db/database';
import { isOwnId } from '../../http/auth/own-id';
import { Refusal } from '../../http/errors/refusal';
import type { Call } from '../../http/serve';
import { etagOf, refuseStale } from '../../http/writes/if-match';
import { once } from '../../http/writes/once';
import { auditManager } from '../../shared/audit/manager-audit-db';
import {
  auditUndo,
  recordOperation,
  restoreEntries,
  type Undoer,
} from '../../shared/operations/operations-db';
import { restoringRows, watchRows } from '../../shared/operations/restoring-rows-db';
import { lockStudents } from '../../shared/students/students-db';
import {
  keptRemarks,
  NO_REMARK,
  readRemarks,
  writeRemark,
} from '../../shared/study-time/remarks-db';

interface Place {
  studentId: StudentId;
  month: CalendarMonth;
}

const keyOf = ({ studentId, month }: Place) => `${studentId} ${month}`;

const standing = async (tx: Tx, { studentId, month }: Place) =>
  (await readRemarks(tx, month, studentId)).get(studentId) ?? NO_REMARK;

/**
 * Writes the sentence of a student's month; `If-Match`, if given, must be the present version. An
 * empty one deletes it.
 */
export async function saveRemark(db: Db, call: Call<typeof reportEndpoints.saveRemark>) {
  const { actor, params, body, now, request, reply } = call;
  const place = { studentId: params.studentId, month: monthAt(params.year, params.month) };
  const text = body.text.trim();
  if (!isOwnId(place.studentId)) throw new Refusal('not-found');
  const saved = await once(db, { ...call, again: (tx) => standing(tx, place) }, async (tx) => {
    const name = (await lockStudents(tx, [place.studentId])).get(place.studentId);
    if (name === undefined) throw new Refusal('not-found');
    const before = await standing(tx, place);
    refuseStale(request.headers['if-match'], { version: before.version, current: before });
    if (before.text === text) return before;
    const changes = await watchRows(tx, keptRemarks, [keyOf(place)]);
    await writeRemark(tx, { ...place, text }, { by: actor.managerId, now });
    await auditManager(
      tx,
      { actor, request },
      {
        action: 'save-remark',
        entity: 'students',
        entityId: place.studentId,
        subject: name,
        before: { month: place.month, remark: before.text },
        after: { month: place.month, remark: text },
      },
    );
    const undo = await recordOperation(
      tx,
      {
        kind: 'reports.remark',
        by: actor.managerId,
        at: now,
        label: `${name} · ${formatMonth(place.month)}`,
      },
      await changes(),
    );
    return { ...(await standing(tx, place)), undo };
  });
  reply.header('etag', etagOf(saved.version));
  return saved;
}

/** Takes a sentence back to what was there before. */
export const undoRemark: Undoer = async (tx, call, operation) => {
  const result = await restoreEntries(tx, operation, {
    [keptRemarks.entity]: restoringRows(keptRemarks, call, {
      hold: (on, remarks) =>
        lockStudents(
          on,
          remarks.map(({ studentId }) => studentId),
        ),
      gone: () => ({ text: '' }),
      label: () => operation.label,
    }),
  });
  await auditUndo(tx, call, operation, 'undo-remark', result);
  return result;
};
